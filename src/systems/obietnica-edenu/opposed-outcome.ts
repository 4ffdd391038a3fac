import { degreeOf } from './degrees.ts';

/** Who wins an opposed test, by how much, and who fails at what. 5B. Testy Sporne. */

export interface Skills {
  readonly skill: number | null;
  readonly 'opponent-skill': number | null;
}

export interface OpposedReadings {
  readonly 'opposed.needs-success': 'yes' | 'no';
  readonly 'opposed.negative': 'zero' | 'signed';
  readonly 'opposed.skill-tie-degree': 'advantage-0' | 'success';
  readonly 'opposed.tie-at-zero': 'by-needs-success' | 'skill' | 'nothing';
  readonly 'opposed.tie-without-skill': 'nothing' | 'as-zero';
  readonly 'opposed.loser-failure': 'none' | 'applies';
}

/** The net results of both sides. */
export interface Nets {
  readonly own: number;
  readonly other: number;
}

export type Winner = 'own' | 'other' | 'nobody';

export function winnerOf({ own, other }: Nets, skills: Skills, readings: OpposedReadings): Winner {
  if (own === other) return tieWinner(own, skills, readings);
  if (Math.max(own, other) <= 0 && readings['opposed.needs-success'] === 'yes') return 'nobody';
  return own > other ? 'own' : 'other';
}

/** A tie goes to the higher Skill. */
function tieWinner(net: number, skills: Skills, readings: OpposedReadings): Winner {
  if (net <= 0) {
    const atZero = readings['opposed.tie-at-zero'];
    const needsSuccess = atZero === 'by-needs-success' && readings['opposed.needs-success'] === 'yes';
    if (needsSuccess || atZero === 'nothing') return 'nobody';
  }
  const { skill, 'opponent-skill': opponentSkill } = skills;
  if ((skill === null || opponentSkill === null) && readings['opposed.tie-without-skill'] === 'nothing')
    return 'nobody';
  const lead = (skill ?? 0) - (opponentSkill ?? 0);
  return lead === 0 ? 'nobody' : lead > 0 ? 'own' : 'other';
}

/** By how many successes the one result beats the other; a result below zero counts as 0 or is subtracted as it is. */
export function advantageOver(net: number, beaten: number, negative: 'zero' | 'signed'): number {
  return negative === 'signed' ? net - beaten : Math.max(0, net) - Math.max(0, beaten);
}

/** The advantage, above zero for the own side and below it for the other. */
export function advantageOf(nets: Nets, skills: Skills, readings: OpposedReadings): number {
  return winnerOf(nets, skills, readings) === 'nobody'
    ? 0
    : advantageOver(nets.own, nets.other, readings['opposed.negative']);
}

/** The degree of the winner's success; an advantage of 0 is on no row of the table. */
export function degreeOfWin(nets: Nets, skills: Skills, readings: OpposedReadings): string {
  const advantage = Math.abs(advantageOf(nets, skills, readings));
  if (advantage > 0) return degreeOf(advantage);
  return readings['opposed.skill-tie-degree'];
}

/** The degree of failure that a side suffers besides not having won, or `none`. */
export function failureOf(side: 'own' | 'other', nets: Nets, skills: Skills, readings: OpposedReadings): string {
  const spared = readings['opposed.loser-failure'] === 'none' || winnerOf(nets, skills, readings) === side;
  return spared || nets[side] > 0 ? 'none' : degreeOf(nets[side]);
}
