import type { Span } from '../analyse/types.ts';
import type { Arc } from './align.ts';
import { areNeighbours } from './keyboard.ts';

/** What went wrong with the fingers and not with the spelling; `other word` is when nothing fits what was typed. */
export type SlipKind =
  | 'omission'
  | 'insertion'
  | 'transposition'
  | 'neighbour key'
  | 'double letter'
  | 'other letter'
  | 'capital'
  | 'other word';

/** A slip, at the letters of the word that it touches. */
export interface Slip extends Span {
  kind: SlipKind;
}

/** A rule that fits costs less than any of these; two rules cost more than one slip. */
const COST = {
  transposition: 2.5,
  'double letter': 2.5,
  'neighbour key': 2.7,
  omission: 2.8,
  insertion: 2.8,
  'other letter': 3.4,
} as const;

type Loose = keyof typeof COST;

/** The slips that are possible at one place of the word and one of what was typed. */
export function slipsAt(word: string, typed: string, belgian: boolean) {
  return (at: number, typedAt: number): Arc<Loose>[] => {
    const arc = (what: Loose, to: number, given: string) => ({ from: at, to, given, cost: COST[what], what });
    const [own, key] = [word[at], typed[typedAt]];
    const found: Arc<Loose>[] = [];
    if (own !== undefined) found.push(arc('omission', at + 1, ''));
    if (key === undefined) return found;
    const repeats = key === word[at - 1] && key === typed[typedAt - 1];
    found.push(arc(repeats ? 'double letter' : 'insertion', at, key));
    if (own === undefined || own === key) return found;
    found.push(arc(areNeighbours(own, key, belgian) ? 'neighbour key' : 'other letter', at + 1, key));
    if (word[at + 1] === key && typed[typedAt + 1] === own)
      found.push(arc('transposition', at + 2, key + own));
    return found;
  };
}
