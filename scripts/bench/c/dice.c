/*
 * The simulations of the benchmark in C, by the algorithm of src/random: for each trial a Philox4x32-10 block, which
 * is the state of xoshiro128**, whose words become unbiased bounded integers (Lemire), a score and a tally.
 *
 *   dice VARIANT TRIALS FIRST_TRIAL KEY0 KEY1 KEY2 KEY3
 *
 * prints the seconds that the loop took and then the counts of the results from the least upward.
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TEST_DICE = 0, TEST_CARDS = 2 }; /* the purposes' places in src/random/purpose.ts */

typedef struct {
  uint32_t a, b, c, d;
} Stream;

static Stream stream_of_trial(uint64_t trial, uint32_t purpose, const uint32_t key[4]) {
  uint32_t c0 = (uint32_t)trial, c1 = (uint32_t)(trial >> 32) | (purpose << 24), c2 = key[2], c3 = key[3];
  uint32_t k0 = key[0], k1 = key[1];
  for (int round = 0; round < 10; round++) {
    uint64_t product0 = (uint64_t)c0 * 0xD2511F53u;
    uint64_t product1 = (uint64_t)c2 * 0xCD9E8D57u;
    c0 = (uint32_t)(product1 >> 32) ^ c1 ^ k0;
    c1 = (uint32_t)product1;
    c2 = (uint32_t)(product0 >> 32) ^ c3 ^ k1;
    c3 = (uint32_t)product0;
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return (Stream){c0, c1, c2, c3};
}

static inline uint32_t rotate_left(uint32_t word, int by) { return word << by | word >> (32 - by); }

static inline uint32_t next_word(Stream *s) {
  uint32_t word = rotate_left(s->b * 5, 7) * 9;
  uint32_t shifted = s->b << 9;
  s->c ^= s->a;
  s->d ^= s->b;
  s->b ^= s->c;
  s->a ^= s->d;
  s->c ^= shifted;
  s->d = rotate_left(s->d, 11);
  return word;
}

static inline uint32_t below(Stream *s, uint32_t bound) {
  uint64_t product = (uint64_t)next_word(s) * bound;
  if ((uint32_t)product < bound) {
    uint32_t excess = -bound % bound;
    while ((uint32_t)product < excess) product = (uint64_t)next_word(s) * bound;
  }
  return (uint32_t)(product >> 32);
}

/* 7k10 at PT 6, ones subtract: a result is the net number of successes plus 7. */

enum { POOL = 7, POOL_PT = 6, POOL_RESULTS = 2 * POOL + 1 };

static int8_t score_of_face[10], score_of_four[10000], score_of_three[1000];

static inline int pool_plain(Stream *s) {
  int net = 0;
  for (int die = 0; die < POOL; die++) {
    int face = (int)below(s, 10) + 1;
    if (face >= POOL_PT) net++;
    else if (face == 1) net--;
  }
  return net + POOL;
}

static inline int pool_table(Stream *s) {
  int net = 0;
  for (int die = 0; die < POOL; die++) net += score_of_face[below(s, 10)];
  return net + POOL;
}

static inline int pool_composite(Stream *s) {
  int four = score_of_four[below(s, 10000)];
  return four + score_of_three[below(s, 1000)] + POOL;
}

/* k20 + 3 against PT 12: a result is a degree, 0 (critical failure) to 3 (critical success). */

enum { MODIFIER = 3, CHECK_PT = 12, DEGREES = 4 };

static int8_t degree_of_face[20];

static inline int check_plain(Stream *s) {
  int face = (int)below(s, 20) + 1;
  if (face == 20) return 3;
  if (face == 1) return 0;
  int margin = face + MODIFIER - CHECK_PT;
  if (margin >= 5) return 3;
  if (margin >= 0) return 2;
  return margin > -5 ? 1 : 0;
}

static inline int check_table(Stream *s) { return degree_of_face[below(s, 20)]; }

/*
 * Five of 54 cards against 25 points: a card of the suit tested counts, one other is given that suit, a joker that is
 * needed is a king of it. A result is passed + 2 * passed without jokers + 4 * joker drawn.
 */

enum { HAND = 5, DECK = 54, SUITED = 52, SUIT = 3, RANKS = 13, NEEDED = 25, FIGURE = 10, HAND_RESULTS = 32 };

static uint8_t deck[DECK], points_in_suit[DECK], points_elsewhere[DECK], is_joker[DECK];

static inline int hand_result(int total, int jokers) {
  int without = total >= NEEDED;
  int passed = total + FIGURE * jokers >= NEEDED;
  return passed + 2 * without + 4 * (jokers > 0);
}

/* Draws the card of that place by a step of the Fisher-Yates shuffle. */
static inline int draw(Stream *s, int drawn, uint8_t *pick) {
  *pick = (uint8_t)((uint32_t)drawn + below(s, (uint32_t)(DECK - drawn)));
  uint8_t card = deck[*pick];
  deck[*pick] = deck[drawn];
  deck[drawn] = card;
  return card;
}

static inline void put_back(const uint8_t *picks) {
  for (int drawn = HAND - 1; drawn >= 0; drawn--) {
    uint8_t card = deck[picks[drawn]];
    deck[picks[drawn]] = deck[drawn];
    deck[drawn] = card;
  }
}

static inline int hand_plain(Stream *s) {
  uint8_t picks[HAND];
  int sum = 0, best = 0, jokers = 0;
  for (int drawn = 0; drawn < HAND; drawn++) {
    int card = draw(s, drawn, &picks[drawn]);
    if (card >= SUITED) {
      jokers++;
      continue;
    }
    int rank = card % RANKS + 1;
    int points = rank < FIGURE ? rank : FIGURE;
    if (card / RANKS == SUIT) sum += points;
    else if (points > best) best = points;
  }
  put_back(picks);
  return hand_result(sum + best, jokers);
}

static inline int hand_table(Stream *s) {
  uint8_t picks[HAND];
  int sum = 0, best = 0, jokers = 0;
  for (int drawn = 0; drawn < HAND; drawn++) {
    int card = draw(s, drawn, &picks[drawn]);
    int elsewhere = points_elsewhere[card];
    sum += points_in_suit[card];
    best = elsewhere > best ? elsewhere : best;
    jokers += is_joker[card];
  }
  put_back(picks);
  return hand_result(sum + best, jokers);
}

static void fill_tables(void) {
  for (int card = 0; card < DECK; card++) {
    int rank = card % RANKS + 1;
    int points = card >= SUITED ? 0 : rank < FIGURE ? rank : FIGURE;
    deck[card] = (uint8_t)card;
    is_joker[card] = card >= SUITED;
    points_in_suit[card] = (uint8_t)(card / RANKS == SUIT ? points : 0);
    points_elsewhere[card] = (uint8_t)(card / RANKS == SUIT ? 0 : points);
  }
  for (int i = 0; i < 10; i++) score_of_face[i] = i + 1 >= POOL_PT ? 1 : i == 0 ? -1 : 0;
  for (int i = 0; i < 1000; i++) {
    score_of_three[i] = score_of_face[i % 10] + score_of_face[i / 10 % 10] + score_of_face[i / 100];
  }
  for (int i = 0; i < 10000; i++) score_of_four[i] = score_of_three[i % 1000] + score_of_face[i / 1000];
  for (int i = 0; i < 20; i++) {
    int margin = i + 1 + MODIFIER - CHECK_PT;
    degree_of_face[i] = i == 19 || (i > 0 && margin >= 5) ? 3 : i == 0 || margin <= -5 ? 0 : margin >= 0 ? 2 : 1;
  }
}

typedef struct {
  uint64_t first, end, counts[HAND_RESULTS];
  uint32_t key[4];
} Job;

/* One loop for each variant: the compiler inlines `result`. */
#define VARIANT(result, purpose)                                   \
  static void result##_by_trial(Job *job) {                        \
    for (uint64_t trial = job->first; trial < job->end; trial++) { \
      Stream stream = stream_of_trial(trial, purpose, job->key);   \
      job->counts[result(&stream)]++;                              \
    }                                                              \
  }
