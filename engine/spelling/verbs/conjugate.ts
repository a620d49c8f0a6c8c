import type { VerbEntry } from './entry.ts';
import { formsOf, type Conjugation } from './forms.ts';
import { prefixOf } from './spell.ts';
import { irregularEntries, strongEntries } from './strong.ts';
import { weakEntries } from './weak.ts';

/** Verbs by their infinitive. */
export type VerbTable = ReadonlyMap<string, VerbEntry>;

/** The verbs of primary school. */
export const VERB_TABLE: VerbTable = new Map(
  [...weakEntries(), ...strongEntries(), ...irregularEntries()].map((entry) => [entry.infinitive, entry]),
);

const LOOSE =
  /^(aan|af|bij|binnen|door|in|langs|mee|na|neer|om|onder|open|op|over|rond|samen|terug|thuis|toe|tegen|uit|voor|vast|weg)(?=.{4})/;

/**
 * The entry of a verb. One with a first part, loose (opstaan) or not (verbinden), is found by the verb that it is made
 * of; one that stays on only with strong verbs, since weak ones go by rule.
 */
export function verbOf(lemma: string, table: VerbTable = VERB_TABLE): VerbEntry | undefined {
  const own = table.get(lemma);
  if (own) return own;
  const prefix = prefixOf(lemma);
  const base = prefix === '' ? undefined : table.get(lemma.slice(prefix.length));
  if (base && base.kind !== 'weak') return { ...base, prefix };
  const loose = prefix === '' ? LOOSE.exec(lemma)?.[0] : undefined;
  const rest = loose === undefined ? undefined : verbOf(lemma.slice(loose.length), table);
  return rest && { ...rest, loose };
}

/**
 * The forms of a verb. One that is in the table is written as that says; of any other a weak verb is made, which is
 * right for new verbs (appen, chatten) only.
 */
export const conjugate = (lemma: string, table: VerbTable = VERB_TABLE): Conjugation =>
  formsOf(verbOf(lemma, table) ?? { infinitive: lemma, kind: 'weak', aux: 'hebben' });
