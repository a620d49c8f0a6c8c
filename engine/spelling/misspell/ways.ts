import type { Pupil } from './candidates.ts';
import { plainText } from '../../exercise/shapes.ts';
import { diagnose } from './diagnose.ts';

/** One of the opposite mistakes that one rule serves. */
interface Way {
  /** What was written, as a teacher reads it after the name of the rule. */
  name: string;
  /** What a pupil is told, where the hint of the category says the opposite. */
  hint?: string;
}

/** Whether letters of the word and what was written for them are this way. */
type Fits = (was: string, given: string) => boolean;
type Told = Way & { fits: Fits };

const isLonger: Fits = (was, given) => given.length > was.length;
const isShorter: Fits = (was, given) => given.length < was.length;
const isLost =
  (sign: string): Fits =>
  (was, given) =>
    was.includes(sign) && !given.includes(sign);
const isAdded =
  (sign: string): Fits =>
  (was, given) =>
    isLost(sign)(given, was);

/** One sign in the place of another. */
const instead = (given: string, was: string): Told => ({
  name: `${given} waar ${was} hoort`,
  fits: (own, other) => isLost(was)(own, other) && isAdded(given)(own, other),
});
/** Two signs that are taken for each other. */
const either = (one: string, other: string) => [instead(one, other), instead(other, one)];
/** Whether all accents were left out, and nothing else. */
const lostMarks: Fits = (was, given) => was.normalize('NFD').replace(/\p{M}/gu, '') === given;
/** The letters of a verb form or an ending, each for each. */
const amongst = (...endings: readonly string[]): Told[] =>
  endings.flatMap((was) =>
    endings
      .filter((given) => given !== was)
      .map((given) => ({
        name: `${given} waar ${was} hoort`,
        fits: (own: string, other: string) => own === was && other === given,
      })),
  );

/** The rules by which opposite mistakes are made. What none of the ways of a rule fits is told by the rule alone. */
const WAYS: Readonly<Record<string, readonly Told[]>> = {
  D03: [
    { name: 'verdubbeling vergeten', fits: isShorter },
    {
      name: 'verdubbeld waar één letter hoort',
      hint: 'Aan het eind van een woord schrijf je één medeklinker.',
      fits: isLonger,
    },
  ],
  D06: [
    { name: 'twee letters waar één hoort', fits: (was, given) => given === was + was },
    { name: 'één letter waar er twee horen', fits: isShorter },
  ],
  D07: amongst('ei', 'ij'),
  D08: [
    ...either('au', 'ou'),
    { name: 'w vergeten', fits: isLost('w') },
    { name: 'w te veel', fits: (was, given) => isAdded('w')(was, given) || given === 'ww' },
  ],
  D20: amongst('d', 't', 'dt'),
  D21: amongst('b', 'p'),
  D22: amongst('f', 'v'),
  D23: amongst('s', 'z'),
  D24: [...either('f', 'v'), ...either('s', 'z')],
  D25: either('g', 'ch'),
  D30: either('c', 'k'),
  D31: either('s', 'c'),
  D34: either('ks', 'x'),
  D37: [{ name: 'h vergeten', fits: isLost('h') }],
  D38: [
    {
      name: 'teken vergeten',
      hint: 'Onthoud het teken op deze letter.',
      fits: (was, given) => /[áàâåíîñóôúû]/.test(was) && lostMarks(was, given) && !/[éèê]/.test(was),
    },
  ],
  D43: [
    {
      name: 'puntjes vergeten',
      hint: 'Dit woord komt uit een andere taal: onthoud de puntjes.',
      // Behind a consonant they are no trema.
      fits: (was, given) => /[^aeiouy\P{L}][äöü]/iu.test(was) && !/[äëïöü]/.test(given),
    },
  ],
  D44: amongst('ieë', 'ië'),
  D45: [
    { name: 'apostrof vergeten', fits: isLost("'") },
    { name: 'apostrof te veel', fits: isAdded("'") },
    {
      name: 'apostrof op een andere plaats',
      fits: (was, given) => was.startsWith("'") && given.startsWith("s'"),
    },
  ],
  D47: [
    { name: 'e waar en hoort', fits: isShorter },
    { name: 'en waar e hoort', fits: isLonger },
  ],
  D48: [
    { name: 's vergeten', fits: isShorter },
    { name: 's te veel', fits: isLonger },
  ],
  D49: [
    { name: 'los geschreven', fits: isAdded(' ') },
    { name: 'met een streepje', fits: isAdded('-') },
  ],
  D50: [
    {
      name: 'hoofdletter vergeten',
      fits: (was, given) => given === given.toLowerCase() && was !== was.toLowerCase(),
    },
    {
      name: 'hoofdletter te veel',
      fits: (was, given) => given !== given.toLowerCase() && was === was.toLowerCase(),
    },
  ],
  D52: amongst('j', 'tj', 'pj'),
  D56: [
    ...amongst('d', 't', 'dt'),
    { name: 't vergeten', fits: (was, given) => was === 't' && given === '' },
    { name: 't te veel', fits: (was, given) => /^t?$/.test(was) && given === `${was}t` },
  ],
  D57: [
    ...amongst('d', 't'),
    { name: 't of d vergeten', fits: (was, given) => /^[dt]$/.test(was) && given === '' },
    { name: 'dubbel waar één letter hoort', fits: (was, given) => given === was + was },
    { name: 'meervoud waar enkelvoud hoort', fits: (was, given) => was === '' && given === 'n' },
  ],
  D60: [
    {
      name: 't te veel',
      hint: 'In de verleden tijd komt er geen t meer achter.',
      fits: (was, given) => given === `${was}t`,
    },
  ],
  D66: [
    { name: 'lange klank met één letter', fits: (was, given) => was === given + given },
    { name: 'korte klank met twee letters', fits: (was, given) => given === was + was },
  ],
};

