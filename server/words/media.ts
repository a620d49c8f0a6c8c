import type { Picture, Speech } from '../../engine/exercise/index.ts';
import { spokenText, type Media, type Word } from '../../engine/spelling/index.ts';
import { readPictures } from './pictures.ts';

/** Where the speech of a text and the pictures are. */
export interface MediaAddresses {
  speechUrl(text: string): string;
  /** Address of the folder of the pictures, with a slash at its end. */
  pictures: string;
}

/** Turns texts and words into what can be heard and seen. */
export function createMedia({ speechUrl, pictures }: MediaAddresses): Media {
  const { describe } = readPictures();
  return {
    speech: (text): Speech => ({ text, url: speechUrl(text) }),
    picture: ({ picture, text }): Picture | undefined =>
      picture === undefined
        ? undefined
        : { name: picture, url: `${pictures}${picture}.webp`, alt: describe(picture) ?? text },
  };
}

/** Every text that an exercise about one of the words may speak. */
export const spokenTexts = (words: readonly Word[]): string[] => [
  ...new Set(words.flatMap((word) => [spokenText(word), ...(word.sentence ? [word.sentence] : [])])),
];
