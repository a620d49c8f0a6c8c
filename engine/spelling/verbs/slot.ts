import { conjugate, VERB_TABLE, type VerbTable } from './conjugate.ts';
import type { Conjugation } from './forms.ts';

/**
 * What a pupil may be offered for a verb in a sentence beside the answer: the stem with nothing, t, d and dt, the past
 * with te, de, tte and dde, and the participle. Most are words themselves, so it needs the sentence. Forms of the
 * tense of the answer come first.
 */
export function slotDistractors(lemma: string, answer: string, table: VerbTable = VERB_TABLE): string[] {
  const verb = conjugate(lemma, table);
  const groups = [presentForms(verb), pastForms(verb), participles(verb)];
  const own = groups.filter((group) => group.includes(answer));
  const rest = groups.filter((group) => !group.includes(answer));
  return [...new Set([...own, ...rest].flat())].filter((text) => text !== answer);
}

function presentForms({ stem, third }: Conjugation): string[] {
  const last = stem.at(-1);
  if (last === 'd') return [third, stem, `${stem.slice(0, -1)}t`];
  if (last === 't') return [stem, `${stem.slice(0, -1)}d`, `${stem.slice(0, -1)}dt`];
  return [third, stem, `${stem}d`, `${stem}dt`];
}

function pastForms({ stem, kind, past, infinitive }: Conjugation): string[] {
  const root = stem.slice(0, -1);
  if (kind !== 'weak') return [past, `${past}t`, `${stem.replace(/[dt]$/, '')}te`, `${stem}de`];
  if (stem.endsWith('d')) return [past, `${stem}e`, `${stem}te`, `${root}tte`];
  if (stem.endsWith('t')) return [past, `${stem}e`, `${stem}de`, `${root}dde`];
  const voiced = /[vz]en$/.test(infinitive) ? [`${root}${infinitive.at(-3)}de`] : [];
  return [past, past.endsWith('te') ? `${stem}de` : `${stem}te`, ...voiced, `${stem}dde`];
}

function participles({ participle }: Conjugation): string[] {
  if (participle === undefined) return [];
  if (!/[dt]$/.test(participle)) return [participle];
  const root = participle.slice(0, -1);
  return [participle, root + (participle.endsWith('d') ? 't' : 'd'), `${root}dt`];
}
