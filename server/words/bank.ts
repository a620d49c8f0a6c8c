import type { Category, Lexicon, Word } from '../../engine/spelling/index.ts';

/** The word bank of this server, read once at start. */
export interface WordBank extends Lexicon {
  /** The categories that pupils practise, in learning order. */
  categories: readonly Category[];
  /** Any category, contrast categories included. */
  category(id: string): Category | undefined;
  word(id: string): Word | undefined;
}
