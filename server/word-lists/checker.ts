import type { Media } from '../../engine/spelling/index.ts';
import type { Variant } from '../contract/variant.ts';
import { MOST_LINES, type AboutWord, type CheckedLine, type ListWord } from '../contract/word-lists.ts';
import { lookApart } from './look-apart.ts';
import type { Accepted, Looked, Looker } from './look.ts';

/** Looks at words that somebody wants practised. */
export interface ListChecker {
  /**
   * A verdict on each word of a pasted text, in order, and what the games make of it; `rest` is the first line that was
   * not looked at when there were more than `most`.
   */
  check(
    text: string,
    variant: Variant,
    options?: { most?: number; asWords?: boolean | undefined },
  ): Promise<{ lines: CheckedLine[]; rest?: number }>;
  /** The words in their normal form, with a mark on doubtful ones, or per index why one can't be used, in Dutch. */
  accept(words: readonly ListWord[]): Promise<Accepted>;
  /** Ends it with the server. */
  close(): Promise<void>;
}

/**
 * A checker; `mediaOf` finds what can be heard and seen of a word, made ready for who asks. It looks at words on a thread of its
 * own (look-apart.ts), unless it is given another looker.
 */
export function createListChecker(
  mediaOf: (variant: Variant) => Media,
  looker: Looker & Partial<Pick<ListChecker, 'close'>> = lookApart(),
): ListChecker {
  return {
    async check(text, variant, { most = MOST_LINES, asWords = false } = {}) {
      const media = mediaOf(variant);
      const { lines, ...rest } = await looker.text(text, most, asWords);
      return {
        lines: lines.map(({ about, ...line }) =>
          about ? { ...line, about: withMedia(about, media) } : line,
        ),
        ...rest,
      };
    },
    accept: (words) => looker.accept(words),
    close: async () => looker.close?.(),
  };
}

function withMedia({ spoken, pictured, ...about }: Looked, media: Media): AboutWord {
  const picture = media.picture(pictured);
  return {
    ...about,
    speech: media.speech(spoken).url,
    ...(picture && { picture: { url: picture.url, alt: picture.alt } }),
  };
}
