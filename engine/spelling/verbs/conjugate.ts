import type { VerbEntry } from './entry.ts';
import { exceptions } from './exceptions.ts';
import { formsOf, type Conjugation } from './forms.ts';
import { prefixOf } from './spell.ts';

/** First parts that come loose where at least a short verb follows them. */
const LOOSE =
  /^(aan|achter|af|bij|binnen|door|in|klaar|kwijt|langs|leeg|los|mee|na|neer|om|onder|open|op|over|rond|samen|schoon|stil|tegen|terug|thuis|toe|uit|vast|vol|voorbij|voor|vrij|weg)(?=.{4})/;

/**
 * What is known of a verb. One with a first part, loose (opstaan) or not (verbinden), goes as the verb that it is made
 * of; one that stays on only with strong verbs, since weak ones go by rule.
 */
export function verbOf(lemma: string): VerbEntry {
  const own = exceptions().get(lemma);
  if (own) return own;
  const prefix = prefixOf(lemma);
  if (prefix !== '') {
    const base = exceptions().get(lemma.slice(prefix.length));
    return base && base.kind !== 'weak' ? { ...base, prefix } : { infinitive: lemma, kind: 'weak' };
  }
  const loose = LOOSE.exec(lemma)?.[0];
  return loose === undefined
    ? { infinitive: lemma, kind: 'weak' }
    : { ...verbOf(lemma.slice(loose.length)), loose };
}

/** The forms of a verb. One of which nothing is known is taken for a weak verb, as new verbs are (chatten, vloggen). */
export const conjugate = (lemma: string): Conjugation => formsOf(verbOf(lemma));
