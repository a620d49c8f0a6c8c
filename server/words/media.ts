import type { Picture, Speech } from '../../engine/exercise/index.ts';
import type { Media, Word } from '../../engine/spelling/index.ts';

/** Where the speech of a text and the pictures are. */
export interface MediaAddresses {
  speechUrl(text: string): string;
  /** Folder of the pictures, such as `/app/art/pictures/`. */
  pictures: string;
}

/** Turns texts and words into what can be heard and seen. */
export function createMedia({ speechUrl, pictures }: MediaAddresses): Media {
  return {
    speech: (text): Speech => ({ text, url: speechUrl(text) }),
    picture: (word: Word): Picture | undefined =>
      word.picture === undefined
        ? undefined
        : { name: word.picture, url: `${pictures}${word.picture}.webp`, alt: word.text },
  };
}
