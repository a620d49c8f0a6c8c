import type { Reveal } from '../../exercise/index.ts';
import type { Stage } from '../stage.ts';
import type { Text } from '../thing.ts';

/** A stretch of a line: live text, or a gap where `text` is missing. */
export interface Piece {
  text: Text | undefined;
  width: number;
}

export interface Line {
  pieces: Piece[];
  width: number;
}

interface SentenceStyle {
  size: number;
  /** Width of a gap (`___`) in u. */
  gap: number;
  /** A line is not wider than this; then a second one begins, and then the letters get smaller. */
  widest: number;
  colour: string | undefined;
}

/** Padding that a live text keeps around its letters. */
const PAD = 8;
const SMALLEST = 28;
const GAP = '___';

/** Sets a sentence with gaps as live text, on one line or at most two. */
export function breakLines(stage: Stage, sentence: string, style: SentenceStyle): Line[] {
  const one = setLine(stage, sentence, style);
  if (one.width <= style.widest) return [one];
  const cut = nearestSpace(sentence);
  if (cut < 0) {
    if (style.size <= SMALLEST) return [one];
    clear(one);
    return breakLines(stage, sentence, { ...style, size: Math.max(SMALLEST, style.size - 4) });
  }
  clear(one);
  const lines = [sentence.slice(0, cut), sentence.slice(cut + 1)].map((part) => setLine(stage, part, style));
  const tooWide = lines.some((line) => line.width > style.widest);
  if (!tooWide || style.size <= SMALLEST) return lines;
  lines.forEach(clear);
  return breakLines(stage, sentence, { ...style, size: Math.max(SMALLEST, style.size - 4) });
}

function setLine(stage: Stage, line: string, { size, gap, colour }: SentenceStyle): Line {
  const pieces = line
    .split(/(___)/)
    .filter((part) => part !== '')
    .map((part): Piece => {
      if (part === GAP) return { text: undefined, width: gap };
      const text = stage.text(part, 0, 0, { size, ...(colour && { colour }) });
      return { text, width: text.width - PAD };
    });
  return { pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0) };
}

const clear = ({ pieces }: Line) => pieces.forEach(({ text }) => text?.destroy());

/**
 * What belongs in the gap of a text, with its hard spot: the part of the right word that is missing, or all of it where the
 * gap stands alone. Undefined where the word does not fit around the gap.
 */
export function inGap(text: string, { text: word, from, to }: Reveal): Reveal | undefined {
  const token = text.split(/\s+/).find((part) => part.includes(GAP));
  if (token === undefined || token.indexOf(GAP) !== token.lastIndexOf(GAP)) return undefined;
  const bare = token.replace(/^[^\p{L}_]+|[^\p{L}_]+$/gu, '');
  const [before = '', after = ''] = bare.split(GAP);
  const isAround =
    word.toLowerCase().startsWith(before.toLowerCase()) && word.toLowerCase().endsWith(after.toLowerCase());
  const [start, end] = [[...before].length, [...word].length - [...after].length];
  if (!isAround || end <= start) return undefined;
  const missing = [...word].slice(start, end).join('');
  if (before === '' && after === '') return { text: word, from, to };
  return { text: missing, from: 0, to: end - start };
}

/** The space nearest to the middle, or -1. */
function nearestSpace(sentence: string): number {
  const middle = sentence.length / 2;
  let best = -1;
  for (let at = sentence.indexOf(' '); at >= 0; at = sentence.indexOf(' ', at + 1)) {
    if (best < 0 || Math.abs(at - middle) < Math.abs(best - middle)) best = at;
  }
  return best;
}
