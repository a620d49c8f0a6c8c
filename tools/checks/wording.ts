// Checks the wording of the web client: texts that nothing asks for, texts in components instead of in the wording, English,
// and Dutch words of school that the Belgian variant or a family has others for, also in messages of the server. That no text is missing is a matter of types.
import { join } from 'node:path';
import { checkServerWording } from './wording-server.ts';
import { checkFamilyWording } from './wording-family.ts';
import { DUTCH_ONLY, OTHER_GROUPS, type Fault } from './wording-words.ts';
import { idOf, readWording, type Reading } from './wording-read.ts';

/** English words that are no Dutch ones too. */
const ENGLISH =
  /\b(?:the|you|your|with|from|this|that|these|those|please|click|save|saved|cancel|delete|edit|loading|error|search|back|next|yes|user|users|password|username|email address|page not found|settings|school year|teacher|pupil|group|submit|send|close|open source code|welcome|and|or not|are|were|will|would|should|has been|not found|superadmins?)\b/i;

/** Titles of publications are in their own language. */
const SOURCE = /(?:^|\.)sources?(?:\.|$)/;

/** What is wrong with the wording of a reading. */
export function checkWording({ texts, loose, strings, patterns }: Reading): Fault[] {
  const faults: Fault[] = loose.map(({ at, text }) => ({ at, what: `text in a component: ${text}` }));
  const overridden = new Set(texts.filter(({ variant }) => /^be/.test(variant)).map(idOf));
  for (const text of texts) {
    const { at, key, variant } = text;
    const bare = text.text.replace(/\{\{.*?\}\}/g, '');
    if (ENGLISH.test(bare) && !SOURCE.test(key)) faults.push({ at, what: `English in ${key}: ${text.text}` });
    if (text.text.trim() === '') faults.push({ at, what: `nothing in ${key}` });
    const asked = key.replace(/_(?:one|other)$/, '');
    if (variant === 'nl' && !strings.has(asked) && !patterns.some((pattern) => pattern.test(asked)))
      faults.push({ at, what: `nothing asks for ${text.area}:${key}` });
    const isDutchOnly = DUTCH_ONLY.test(bare) && !OTHER_GROUPS.test(bare);
    // What practices read is the same in both countries.
    if (isDutchOnly && (/^be|practice/.test(variant) || !overridden.has(idOf(text))))
      faults.push({ at, what: `${text.area}:${key} has no word for Flanders: ${text.text}` });
  }
  return faults;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const reading = readWording(root, 'web');
  const faults = [...checkWording(reading), ...checkFamilyWording(reading), ...checkServerWording(root)];
  for (const { at, what } of faults) console.error(`${at}  ${what}`);
  console.log(`Teksten: ${reading.texts.length} bekeken, ${faults.length} fouten.`);
  if (reading.texts.length < 500) throw new Error('The wording was not found.');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
