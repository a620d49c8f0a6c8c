import { spokenNumbers } from './numbers.ts';

/** How an abbreviation is said in full; the longer ones first. */
const ABBREVIATIONS: readonly (readonly [string, string])[] = [
  ['d.w.z.', 'dat wil zeggen'],
  ['m.a.w.', 'met andere woorden'],
  ['a.u.b.', 'alsjeblieft'],
  ['i.p.v.', 'in plaats van'],
  ['b.v.', 'bijvoorbeeld'],
  ['o.a.', 'onder andere'],
  ['e.d.', 'en dergelijke'],
  ['bijv.', 'bijvoorbeeld'],
  ['bv.', 'bijvoorbeeld'],
  ['enz.', 'enzovoort'],
  ['etc.', 'et cetera'],
  ['blz.', 'bladzijde'],
  ['nr.', 'nummer'],
  ['mevr.', 'mevrouw'],
  ['dhr.', 'de heer'],
  ['dr.', 'dokter'],
  ['ca.', 'ongeveer'],
  ['t/m', 'tot en met'],
  ['km/u', 'kilometer per uur'],
];

/** Units behind a number. */
const UNITS: Readonly<Record<string, string>> = {
  mm: 'millimeter',
  cm: 'centimeter',
  dm: 'decimeter',
  m: 'meter',
  km: 'kilometer',
  g: 'gram',
  kg: 'kilo',
  ml: 'milliliter',
  dl: 'deciliter',
  cl: 'centiliter',
  l: 'liter',
  '°C': 'graden',
  '°': 'graden',
  '%': 'procent',
};

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const SHORT = new Map(ABBREVIATIONS);
const ABBREVIATION = new RegExp(
  `(?<![\\p{L}.])(?:${ABBREVIATIONS.map(([short]) => literal(short)).join('|')})(?![\\p{L}])`,
  'giu',
);
const UNIT = new RegExp(
  `([\\d½⅓⅔¼¾])\\s?(${Object.keys(UNITS).map(literal).join('|')})(?![\\p{L}\\d])`,
  'gu',
);

/** A text as it is said: abbreviations, units and numbers in words, 's joined to its word, no signs that a voice reads out. */
export function spokenForm(text: string): string {
  const full = text
    .normalize('NFC')
    .replace(UNIT, (_, digit: string, unit: string) => `${digit} ${UNITS[unit] ?? unit}`);
  return spokenNumbers(full)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„"«»*_~#<>[\]{}|\\^]/g, ' ')
    .replace(/ĳ/g, 'ij')
    .replace(/Ĳ/g, 'IJ')
    .replace(ABBREVIATION, (short, at: number, whole: string) => {
      // A company: Jansen BV.
      if (/\p{Lu}\.?\p{Lu}/u.test(short)) return short;
      const full = SHORT.get(short.toLowerCase()) ?? short;
      // The full stop of an abbreviation at the end is that of the sentence too.
      return short.endsWith('.') && at + short.length === whole.trimEnd().length ? `${full}.` : full;
    })
    .replace(/(?<!\p{L})'s[- ](?=\p{L})/giu, 's')
    .replace(/(?<!\p{L})'t(?!\p{L})/giu, 'het')
    .replace(/(?<!\p{L})'n(?!\p{L})/giu, 'een')
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(/\s*…\s*/g, '. ')
    .replace(/_{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
