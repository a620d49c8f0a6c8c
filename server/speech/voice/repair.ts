/** What espeak writes as a vowel, the schwa not among them. */
const FULL_VOWEL = /[aAeEiIoOuUyY8VW]/;

/** Small words have no stress of their own; said alone they do. */
const stressed = (phonemes: string) => {
  if (phonemes.includes("'")) return phonemes;
  return phonemes.includes(',') ? phonemes.replace(',', "'") : phonemes.replace(FULL_VOWEL, "'$&");
};

/** A fault of espeak: in which words, and how their phonemes are mended. */
interface Fault {
  words?: RegExp;
  from: RegExp;
  to: string;
}

/** What espeak gets wrong by rule, seen by the letters of the word; each is mended in turn. */
const FAULTS: readonly Fault[] = [
  // The vowel of -etje, -eltje, -ertje and -empje is a schwa.
  { from: /,?(?<!')E2?([lrnm]?)(t;@s?|pj@s?)$/, to: '@$1$2' },
  // That of -el before another syllable too, and that of -en after the stress.
  { words: /^(?!.*ell)/, from: /(?<=[^',:])(?<![',])El(?=[^aeiouyAEIOUVWY8@',]+[',])/, to: '@l' },
  { words: /en[bcdfghjklmnprstvwz]/, from: /(?<='.*)(?<!['tsd,])En(?=[^tsA-Z'])/, to: '@n' },
  // Gek- of gekleurd is no gek.
  { words: /^gek[lrnw]/, from: /^Q'?Ek/, to: 'Q@k' },
  // One o before one n is long: wonen is no wonnen.
  { words: /^(?!.*onn).*(?<![aeiou])one/, from: /('|,)On@/, to: '$1o:n@' },
  // The i of -ig is a schwa before another ending too: verdedigd, bezigheid, vestigde.
  { words: /ig(?:d|t|s|he)/, from: /(?<!['ae:])I(?=x|Qd)/, to: '@' },
  // Before -heid a stem ends without voice.
  { words: /dheid/, from: /vd(?=,?hEIt)/, to: 'ft' },
  { words: /dheid/, from: /d(?=,?hEIt)/, to: 't' },
  // Neither -ge- in neergeschoten nor -er in achteraan nor -ste and -tes have an e of their own.
  { words: /..ge/, from: /(?<=[^',])([Qx])(?:E|I:)(?=[bdfkmprstvz,])/, to: '$1@' },
  { words: /^achter[aeiou]/, from: /AxtI:r/, to: 'Axt@r' },
  { words: /[^aeiouy]ste$/, from: /st[',]?e:$/, to: 'st@' },
  { words: /[^aeiouy]tes$/, from: /t[',]?Es$/, to: 't@s' },
  // Two r behind ver- are one, and a t behind a stem in d or t is not heard; stress ends with one s, weg- with ch.
  { from: /^v@rr/, to: 'v@r' },
  { from: /(t|s)\1$/, to: '$1' },
  { words: /^weg[^aeiou]/, from: /^(v#'E)Q+/, to: '$1x' },
  // A particle has the stress before a form of its verb: ophalen, vastgemaakt, overgebleven.
  {
    words:
      /^(?:op(?!recht|nieuw|zij)[bcdfghjklmnrstvwz].*[ntd]|(?:vast(?!be)|los|neer(?!sl)|klaar|thuis|omge(?!v)|om(?:ga|ke|ko|do)|door(?:l|g|n|m|br|sn)|overge|achter(?:la|li|ge|bl)).*(?:[ntdek]|aat))$/,
    from: /^([^,'aeiouyAEIOUVWY8@]*),?([aeiouyAEIOUVWY8@][^']*)'/,
    to: "$1'$2,",
  },
  // The stress of -teit is on it.
  { words: /teit$/, from: /^(.*)'(.*t),?EIt$/, to: "$1,$2'EIt" },
  // The ee before r is long in every word.
  { words: /eer/, from: /('|,)Ir/, to: '$1I:r' },
  { words: /qu/, from: /kv(?!#)/g, to: 'kv#' },
];

/** Mends the phonemes that espeak has for a word. */
export function repair(word: string, mnemonics: string): string {
  const plain = mnemonics
    .replace(/[_|!-]/g, '')
    .trim()
    .replace(/\*r?/g, 'r');
  const mended = FAULTS.filter(({ words }) => words?.test(word) ?? true).reduce(
    (phonemes, { from, to }) => phonemes.replace(from, to),
    stressed(plain),
  );
  // What lost its stress has it elsewhere.
  return stressed(mended);
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
