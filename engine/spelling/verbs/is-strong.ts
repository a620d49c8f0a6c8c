import { exceptions } from './exceptions.ts';

/** First parts that stay on, before a form of the verb that it is made of. */
const PREFIX = /^(?:be|ge|her|onder|ont|over|ver|weer)(?=.{3})/;

/** What only looks like one. */
const NONE = /^(?:bescheiden|borg|gereed|gewond|gezag|gezond|kloof|ontmoeten|verleden|vermogen|vervoer)$/;

/** Past tenses in the singular and participles; those with ge- also without it, as they stand behind a prefix. */
let forms: { whole: ReadonlySet<string>; prefixed: ReadonlySet<string> } | undefined;

function collected() {
  const entries = [...exceptions().values()].filter(({ kind }) => kind !== 'weak');
  const whole = entries.flatMap(({ past = '', participle = '' }) => [past, participle]);
  // A participle that is the infinitive too behind a prefix (bevallen, onderhouden) tells nothing.
  const prefixed = entries.flatMap(({ past = '', participle = '', infinitive }) =>
    [past, participle.replace(/^ge/, '')].filter((form) => form !== infinitive),
  );
  return { whole: new Set(whole), prefixed: new Set(prefixed) };
}

/** Past tenses on d that are nouns, or words of another kind, too; and participles. */
const ELSE = /^(?:ge.+|bad|band|bond|leed|reed|wond)$/;

/** Whether a word in small letters is a past tense on d, and nothing else: vond, hield, werd. No t belongs behind it. */
export const isPastOnD = (text: string): boolean =>
  text.endsWith('d') && !ELSE.test(text) && isStrongForm(text);

/** Whether a word in small letters is the past tense or the participle of a strong or irregular verb: liep, bevroren. */
export function isStrongForm(text: string): boolean {
  forms ??= collected();
  if (NONE.test(text)) return false;
  if (forms.whole.has(text)) return true;
  const rest = text.replace(PREFIX, '');
  return rest !== text && forms.prefixed.has(rest);
}
