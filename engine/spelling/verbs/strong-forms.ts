import { exceptions, strongVerbs } from './exceptions.ts';
import { formsOf, type Conjugation } from './forms.ts';
import { longer, stemOf, takesT } from './spell.ts';

/** A strong form with what a child makes of it who takes the verb for a weak one. */
export interface StrongForm {
  form: 'past' | 'past plural' | 'participle';
  /** slaapte, gehelpt. */
  weak: string;
}

let index: Map<string, StrongForm[]> | undefined;

/** What a written form is of strong verbs, with its weak counterpart; empty where it is none. */
export function strongForms(text: string): readonly StrongForm[] {
  index ??= indexed();
  return index.get(text) ?? [];
}

function indexed(): Map<string, StrongForm[]> {
  const found = new Map<string, StrongForm[]>();
  const add = (text: string | undefined, entry: StrongForm) => {
    if (text !== undefined) found.set(text, [...(found.get(text) ?? []), entry]);
  };
  for (const entry of strongVerbs()) {
    const own = formsOf(entry);
    const weak = madeWeak(own);
    add(own.past, { form: 'past', weak: weak.past });
    add(own.pastPlural, { form: 'past plural', weak: `${weak.past}n` });
    add(own.participle, { form: 'participle', weak: weak.participle });
  }
  return found;
}

function madeWeak({ infinitive, participle }: Conjugation): { past: string; participle: string } {
  const stem = stemOf(infinitive);
  const letter = takesT(infinitive) ? 't' : 'd';
  const end = stem.endsWith(letter) ? stem : stem + letter;
  return { past: `${stem}${letter}e`, participle: (participle?.startsWith('ge') ? 'ge' : '') + end };
}

/** What else a child writes for a form of a verb that does not go by rule, with how often, 0 to 1. */
export interface Regularised {
  text: string;
  share: number;
}

/** First parts before which the form is that of the verb without them: verloopte, opgelezen. */
const FIRST_PART =
  /^(?:be|her|onder|ont|over|ver|weer|aan|achter|af|bij|binnen|dicht|door|in|klaar|los|mee|na|neer|om|op|rond|samen|tegen|terug|thuis|toe|uit|vast|vol|voor|voorbij|weg)(?=[^aeiou]?.{2})/;

let regularised: Map<string, Regularised[]> | undefined;

/**
 * All that children make of a past tense or participle that does not go by rule: with the ending of weak verbs, right or
 * wrong (loopte, gelezen as geleest), behind the strong form too (liepte), or the present in its place. Empty where it is none.
 */
export function regularisedForms(text: string): readonly Regularised[] {
  regularised ??= allRegularised();
  const own = regularised.get(text);
  if (own) return own;
  const first = FIRST_PART.exec(text)?.[0];
  const rest = first === undefined ? [] : (regularised.get(text.slice(first.length)) ?? []);
  return rest.map(({ text: form, share }) => ({ text: first! + form, share }));
}

function allRegularised(): Map<string, Regularised[]> {
  const found = new Map<string, Regularised[]>();
  const add = (right: string | undefined, share: number, ...given: string[]) => {
    if (right === undefined || right === '') return;
    const known = found.get(right) ?? [];
    const fresh = given.filter((form) => form !== right && !known.some(({ text }) => text === form));
    found.set(right, [...known, ...fresh.map((form) => ({ text: form, share }))]);
  };
  for (const entry of exceptions().values()) {
    if (entry.kind === 'weak') continue;
    const { infinitive, stem, third, past, pastPlural, participle } = formsOf(entry);
    const weak = weakPasts(infinitive, stem);
    if (!weak.includes(past)) {
      add(past, 0.5, ...weak);
      add(past, 0.3, `${past}te`, `${past}de`);
      add(past, 0.25, stem, third);
      add(pastPlural, 0.5, ...weak.map((form) => `${form}n`));
      add(pastPlural, 0.3, `${past}ten`, `${past}den`, past);
      add(pastPlural, 0.25, infinitive);
    }
    if (participle === undefined || !participle.endsWith('n')) continue;
    const ge = participle.startsWith('ge') ? 'ge' : '';
    add(participle, 0.5, ...endings(stem).map((form) => ge + form));
    add(participle, 0.3, ge + infinitive, ge + longer(past, infinitive), `${ge}${past}en`);
    if (ge !== '') add(participle, 0.2, participle.slice(2));
  }
  return found;
}

/** The stem with the ending of a weak past, the right one and the other: loopte, loopde; of houden also houde. */
function weakPasts(infinitive: string, stem: string): string[] {
  const bare = /([dt])$/.test(stem) ? [`${stem}e`] : [];
  const open = /[^aeiou][aeo]$/.test(stem) ? [`${stem}${stem.at(-1)!}de`] : [];
  const ours = takesT(infinitive) ? ['te', 'de'] : ['de', 'te'];
  return [...ours.map((ending) => stem + ending), ...bare, ...open];
}

/** The stem as a participle ends, with t and d: loopt, loopd; and with both where it has one of them (rijdt). */
const endings = (stem: string): string[] =>
  /[dt]$/.test(stem)
    ? [stem, `${stem}t`, `${stem.slice(0, -1)}${stem.endsWith('d') ? 't' : 'd'}`]
    : [`${stem}t`, `${stem}d`];
