import { TREMA } from '../../analyse/letters.ts';
import { has, instead, swaps } from '../shape.ts';
import type { Edit, Rule, Shape } from '../types.ts';

const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ë: 'e', ï: 'i', ö: 'o', ü: 'u' };
const DOTTED: Readonly<Record<string, string>> = { e: 'ë', i: 'ï', o: 'ö', u: 'ü' };

/** naief, rüine, beïndigen, najief; of a word of another language the dots are only left out: fohn. */
function* dots(shape: Shape): Iterable<Edit> {
  const tremas = new Set([...shape.text.matchAll(TREMA)].map(({ index }) => index));
  for (const { index, 0: found } of shape.text.matchAll(/[äëïöü]/g)) {
    const plain = PLAIN[found]!;
    const letter = { from: index, to: index + 1 };
    yield* instead(shape, letter, plain);
    if (!tremas.has(index)) continue;
    if (found === 'ï') yield* instead(shape, letter, ['ie', 0.6]);
    const before = shape.text[index - 1] ?? '';
    const after = shape.text[index + 1] ?? '';
    if (DOTTED[before])
      yield* instead(shape, { from: index - 1, to: index + 1 }, [DOTTED[before] + plain, 0.5]);
    if (DOTTED[after]) yield* instead(shape, { from: index, to: index + 2 }, [plain + DOTTED[after], 0.5]);
    if (before === plain) yield* instead(shape, { from: index - 1, to: index }, ['', 0.5]);
    if (before === 'e' && after === 'i')
      yield* instead(shape, { from: index - 1, to: index + 2 }, ['eï', 0.5], ['eij', 0.2]);
    if (/[aeiu]/.test(before)) yield* instead(shape, letter, [`j${plain}`, 0.4], [`-${plain}`, 0.25]);
    if (before === 'i') yield* instead(shape, { from: index - 1, to: index }, ['ie', 0.35]);
  }
}

/** coefficient: all dots gone where there are several. */
function* noDots(shape: Shape): Iterable<Edit> {
  const all = [...shape.text.matchAll(/[äëïöü]/g)];
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || first === last) return;
  const span = { from: first.index, to: last.index + 1 };
  const given = shape.text.slice(span.from, span.to).replace(/[äëïöü]/g, (letter) => PLAIN[letter]!);
  yield* instead(shape, span, given);
}

/** feën, kopiën, porieën. */
function* pluralDots(shape: Shape): Iterable<Edit> {
  yield* swaps(shape, /ieë(?=n)/g, 'ië', ['iee', 0.5], ['iëe', 0.4], ['ieeë', 0.35]);
  yield* swaps(shape, /(?<![e])ië(?=n)/g, 'ieë', ['ie', 0.6]);
  yield* swaps(shape, /eeë(?=n)/g, 'eë', ['eee', 0.6], ['ee', 0.4], ['eëe', 0.2]);
}

/** omas, omaas, kiwies, ezel's, s'ochtends. */
function* apostrophe(shape: Shape): Iterable<Edit> {
  const { text } = shape;
  for (const { index, 0: found } of text.matchAll(/[aiouyé]'(?=s)/g)) {
    const vowel = found[0]!;
    const span = { from: index, to: index + 2 };
    const long = { i: 'ie', y: 'ie', é: 'ee' }[vowel] ?? vowel + vowel;
    yield* instead(shape, span, vowel, [long, 0.85]);
    if (vowel === 'y' || vowel === 'i') yield* instead(shape, span, ["ie'", 0.5]);
  }
  const time = /^'s[ -](.)/.exec(text);
  if (!time && has(shape, 'plural-s')) yield* swaps(shape, /(?<=[a-zé])(?=s$)/g, "'");
  else if (!time) yield* swaps(shape, /(?<=[^aeiou'](e[lmnr]|je))(?=s$)/g, ["'", 0.6]);
  if (time) {
    const start = { from: 0, to: 3 };
    yield* instead(shape, start, "s'", ['s', 0.9], ["'s", 0.8], ["s' ", 0.6], ['s ', 0.7]);
  }
}

/** radiouitzending, tvprogramma, videoöpname. */
function* hyphen(shape: Shape): Iterable<Edit> {
  for (const { index } of shape.text.matchAll(/(?<=\p{L}.*)-/gu)) {
    const after = shape.text[index + 1] ?? '';
    const isName = shape.word[index + 1] !== after;
    yield* instead(shape, { from: index, to: index + 1 }, ['', isName ? 0.5 : 1], [' ', 0.6]);
    if (isName) {
      yield* instead(shape, { from: index, to: index + 2 }, after);
      yield { from: 0, to: index + 2, given: shape.text.slice(0, index) + after, share: 0.7 };
    }
    const dotted = DOTTED[after];
    if (dotted && /[aeiou]/.test(shape.text[index - 1] ?? ''))
      yield* instead(shape, { from: index, to: index + 2 }, [dotted, 0.7]);
  }
}

const DAYS_AND_MONTHS =
  /^((maan|dins|woens|donder|vrij|zater|zon)dag|januari|februari|maart|april|mei|ju[nl]i|augustus|(septem|novem|decem)ber|oktober|lente|zomer|herfst|winter)$/;

/** utrecht for Utrecht, Maandag for maandag. */
function* capital(shape: Shape): Iterable<Edit> {
  const capitals = [...shape.word.matchAll(/\p{Lu}/gu)];
  for (const { index } of capitals)
    yield { from: index, to: index + 1, given: shape.text[index]!, share: capitals.length > 1 ? 0.7 : 1 };
  const last = capitals.at(-1);
  if (last && capitals.length > 1)
    yield { from: 0, to: last.index + 1, given: shape.text.slice(0, last.index + 1), share: 1 };
  if (capitals.length === 0 && DAYS_AND_MONTHS.test(shape.text))
    yield {
      from: 0,
      to: 1,
      given: shape.text[0]!.toUpperCase(),
      share: has(shape, 'capital-letters') ? 0.8 : 0.25,
    };
}

/** Dots, apostrophes, hyphens and capitals. */
export const MARKS: readonly Rule[] = [
  {
    id: 'D43',
    name: 'Trema (puntjes op een klinker)',
    weights: [0.8, 0.95, 0.85],
    be: 1,
    categories: ['trema', 'plural-trema', 'hyphen'],
    edits: (shape) => [...dots(shape), ...noDots(shape)],
  },
  {
    id: 'D44',
    name: 'Meervoud op -ieën, -iën, -eeën',
    weights: [0.8, 0.9, 0.9],
    be: 1,
    categories: ['plural-trema'],
    edits: pluralDots,
  },
  {
    id: 'D45',
    name: 'Apostrof weg, te veel of verplaatst',
    weights: [0.7, 0.95, 0.8],
    be: 1,
    categories: ['apostrophe-s', 'plural-s', 'apostrophe-s-time', 'diminutive-long-vowel'],
    edits: apostrophe,
  },
  {
    id: 'D46',
    name: 'Koppelteken',
    weights: [0.6, 0.8, 0.9],
    be: 1,
    categories: ['hyphen'],
    edits: hyphen,
  },
  {
    id: 'D50',
    name: 'Hoofdletter',
    weights: [0.8, 0.85, 0.8],
    be: 1,
    categories: ['capital-letters'],
    edits: capital,
  },
];