#define ONE_STREAM_VARIANT(result)                                 \
  static void result##_one_stream(Job *job) {                      \
    Stream stream = stream_of_trial(job->first, TEST_DICE, job->key); \
    for (uint64_t trial = job->first; trial < job->end; trial++) { \
      job->counts[result(&stream)]++;                              \
    }                                                              \
  }

VARIANT(pool_plain, TEST_DICE)
VARIANT(pool_table, TEST_DICE)
VARIANT(pool_composite, TEST_DICE)
VARIANT(check_plain, TEST_DICE)
VARIANT(check_table, TEST_DICE)
VARIANT(hand_plain, TEST_CARDS)
VARIANT(hand_table, TEST_CARDS)
ONE_STREAM_VARIANT(pool_plain)
ONE_STREAM_VARIANT(pool_table)

static const struct {
  const char *name;
  void (*run)(Job *);
  int results;
} VARIANTS[] = {
    {"pool-plain", pool_plain_by_trial, POOL_RESULTS},
    {"pool-table", pool_table_by_trial, POOL_RESULTS},
    {"pool-composite", pool_composite_by_trial, POOL_RESULTS},
    {"pool-plain-one-stream", pool_plain_one_stream, POOL_RESULTS},
    {"pool-table-one-stream", pool_table_one_stream, POOL_RESULTS},
    {"check-plain", check_plain_by_trial, DEGREES},
    {"check-table", check_table_by_trial, DEGREES},
    {"hand-plain", hand_plain_by_trial, HAND_RESULTS},
    {"hand-table", hand_table_by_trial, HAND_RESULTS},
};

static double seconds_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

int main(int count, char **arguments) {
  if (count != 8) return 2;
  fill_tables();
  Job job = {.first = strtoull(arguments[3], NULL, 10)};
  job.end = job.first + strtoull(arguments[2], NULL, 10);
  for (int word = 0; word < 4; word++) job.key[word] = (uint32_t)strtoul(arguments[4 + word], NULL, 10);
  for (size_t variant = 0; variant < sizeof VARIANTS / sizeof *VARIANTS; variant++) {
    if (strcmp(arguments[1], VARIANTS[variant].name) != 0) continue;
    double start = seconds_now();
    VARIANTS[variant].run(&job);
    printf("%.9f", seconds_now() - start);
    for (int result = 0; result < VARIANTS[variant].results; result++) printf(" %" PRIu64, job.counts[result]);
    putchar('\n');
    return 0;
  }
  return 2;
}
