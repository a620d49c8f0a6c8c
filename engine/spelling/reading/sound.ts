/** Spellings of one sound, or of sounds that are hard to tell apart by ear. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/ei/g, 'ij'],
  [/ouw|auw|au/g, 'ou'],
  [/dt?$/g, 't'],
  [/b$/g, 'p'],
  [/ch|gg?/g, 'g'],
  [/c(?=[eiy])/g, 's'],
  [/c|q/g, 'k'],
  [/v/g, 'f'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/th/g, 't'],
  [/y|ie/g, 'i'],
  [/[éèê]/g, 'e'],
];

const heard = (text: string) =>
  SAME.reduce((key, [pattern, letters]) => key.replace(pattern, letters), text.toLowerCase());

/** Whether a pupil who hears one of two words can't tell which it is: wei and wij, hart and hard, zak and sak. */
export const soundsAlike = (a: string, b: string): boolean => heard(a) === heard(b);
