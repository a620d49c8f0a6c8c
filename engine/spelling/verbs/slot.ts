import { conjugate } from './conjugate.ts';
import type { Conjugation } from './forms.ts';
import { takesT } from './spell.ts';
import { strongForms } from './strong-forms.ts';

/**
 * What a pupil may be offered for a verb in a sentence beside the answer: the stem with nothing, t, d and dt, the past
 * with te, de, tte and dde, and the participle. Most are words themselves, so it needs the sentence. Forms of the
 * tense of the answer come first.
 */
export function slotDistractors(lemma: string, answer: string): string[] {
  const verb = conjugate(lemma);
  const present = presentForms(verb);
  const past = pastForms(verb);
  const plural = [
    verb.pastPlural,
    ...past.slice(1).map((form) => (form.endsWith('e') ? `${form}n` : `${form}en`)),
  ];
  const done = participles(verb);
  if (verb.kind === 'weak' && answer === verb.adjective && answer !== verb.past)
    return without(answer, [...adjectives(verb), ...done]);
  const weakened = verb.kind === 'strong' && answer === verb.participle ? strongForms(answer) : [];
  if (weakened.length > 0) return weakened.map(({ weak }) => weak);
  const groups = answer === verb.pastPlural ? [plural, past, present] : [present, past, done];
  const own = groups.filter((group) => group.includes(answer));
  const rest = groups.filter((group) => !group.includes(answer));
  return without(answer, [...own, ...rest].flat());
}

const without = (answer: string, forms: readonly string[]) =>
  [...new Set(forms)].filter((form) => form !== answer);

function presentForms({ stem, third }: Conjugation): string[] {
  const root = stem.slice(0, -1);
  if (stem.endsWith('d')) return [third, stem, `${root}t`];
  if (stem.endsWith('t')) return [stem, `${root}d`, `${root}dt`];
  return [third, stem, `${stem}d`, `${stem}dt`];
}

function pastForms({ stem, kind, past, infinitive }: Conjugation): string[] {
  const root = stem.slice(0, -1);
  if (kind !== 'weak')
    return [past, past.endsWith('e') ? past : `${past}t`, stem + (takesT(infinitive) ? 'te' : 'de')];
  if (stem.endsWith('d')) return [past, `${stem}e`, `${stem}te`, `${root}tte`];
  if (stem.endsWith('t')) return [past, `${stem}e`, `${stem}de`, `${root}dde`];
  const voiced = /[vz]en$/.test(infinitive) ? [`${root}${infinitive.at(-3)}de`] : [];
  return [past, past.endsWith('te') ? `${stem}de` : `${stem}te`, ...voiced, `${stem}dde`];
}

const other = (letter: string) => (letter === 'd' ? 't' : 'd');

function participles({ participle }: Conjugation): string[] {
  if (participle === undefined) return [];
  const last = participle.at(-1)!;
  if (!/[dt]/.test(last)) return [participle];
  const root = participle.slice(0, -1);
  return [participle, root + other(last), `${root}dt`];
}

/** Before a noun: as it is, with the other letter, with two for one and one for two. */
function adjectives({ adjective, participle }: Conjugation): string[] {
  const [, root = '', letters = ''] = /^(.*?)(dd|tt|d|t)e$/.exec(adjective ?? '') ?? [];
  if (letters === '') return [];
  const [one, swap] = [letters[0]!, other(letters[0]!)];
  const lengths = letters.length === 1 ? [`${root}${one}${one}e`] : [`${root}${one}e`];
  return [...lengths, `${root}${swap.repeat(letters.length)}e`, `${participle}e`];
}
