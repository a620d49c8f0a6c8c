import type { Part, Reading } from '../tokens.ts';
import type { Certainty, Span, Token } from '../types.ts';

/** A place that a category concerns; without a certainty it is by rule. */
export type Spot = Span & { certainty?: Certainty };

/** Finds all places of one category in a word. */
export type Detector = (reading: Reading) => Spot[];

/** The span of some tokens in a row. */
export const spanOf = (first: Token, last: Token = first): Span => ({ from: first.from, to: last.to });

/** A place counted from the end of a part. */
export const tail = (part: Part, length: number, certainty?: Certainty): Spot => ({
  from: part.to - length,
  to: part.to,
  ...(certainty && { certainty }),
});

/** The tokens that fit, each as a place. */
export const spotsWhere =
  (fits: (token: Token) => boolean): Detector =>
  ({ tokens }) => {
    const spots: Spot[] = [];
    for (const token of tokens) if (fits(token)) spots.push(spanOf(token));
    return spots;
  };

/** The places where one of some letters stands in a word. */
export const spotsOf =
  (letters: string): Detector =>
  ({ lower }) => {
    const spots: Spot[] = [];
    for (let at = 0; at < lower.length; at++)
      if (letters.includes(lower[at]!)) spots.push({ from: at, to: at + 1 });
    return spots;
  };

/** What a part says of itself, for each part of a word. */
export const perPart =
  (look: (part: Part, reading: Reading) => Spot | undefined): Detector =>
  (reading) => {
    const spots: Spot[] = [];
    for (const part of reading.parts) {
      const spot = look(part, reading);
      if (spot) spots.push(spot);
    }
    return spots;
  };

/** The same for the last part only. */
export const inLastPart =
  (look: (part: Part, reading: Reading) => Spot | undefined): Detector =>
  (reading) => {
    const found = look(reading.parts.at(-1)!, reading);
    return found ? [found] : [];
  };

/** The tokens of a syllable, counted over the whole word. */
export const inSyllable = (tokens: readonly Token[], syllable: number) =>
  tokens.filter((token) => token.syllable === syllable);

/** Whether a token is the last of its syllable and not run on over its border. */
export const endsSyllable = (token: Token, next: Token | undefined) =>
  next !== undefined && next.part === token.part && next.syllable > token.syllable && next.role !== 'mark';
