import { createRng } from '../exercise/index.ts';
import { numbered, type TestItem } from './make-set.ts';
import { drawFamilies, evenly, inOrder, type PoolWord } from './pool.ts';

/** A method test: one form over the words of a block or list, `practised` telling which of them were asked before. */
export interface MethodWish {
  seed: string;
  words: readonly (PoolWord & { practised: boolean })[];
  /** Words in all, 20 to 30, and whole sentences besides, 0 to 4. */
  size: number;
  sentences: number;
  groep: number;
}

/** Composes it: two thirds practised words and one third new ones, evenly over the categories; where one kind is short, of the other. */
export function makeMethodSet({ seed, words, size, sentences, groep }: MethodWish): TestItem[] {
  const rng = createRng(seed);
  const taken = new Set<string>();
  const all = inOrder(words) as MethodWish['words'][number][];
  const draw = (able: readonly PoolWord[], count: number, name: string) => {
    const categories = [...new Set(able.map(({ category }) => category))].sort();
    const shares = evenly(count, Math.max(1, categories.length));
    const drawn = categories.flatMap((category, i) =>
      drawFamilies(
        able.filter((word) => word.category === category),
        shares[i]!,
        taken,
        rng.fork(`${name} ${category}`),
      ),
    );
    return [...drawn, ...drawFamilies(able, count - drawn.length, taken, rng.fork(`${name} more`))];
  };
  const told = new Set(all.filter(({ practised }) => practised).map(({ item }) => item));
  const inSentence = draw(
    all.filter(({ sentence }) => sentence !== undefined),
    sentences,
    'zin',
  );
  const practised = draw(
    all.filter(({ item }) => told.has(item)),
    Math.round((size * 2) / 3),
    'oefen',
  );
  const fresh = draw(
    all.filter(({ item }) => !told.has(item)),
    size - practised.length,
    'nieuw',
  );
  const rest = draw(all, size - practised.length - fresh.length, 'rest');
  const loose = [...practised, ...fresh, ...rest].map((word) => ({
    ...word,
    role: told.has(word.item) ? ('oefen' as const) : ('nieuw' as const),
  }));
  const spoken = inSentence.map((word) => ({ ...word, role: 'zin' as const }));
  return numbered('A', [loose, spoken], groep, rng);
}
