import type { Dictionary } from './dictionary.ts';

/** Spellings that sound the same in one place of a word: that both are words is what makes a homophone. */
const SAME_SOUND: readonly (readonly [pattern: RegExp, other: string])[] = [
  [/ei/g, 'ij'],
  [/ij/g, 'ei'],
  [/au/g, 'ou'],
  [/ou/g, 'au'],
  [/d$/g, 't'],
  [/t$/g, 'd'],
  [/d$/g, 'dt'],
  [/b$/g, 'p'],
  [/p$/g, 'b'],
  [/cht$/g, 'gt'],
  [/gt$/g, 'cht'],
  [/ch$/g, 'g'],
  [/g$/g, 'ch'],
  // How borrowed words would be written as Dutch ones.
  [/c(?=[eiy])/g, 's'],
  [/c(?![eiyhk])/g, 'k'],
  [/x/g, 'ks'],
  [/th/g, 't'],
  [/y/g, 'i'],
  [/y/g, 'ie'],
];

/** Whether another spelling of the same sounds is a word too, the same without its capital included (Mark, mark). */
export function soundsLikeAnother(text: string, dictionary: Dictionary): boolean {
  const lower = text.toLowerCase();
  if (text !== lower && dictionary.spellings(text).includes(lower)) return true;
  // A name that sounds the same (Vlugt, Kamping) is not what a child would write.
  return SAME_SOUND.some(([pattern, other]) =>
    [...text.matchAll(pattern)].some(({ index, 0: letters }) => {
      const form = text.slice(0, index) + other + text.slice(index + letters.length);
      return dictionary.spellings(form).includes(form);
    }),
  );
}
