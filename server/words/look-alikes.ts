import { lettersApart } from '../../engine/exercise/index.ts';
import type { LookAlike, ReadingLexicon, ReadWord } from '../../engine/spelling/reading/index.ts';
import type { WordPictures } from './pictures.ts';

/** A word that may stand beside another. */
export interface Beside {
  text: string;
  /** School year in which it is known. */
  groep: number;
  picture?: string;
  /** Whether the picture shows exactly this word. */
  exactPicture?: boolean;
}

/** How many are kept for a word. */
const MOST = 6;
/** Words are known a year later at most. */
const LATER = 1;
/** From so many letters on a word is long: more of its begin or end must be the same. */
const LONG = 7;
/** Words whose look-alikes are kept, some hundred bytes each. */
const MOST_KEPT = 6000;

/** What words are misread for: the pairs that are kept by hand first, then words of the bank that look like them. */
export function createLookAlikes(
  pairs: readonly { one: string; two: string; slip: string }[],
  words: readonly Beside[],
  pictures: Pick<WordPictures, 'looksLike'>,
): Omit<ReadingLexicon, 'inCategory'> & { pairsOf(text: string, slip: string): string[] } {
  const byText = new Map(words.map((word) => [word.text, word]));
  const bySlip = new Map<string, LookAlike[]>();
  const note = (text: string, other: string, rule: string) => {
    const picture = byText.get(other)?.picture;
    const known = bySlip.get(text) ?? [];
    bySlip.set(text, [...known, { text: other, rule, ...(picture !== undefined && { picture }) }]);
  };
  for (const { one, two, slip } of pairs) {
    note(one, two, slip);
    note(two, one, slip);
  }
  const pictured = words.filter((word): word is Beside & { picture: string } => word.exactPicture === true);
  const atEdge = indexed(words);
  const lookAlikes = kept((word) => {
    const own = bySlip.get(word.text) ?? [];
    const near = nearest(word, atEdge(word).filter(isNear(word))).filter(
      ({ text }) => !own.some((other) => other.text === text),
    );
    const alike = near.map(({ text, picture }): LookAlike => ({
      text,
      rule: slipOf(word.text, text),
      ...(picture !== undefined && { picture }),
    }));
    return [...own, ...alike].slice(0, MOST);
  });
  const isOther = (word: ReadWord) => (other: { text: string; picture?: string }) =>
    !sameStem(word.text, other.text) && !pictures.looksLike(word, other);

  return {
    lookAlikes,
    notPictured: (word) => lookAlikes(word).filter(isOther(word)),
    otherPictures: kept((word) => {
      const others = pictured.filter(isOther(word));
      const same = others.filter((other) => sharesLetter(word.text, other.text));
      return nearest(word, same.length < MOST ? others : same).map(({ text, picture }) => ({
        text,
        picture,
        rule: slipOf(word.text, text),
      }));
    }),
    pairsOf: (text, slip) =>
      (bySlip.get(text) ?? []).filter(({ rule }) => rule === slip).map((other) => other.text),
  };
}

function kept<T>(find: (word: ReadWord) => T): (word: ReadWord) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word.id);
    if (before !== undefined) return before;
    if (known.size >= MOST_KEPT) known.clear();
    const now = find(word);
    known.set(word.id, now);
    return now;
  };
}

/** How many letters of begin or end must be the same. */
const edgeOf = (text: string) => (text.length < LONG ? 2 : 3);

/** Finds the words with the same begin or the same end as a word, without looking at all. */
function indexed(words: readonly Beside[]): (word: ReadWord) => Beside[] {
  const edges = [2, 3];
  const begins = edges.map((edge) => Map.groupBy(words, ({ text }) => text.slice(0, edge)));
  const ends = edges.map((edge) => Map.groupBy(words, ({ text }) => text.slice(-edge)));
  return ({ text }) => {
    const edge = edgeOf(text);
    const at = edges.indexOf(edge);
    const begin = begins[at]!.get(text.slice(0, edge)) ?? [];
    const end = ends[at]!.get(text.slice(-edge)) ?? [];
    return [...new Set([...begin, ...end])];
  };
}

/** A first look that is cheap: about as long, and known by then. */
function isNear({ text, level }: ReadWord): (other: Beside) => boolean {
  const longer = text.length < LONG ? 2 : 4;
  return (other) => other.groep <= level + LATER && Math.abs(other.text.length - text.length) <= longer;
}

const sharesLetter = (one: string, other: string) => one[0] === other[0] || one.at(-1) === other.at(-1);

/** The words with the fewest other letters; of equals those that are as long and begin the same. */
function nearest<B extends Beside>({ text }: ReadWord, others: readonly B[]): B[] {
  const far = (other: string) =>
    lettersApart(other, text) + Math.abs(other.length - text.length) / 2 + (other[0] === text[0] ? 0 : 0.5);
  return others
    .filter((other) => other.text !== text)
    .map((other) => ({ other, far: far(other.text) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ other }) => other);
}

/** A word that begins the same was guessed at its end (R5); else letters were left out, put in or taken for others (R3). */
const slipOf = (text: string, other: string): string => {
  const half = Math.ceil(Math.min(text.length, other.length) / 2);
  return text.slice(0, half) === other.slice(0, half) ? 'R5' : 'R3';
};

/** Whether one word is a form of the other: boek, boeken, boekje. */
function sameStem(one: string, other: string): boolean {
  const [short, long] = [one, other].sort((a, b) => a.length - b.length);
  if (short!.length >= 3 && long!.startsWith(short!)) return true;
  const stem = stemOf(long!);
  return stem !== long && plain(stem) === plain(stemOf(short!));
}

const stemOf = (text: string) => text.replace(/(?:[tpk]?jes?|en|s)$/, '');
const plain = (stem: string) => stem.replace(/v$/, 'f').replace(/z$/, 's').replace(/(.)\1/g, '$1');
