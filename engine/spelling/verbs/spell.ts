/** A short vowel letter, one consonant letter at the end. */
const SHORT_END = /(?<=^|[^aeiou])[aeiou]([bdfgklmnprst])$/;

/** Parts in front that take no ge- in the participle and don't bear the stress. */
const UNSTRESSED = /^((be|ge)(?![eiu])|ver|ont|her|er)/;

/** Verbs with another first part that stays on. */
const STUCK =
  /^(aanvaarden|misbruiken|mislukken|omhelzen|omringen|onder(breken|gaan|handelen|houden|steunen|strepen|tekenen|wijzen|zoeken)|over(denken|drijven|handigen|horen|leggen|leven|nachten|tuigen|winnen)|vol(doen|tooien)|voor(komen|spellen)|weer(spiegelen|staan))$/;

/** The first part that stays on and takes no ge-, of a verb that has one. */
export function prefixOf(infinitive: string): string {
  if (STUCK.test(infinitive)) return /^(aan|mis|om|onder|over|vol|voor|weer)/.exec(infinitive)![0];
  return isPrefixed(infinitive) ? UNSTRESSED.exec(infinitive)![0] : '';
}

/** Whether an infinitive begins with such a part and goes on as a verb of its own: bedoelen, not bellen, beuken, beven. */
const isPrefixed = (infinitive: string): boolean => {
  const rest = infinitive.replace(UNSTRESSED, '');
  return rest !== infinitive && /[aeiouy]/.test(rest.slice(0, -2));
};

/** Whether the last e of a stem is not heard: wandel, teken, luister; not speel or verdeel. */
const isMute = (infinitive: string): boolean => {
  const base = isPrefixed(infinitive) ? infinitive.replace(UNSTRESSED, '') : infinitive;
  return /[aeiouy].*[^aeiou]e[lmnr]en$/.test(base);
};

/**
 * The ik-vorm of a regular verb: -en off, a long vowel written long again, no double consonant at the end, v and z as
 * f and s. Where -eren is stressed the stem can't be told from the letters.
 */
export function stemOf(infinitive: string, stressedEren = false): string {
  const bare = infinitive.slice(0, -2);
  const undoubled = bare.replace(/([bdfgklmnprst])\1$/, '$1');
  if (undoubled !== bare) return undoubled;
  const isLong = stressedEren || !isMute(infinitive);
  const long = isLong ? bare.replace(/(?<=^|[^aeiouë])([aeou])([bdfgklmnprstvz])$/, '$1$1$2') : bare;
  return long.replace(/v$/, 'f').replace(/z$/, 's');
}

/** Whether the past of a regular verb ends in -te: the letters before -en are in 't ex-kofschip. */
export const takesT = (infinitive: string): boolean => /(t|k|f|s|ch|p|x)en$/.test(infinitive);

/** A form with -en after it: reed and reden, koos and kozen, zwom and zwommen. */
export function longer(form: string, infinitive: string, ending = 'en'): string {
  const voiced = form
    .replace(/f$/, /v[a-z]{0,3}n$/.test(infinitive) ? 'v' : 'f')
    .replace(/s$/, /z[a-z]{0,3}n$/.test(infinitive) ? 'z' : 's');
  if (/[^aeiou]([aeou])\1[^aeiouwx]$/.test(voiced))
    return voiced.replace(/([aeou])\1([^aeiou])$/, `$1$2${ending}`);
  return SHORT_END.test(voiced) ? voiced + voiced.at(-1)! + ending : voiced + ending;
}
