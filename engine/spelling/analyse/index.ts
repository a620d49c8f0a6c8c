import { detect } from './detect/index.ts';
import { normalise } from './normalise.ts';
import { read } from './tokens.ts';
import type { Analysis, Token } from './types.ts';

export { normalise } from './normalise.ts';
export { isSureOfSyllables } from './sure.ts';
export type {
  Analysis,
  Certainty,
  Finding,
  Normalised,
  Refusal,
  Role,
  Span,
  Token,
  VowelKind,
} from './types.ts';

const NOTHING: Analysis = {
  word: '',
  graphemes: [],
  syllables: [],
  klankgroepen: [],
  parts: [],
  categories: [],
};

/** The graphemes of a word with all that is known of each; none where `normalise` refuses the text. */
export function tokens(text: string): Token[] {
  const normal = normalise(text);
  return 'refused' in normal ? [] : read(normal.word).tokens;
}

/**
 * Understands a word: graphemes (rules G of the design), written and heard syllables (S), compound parts (S4) and the
 * spelling categories that apply, each with the letters that it concerns (C). Takes any text: what `normalise` refuses
 * (N) has an analysis with nothing in it.
 */
export const analyse = (text: string): Analysis => dissect(text).analysis;

/** The same, with all that is known of each grapheme. */
export function dissect(text: string): { analysis: Analysis; tokens: Token[] } {
  const normal = normalise(text);
  if ('refused' in normal) return { analysis: NOTHING, tokens: [] };
  const reading = read(normal.word);
  const { word, parts } = reading;
  const written = parts.flatMap((part) => part.syllables);
  const analysis = {
    word,
    graphemes: reading.tokens.map((token) => token.text),
    syllables: written.map((span) => word.slice(span.from, span.to)),
    klankgroepen: heard(written, reading.tokens).map((span) => word.slice(span.from, span.to)),
    parts: parts.map(({ from, to }) => ({ from, to })),
    categories: detect(reading),
  };
  return { analysis, tokens: reading.tokens };
}

/** The syllables with what runs on over a border given to the right one: bom-men is heard as bo-mmen. */
function heard(written: readonly { from: number; to: number }[], all: readonly Token[]) {
  const borders = new Map(
    all
      .filter((token) => token.straddles && token.role === 'coda')
      .map((token) => [token.syllable, token.from]),
  );
  let moved: number | undefined;
  return written.map(({ from, to }, i) => {
    const start = moved ?? from;
    moved = borders.get(i);
    return { from: start, to: moved ?? to };
  });
}
