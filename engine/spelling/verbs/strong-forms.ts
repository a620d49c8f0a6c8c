import { strongVerbs } from './exceptions.ts';
import { formsOf, type Conjugation } from './forms.ts';
import { stemOf, takesT } from './spell.ts';

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
