/** What espeak writes as a vowel, the schwa not among them. */
const FULL_VOWEL = /[aAeEiIoOuUyY8VW]/;

/** Small words have no stress of their own; said alone they do. */
const stressed = (phonemes: string) => {
  if (phonemes.includes("'")) return phonemes;
  return phonemes.includes(',') ? phonemes.replace(',', "'") : phonemes.replace(FULL_VOWEL, "'$&");
};

/** What espeak gets wrong by rule, seen by the letters of the word; `mnemonics` are its phonemes. */
export function repair(word: string, mnemonics: string): string {
  let phonemes = mnemonics
    .replace(/[_|!-]/g, '')
    .trim()
    .replace(/\*r?/g, 'r');
  phonemes = stressed(phonemes);
  // The vowel of -etje, -eltje, -ertje and -empje is a schwa.
  phonemes = phonemes.replace(/,?(?<!')E2?([lrnm]?)(t;@s?|pj@s?)$/, '@$1$2');
  // That of -el before another syllable too, and that of -en after the stress.
  if (!word.includes('ell'))
    phonemes = phonemes.replace(/(?<=[^',:])(?<![',])El(?=[^aeiouyAEIOUVWY8@',]+[',])/, '@l');
  if (/en(?=[bcdfghjklmnprstvwz])/.test(word))
    phonemes = phonemes.replace(/(?<='.*)(?<!['tsd,])En(?=[^tsA-Z'])/, '@n');
  // Gek- of gekleurd is no gek.
  if (/^gek[lrnw]/.test(word)) phonemes = stressed(phonemes.replace(/^Q'?Ek/, 'Q@k'));
  // One o before one n is long: wonen is no wonnen.
  if (/(?<![aeiou])one/.test(word) && !word.includes('onn'))
    phonemes = phonemes.replace(/('|,)On@/, '$1o:n@');
  // The i of -ig is a schwa before another ending too; before -heid what ends in d or v does so without voice.
  if (/ig(?:d|t|s|he)/.test(word)) phonemes = phonemes.replace(/(?<!['ae:])I(?=x|Qd)/, '@');
  if (word.includes('dheid'))
    phonemes = phonemes.replace(/(v?)d(?=,?hEIt)/, (_, v: string) => (v ? 'ft' : 't'));
  // That of -ge- in weggebracht and of -er in achteraan too, which espeak takes for e's of their own.
  if (word.indexOf('ge') > 1)
    phonemes = phonemes.replace(/(?<=[^',])([Qx])(?:E|I:)(?=[bdfkmprstvz,])/, '$1@');
  if (/^achter[aeiou]/.test(word)) phonemes = phonemes.replace('AxtI:r', 'Axt@r');
  // The two r of ver- before r are one.
  phonemes = phonemes.replace(/^v@rr/, 'v@r');
  // Neither have -ste and -tes an e of their own: bovenste, ziektes.
  if (/[^aeiouy]ste$/.test(word)) phonemes = stressed(phonemes.replace(/st[',]?e:$/, 'st@'));
  if (/[^aeiouy]tes$/.test(word)) phonemes = stressed(phonemes.replace(/t[',]?Es$/, 't@s'));
  // A t behind a stem in d or t is not heard.
  phonemes = phonemes.replace(/tt$/, 't');
  // The ee before r is long in every word.
  if (word.includes('eer')) phonemes = phonemes.replace(/('|,)Ir/, '$1I:r');
  if (word.includes('qu')) phonemes = phonemes.replace(/kv(?!#)/g, 'kv#');
  return phonemes;
}

const VOICED: Readonly<Record<string, string>> = { p: 'b', t: 'd', k: 'g', f: 'v', s: 'z', x: 'Q' };
const VOICELESS: Readonly<Record<string, string>> = { v: 'f', z: 's', Q: 'x' };

/**
 * The parts of a compound as one word: the stress is on the first, and at each seam the sounds grow alike as a Dutch
 * speaker says them (zak-doek with g, gras-veld with f, acht-tien with one t).
 */
export function joinParts([first = '', ...others]: readonly string[]): string {
  return others
    .map((part) => part.replaceAll(',', '').replace("'", ','))
    .reduce((before, part) => {
      const [last = '', next = ''] = [before.at(-1), part[0]];
      if (/[bd]/.test(next) && VOICED[last])
        return before.slice(0, -1) + (VOICED[last] === next ? '' : VOICED[last]) + part;
      // v# is w, which stays as it is.
      if (VOICED[last] && VOICELESS[next] && part[1] !== '#')
        return (VOICELESS[next] === last ? before.slice(0, -1) : before) + VOICELESS[next] + part.slice(1);
      return last === next && !/[:@]/.test(last) && !FULL_VOWEL.test(last)
        ? before + part.slice(1)
        : before + part;
    }, first);
}
