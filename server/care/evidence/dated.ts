import type { NormNumbers } from '../../contract/care-evidence.ts';

interface DatedNorm {
  key: string;
  /** What the field calls it. */
  title: string;
  /** First and last day on which it holds. */
  from: string;
  to: string | null;
  numbers: NormNumbers;
  source: string;
  checkedOn: string;
}

/**
 * Norms as public pages tell them. Regions differ, and older pages still tell of a way by spelling: the office confirms a norm before any
 * school sees a list. A new one is one entry more.
 */
export const DATED_NORMS: readonly DatedNorm[] = [
  {
    key: 'nl-pddb3',
    title: 'Protocol 3.0, Nederland',
    from: '2022-01-01',
    to: null,
    numbers: { moments: 3, periods: 2, weeks: 12, minutes: 60, size: 3 },
    source: 'nkd.nl (protocol 3.0), dyslexiecentraal.nl',
    checkedOn: '2026-11-28',
  },
];
