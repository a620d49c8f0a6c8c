import type { Measure } from '../contract/lvs-heads.ts';
import { readMoment } from '../contract/lvs-moment.ts';
import type { LvsMended } from '../contract/lvs.ts';
import type { Variant } from '../contract/variant.ts';
import { isNothing, readDay } from './cells.ts';
import type { Fix, FoundResult } from './draft.ts';
import { take, withLevel } from './results.ts';

const MEASURES = ['level', 'skillScore', 'percentile'] as const satisfies readonly (Measure &
  keyof LvsMended)[];

/** What can't be read of what somebody typed instead of a cell, by field. */
export function mendFaults(typed: LvsMended, variant: Variant): Record<string, string> {
  const faults: Record<string, string> = {};
  const trial: FoundResult = { key: '', line: 0, who: {}, faults: [], notices: [] };
  for (const measure of MEASURES) {
    trial.faults = [];
    take(trial, measure, '', plain(typed[measure]));
    if (trial.faults.length > 0) faults[measure] = MESSAGES[measure];
  }
  if (plain(typed.moment) && !readMoment(plain(typed.moment), variant)) faults.moment = MOMENT[variant];
  if (plain(typed.takenAt) && !readDay(plain(typed.takenAt)))
    faults.takenAt = 'Vul een dag in zoals 28-1-2026.';
  return faults;
}

const MESSAGES = {
  level: 'Vul een niveau in: I tot en met V, of A tot en met E.',
  skillScore: 'Vul een getal in, zoals 72,4.',
  percentile: 'Vul een getal van 0 tot en met 100 in.',
};
const MOMENT: Record<Variant, string> = {
  nl: 'Vul een moment in, zoals M5.',
  be: 'Vul een moment in, zoals midden 3e leerjaar.',
};

const plain = (text: string | undefined) => (text === undefined || isNothing(text) ? '' : text.trim());

/** A result with what somebody typed instead of its cells; what was left empty is gone. */
export function mended(result: FoundResult, fix: Fix | undefined, variant: Variant): FoundResult {
  const typed = fix?.mended;
  if (!typed) return result;
  const better: FoundResult = { ...result, faults: [], notices: [] };
  for (const measure of MEASURES) {
    if (typed[measure] === undefined) continue;
    delete better[measure];
    take(better, measure, measure, plain(typed[measure]));
  }
  if (typed.moment !== undefined) {
    delete better.moment;
    const moment = readMoment(plain(typed.moment), variant);
    if (moment) better.moment = moment;
  }
  if (typed.takenAt !== undefined) {
    delete better.takenAt;
    const day = readDay(plain(typed.takenAt));
    if (day) better.takenAt = day;
  }
  withLevel(better, better.level?.scale ?? 'I-V');
  // A digit that was typed is meant.
  better.notices = better.notices.filter((notice) => notice !== 'LVS_DIGIT_LEVEL');
  return better;
}
