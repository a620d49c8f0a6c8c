import { kept } from './ability.ts';
import { findingOf, type Finding } from './change.ts';

/** A result of a test of somebody else. Scale and norm say with what it may be compared. */
export interface ExternalResult {
  provider: string;
  part: string;
  scale: string;
  norm: string;
  score: number;
}

/** What two of them say: a difference in points where both are on one scale, a word only with the error of measurement. */
export type ExternalChange =
  { kind: 'other-norm' } | { kind: 'points'; points: number; z?: number; finding?: Finding };

/** The standard error of measurement of a test, in points, from its spread and reliability. */
export const errorOf = (sd: number, reliability: number): number => kept(sd * Math.sqrt(1 - reliability));

/** Compares two results; `sem` in points, as the manual of the test gives it. Levels are never subtracted. */
export function externalChange(from: ExternalResult, to: ExternalResult, sem?: number): ExternalChange {
  const keys = ['provider', 'part', 'scale', 'norm'] as const;
  if (keys.some((key) => from[key] !== to[key])) return { kind: 'other-norm' };
  const points = kept(to.score - from.score);
  if (sem === undefined) return { kind: 'points', points };
  const z = kept(points / (Math.SQRT2 * sem));
  return { kind: 'points', points, z, finding: findingOf(z) };
}
