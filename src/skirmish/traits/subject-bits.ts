import { EXERTIONS, type Exertion, TEST_SUBJECTS, type TestSubject } from './trait.ts';

/** The bit of a kind or an occasion of tests. */
export function subjectBit(subject: TestSubject): number {
  return 1 << TEST_SUBJECTS.indexOf(subject);
}

export function subjectBits(subjects: readonly TestSubject[]): number {
  return subjects.reduce((sum, subject) => sum | subjectBit(subject), 0);
}

export function exertionBit(exertion: Exertion): number {
  return 1 << EXERTIONS.indexOf(exertion);
}

export function exertionBits(exertions: readonly Exertion[]): number {
  return exertions.reduce((sum, exertion) => sum | exertionBit(exertion), 0);
}
