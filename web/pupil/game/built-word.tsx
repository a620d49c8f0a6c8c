import type { CSSProperties } from 'react';
import { orderOf, type Spot } from './build-up.ts';

/** Times of building up, in ms: a letter, and the moment before the hard spot. */
const LETTER_MS = 110;
const SPOT_MS = 500;

interface Props {
  word: string;
  /** The hard spot of it. */
  spot: Spot;
  /** When it begins, in ms. */
  after: number;
}

/** A word that is built up letter by letter, the hard spot last and in a colour of its own. Only ever the right one. */
export function BuiltWord({ word, spot, after }: Props) {
  const { turns, outside } = orderOf([...word], spot);
  return (
    <>
      <span className="visually-hidden">{word}</span>
      <span aria-hidden className="built-word">
        {[...word].map((letter, i) => {
          const turn = turns[i]!;
          const isHard = turn >= outside;
          const delay = after + turn * LETTER_MS + (isHard ? SPOT_MS : 0);
          return (
            <span
              key={i}
              className={isHard ? 'hard' : undefined}
              style={{ '--built-after': `${delay}ms` } as CSSProperties}
            >
              {letter}
            </span>
          );
        })}
      </span>
    </>
  );
}

/** How long building up a word takes, in ms. */
export const buildMs = (word: string): number => word.length * LETTER_MS + SPOT_MS;