/** What a pupil is told of a misspelling by one rule alone, where the hint of its category says the opposite. */
export const hintOfWay = (rule: string, word: string, misspelled: string): string | undefined =>
  WAYS[rule]?.find(({ fits }) => fits(word, misspelled))?.hint;

/**
 * Which of the opposite mistakes of a rule someone made who wrote a word so; undefined where the rule serves one, and
 * where a word has several by the same rule that are not alike.
 */
export function wayOf(rule: string, word: string, typed: string, pupil: Pupil = {}): Way | undefined {
  const ways = WAYS[rule];
  if (!ways) return undefined;
  const own = word.normalize('NFC');
  const seen = wayAtSpot(ways, rule === CAPITALS ? own : own.toLowerCase(), typed, rule !== CAPITALS);
  if (seen) return seen;
  const broken = diagnose(word, typed, pupil).errors.filter((error) => error.rule === rule);
  const found = new Set(
    broken.map(({ from, to, given }) => {
      const was = own.slice(from, to);
      return ways.find(({ fits }) => fits(was, given));
    }),
  );
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

const CAPITALS = 'D50';
/** No more of what was typed is looked at. */
const LONGEST_TYPED = 1000;
/** Letters that a single error takes at most, in the word or in what was written. */
const SPOT = 2;
/** Letters before and after a spot that may belong to it: of dt the t alone is written. */
const AROUND = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** The way of the one spot at which something else was written: no need to analyse the word, which takes a hundred times as long. */
function wayAtSpot(ways: readonly Told[], word: string, typed: string, isLower: boolean): Told | undefined {
  const plain = plainText(typed.slice(0, LONGEST_TYPED));
  const given = isLower ? plain.toLowerCase() : plain;
  const shortest = Math.min(word.length, given.length);
  let from = 0;
  while (from < shortest && word[from] === given[from]) from++;
  let same = 0;
  while (same < shortest - from && word.at(-1 - same) === given.at(-1 - same)) same++;
  const [to, end] = [word.length - same, given.length - same];
  if (to - from > SPOT || end - from > SPOT) return undefined;
  for (const [before, after] of AROUND) {
    if (before > from || after > same) continue;
    const [was, wrote] = [word.slice(from - before, to + after), given.slice(from - before, end + after)];
    const way = ways.find(({ fits }) => fits(was, wrote));
    if (way) return way;
  }
  return undefined;
}
