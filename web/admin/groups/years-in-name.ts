import { GROUP_YEARS } from '../../../server/contract/groups.ts';
import { yearNumber, type Variant } from '../../../server/contract/variant.ts';

/** Numbers as names of years have them: the fifth year, groep acht. */
const WORDS: Readonly<Record<string, number>> = {
  eerste: 1,
  tweede: 2,
  derde: 3,
  vierde: 4,
  vijfde: 5,
  zesde: 6,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  zeven: 7,
  acht: 8,
};
const ORDINAL =
  /\b(eerste|tweede|derde|vierde|vijfde|zesde)(?= (?:(?:en|\/|of) \p{L}+ )?(?:leerjaar|klas|graad)\b)/giu;
const CARDINAL = /(?<=\b(?:groep|klas) )(drie|vier|vijf|zes|zeven|acht)\b/giu;

/** A year, with what may stand against it: 5, 5a, 2de, L3. Digits beside it make it another number. */
const ONE = String.raw`\d(?:ste|de|e|[a-z])?(?![\p{L}\d])`;
const BEFORE = String.raw`(?<=^|[^\p{L}\d]|(?<![\p{L}])(?:groep|klas|leerjaar|gr|lj|l|g))`;
const BETWEEN = String.raw`\s*(?:t\/m|tot en met|en|[\/+&,;–-])\s*`;
const YEARS = new RegExp(`${BEFORE}${ONE}(?:${BETWEEN}${ONE})*`, 'iu');
const SPAN = /t\/m|tot en met|[–-]/iu;

/**
 * The school years (as groep) that the name of a group says in the words of a country: 5a, groep 4/5, 2de leerjaar A. Empty when it
 * says none.
 */
export function yearsInName(name: string, variant: Variant): number[] {
  const plain = name
    .replace(ORDINAL, (word) => String(WORDS[word.toLowerCase()]))
    .replace(CARDINAL, (word) => String(WORDS[word.toLowerCase()]));
  const found = YEARS.exec(plain);
  if (!found) return [];
  const written = [...found[0].matchAll(/\d/gu)].map(([digit]) => Number(digit));
  const [first = 0, last = 0] = written;
  const isSpan = written.length === 2 && first < last && SPAN.test(found[0]);
  // A graad is two years of a Flemish school.
  const isGraad = /^ ?graad\b/iu.test(plain.slice(found.index + found[0].length));
  const meant = isGraad
    ? written.flatMap((graad) => [2 * graad - 1, 2 * graad])
    : isSpan
      ? Array.from({ length: last - first + 1 }, (_, i) => first + i)
      : written;
  return GROUP_YEARS.filter((year) => meant.includes(yearNumber(year, variant)));
}
