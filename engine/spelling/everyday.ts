import { BASE_WORDS } from './analyse/lexicon/words.ts';
import { createMemo } from './memo.ts';
import type { Lexicon, Media } from './request.ts';
import type { Word } from './word.ts';

/** Letters that sound the same in many words. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/ij/g, 'ei'],
  [/ou/g, 'au'],
  [/dt?$/, 't'],
  [/b$/, 'p'],
  [/cht?|gt?$/g, 'g'],
  [/c(?=[eiy])/g, 's'],
  [/c|qu/g, 'k'],
];

/** Names, to lay beside a name. */
const NAMES =
  'Aalst Alkmaar Amsterdam Anna Antwerpen Arnhem België Bram Breda Brugge Brussel Daan Delft Duitsland Eindhoven ' +
  'Emma Engeland Eva Frankrijk Friesland Gent Haarlem Iris Italië Jonas Kim Leiden Leuven Limburg Luuk Maastricht ' +
  'Mechelen Milan Nederland Noor Oostende Parijs Rik Rotterdam Sara Sofie Spanje Tilburg Utrecht Vera Wim Zeeland Zwolle';

/** A word roughly as it sounds: two with the same are never laid beside each other. */
const soundOf = (text: string) =>
  SAME.reduce((sound, [letters, other]) => sound.replace(letters, other), text.toLowerCase());

/**
 * The everyday words that the analyser knows, for who has no word bank: enough to lay others beside a word. Of these only
 * the letters are known. None sounds like the word itself.
 */
export function everydayLexicon(asked: string): Lexicon {
  const sound = soundOf(asked);
  const words = [...BASE_WORDS, ...NAMES.split(' ')].filter((text) => soundOf(text) !== sound).map(plainWord);
  return {
    words,
    pictured: [],
    looksLike: () => false,
    inCategory: () => [],
    has: (text) => BASE_WORDS.has(text),
    refused: () => false,
    memo: createMemo(),
  };
}

const plainWord = (text: string): Word => ({
  id: text,
  text,
  graphemes: [text],
  syllables: [text],
  spots: [],
  groep: 3,
});

/** For who has no recordings and no pictures. */
export const NO_MEDIA: Media = {
  speech: (text) => ({ text, url: '' }),
  picture: () => undefined,
};
