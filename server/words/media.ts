import type { Picture, Speech } from '../../engine/exercise/index.ts';
import { spokenText, type Media, type Word } from '../../engine/spelling/index.ts';

/** Where the speech of a text and the pictures are. */
export interface MediaAddresses {
  speechUrl(text: string): string;
  /** Address of the folder of the pictures, with a slash at its end. */
  pictures: string;
}

/** Turns texts and words into what can be heard and seen. */
export const createMedia = ({ speechUrl, pictures }: MediaAddresses): Media => ({
  speech: (text): Speech => ({ text, url: speechUrl(text) }),
  picture: (word): Picture | undefined =>
    word.picture === undefined
      ? undefined
      : { name: word.picture, url: `${pictures}${word.picture}.webp`, alt: word.text },
});

/** Every text that an exercise about one of the words may speak. */
export const spokenTexts = (words: readonly Word[]): string[] => [
  ...new Set(words.flatMap((word) => [spokenText(word), ...(word.sentence ? [word.sentence] : [])])),
];
