import { closest, distance } from 'fastest-levenshtein';
import type { TemplateText } from '../../contract/mail-templates.ts';
import { inWords } from '../../http/words.ts';
import { parseBody, variablesIn, withoutVariables } from './body.ts';
import { LINK, variablesOf, type Template } from './template.ts';

/** What is wrong with a text, by its field; empty when it fits. */
export type Faults = Partial<Record<keyof TemplateText, string>>;

/** A name that differs by more letters is no slip of the pen. */
const MOST_OFF = 3;

/** Whether a text can be that of a letter: it holds what the letter can't do without, and nothing that is not filled in. */
export function faultsIn(template: Template, { subject, body, text }: TemplateText): Faults {
  const faults: Faults = {};
  const inSubject = subjectFault(template, subject);
  if (inSubject) faults.subject = inSubject;
  const inBody = formFault(body) ?? wholeFault(template, body);
  if (inBody) faults.body = inBody;
  const inText = text === null ? undefined : wholeFault(template, text);
  if (inText) faults.text = inText;
  return faults;
}

function subjectFault(template: Template, subject: string): string | undefined {
  if (subject.trim() === '') return 'Vul een onderwerp in.';
  if (variablesIn(subject).includes(LINK)) return 'De link kan niet in het onderwerp.';
  return wordFault(template, subject);
}

/** What is wrong with a text that must hold all that is needed. */
function wholeFault(template: Template, text: string): string | undefined {
  if (text.trim() === '') return 'Vul een tekst in.';
  const wrong = wordFault(template, text);
  if (wrong) return wrong;
  const there = new Set(variablesIn(text));
  const lacking = variablesOf(template).find(({ name, isNeeded }) => isNeeded && !there.has(name));
  if (!lacking) return undefined;
  return lacking.name === LINK
    ? 'De link ontbreekt. Zet op een eigen regel: [Tekst op de knop]({{link}})'
    : `{{${lacking.name}}} ontbreekt: zonder dat heeft deze mail geen zin.`;
}

/** An unknown variable, or a brace that stands alone. */
function wordFault(template: Template, text: string): string | undefined {
  const names = variablesOf(template).map(({ name }) => name);
  const unknown = variablesIn(text).find((name) => !names.includes(name));
  if (unknown !== undefined) return `{{${unknown}}} bestaat niet.${proposal(unknown, names)}`;
  // The words that differ between readers have gone by then, in whoever's words.
  const rest = inWords(withoutVariables(text), { variant: 'nl', isFamily: true });
  const brace = /\{[^{}]*\}?|\}/.exec(rest)?.[0];
  return brace === undefined
    ? undefined
    : `${brace} staat er los. Een variabele heeft twee accolades: {{${names[0] ?? LINK}}}.`;
}

function proposal(unknown: string, names: readonly string[]): string {
  const near = closest(unknown.toLowerCase(), [...names]);
  return names.length > 0 && distance(unknown.toLowerCase(), near) <= Math.min(MOST_OFF, unknown.length / 2)
    ? ` Bedoel je {{${near}}}?`
    : '';
}

function formFault(body: string): string | undefined {
  if ((body.split('**').length - 1) % 2 === 1) return 'Er staat een ** te veel of te weinig.';
  const blocks = parseBody(body);
  if (blocks.filter(({ kind }) => kind === 'button').length > 1) return 'Er kan maar één knop in een mail.';
  const isLoose = blocks.some(
    (block) => block.kind === 'paragraph' && block.pieces.some(({ text }) => text.includes(']({{')),
  );
  return isLoose ? 'Zet de knop op een eigen regel, met een lege regel ervoor en erna.' : undefined;
}
