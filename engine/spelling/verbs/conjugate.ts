import type { VerbEntry } from './entry.ts';
import { formsOf, type Conjugation } from './forms.ts';
import { irregularEntries, strongEntries } from './strong.ts';
import { weakEntries } from './weak.ts';

/** Verbs by their infinitive. */
export type VerbTable = ReadonlyMap<string, VerbEntry>;

/** The verbs of primary school. */
export const VERB_TABLE: VerbTable = new Map(
  [...weakEntries(), ...strongEntries(), ...irregularEntries()].map((entry) => [entry.infinitive, entry]),
);

const LOOSE =
  /^(aan|af|bij|binnen|door|in|langs|mee|na|neer|om|onder|op|over|rond|samen|terug|thuis|toe|tegen|uit|voor|vast|weg)(?=.{4})/;

/** The entry of a verb; one with a loose first part (opstaan) is found by the verb that it is made of. */
export function verbOf(lemma: string, table: VerbTable = VERB_TABLE): VerbEntry | undefined {
  const own = table.get(lemma);
  const loose = own ? undefined : LOOSE.exec(lemma)?.[0];
  const base = loose === undefined ? undefined : table.get(lemma.slice(loose.length));
  return own ?? (base && { ...base, loose });
}

/**
 * The forms of a verb. One that is in the table is written as that says; of any other a weak verb is made, which is
 * right for new verbs (appen, chatten) only.
 */
export const conjugate = (lemma: string, table: VerbTable = VERB_TABLE): Conjugation =>
  formsOf(verbOf(lemma, table) ?? { infinitive: lemma, kind: 'weak', aux: 'hebben' });
