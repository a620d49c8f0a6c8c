import type { Picture, Speech } from '../../engine/exercise/index.ts';
import { spokenText, type Media, type Word } from '../../engine/spelling/index.ts';

/** What exercises hear and see is made of. */
export interface MediaSources {
  speech: {
    url(text: string): string;
    /** Speaks texts beforehand, in the background. */
    warm(texts: Iterable<string>): Promise<void>;
  };
  /** Address of the folder of the pictures, with a slash at its end. */
  pictures: string;
}

/** Turns texts and words into what can be heard and seen. A text that is dealt is spoken at once, so that no game waits. */
export function createMedia({ speech, pictures }: MediaSources): Media {
  return {
    speech(text): Speech {
      void speech.warm([text]);
      return { text, url: speech.url(text) };
    },
    picture: (word: Word): Picture | undefined =>
      word.picture === undefined
        ? undefined
        : { name: word.picture, url: `${pictures}${word.picture}.webp`, alt: word.text },
  };
}

/** Every text that an exercise about one of the words may speak. */
export const spokenTexts = (words: readonly Word[]): string[] => [
  ...new Set(words.flatMap((word) => [spokenText(word), ...(word.sentence ? [word.sentence] : [])])),
];
