import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readWording } from './wording-read.ts';
import { checkWording } from './wording.ts';

const root = mkdtempSync(join(tmpdir(), 'spelwereld-teksten-'));
afterAll(() => rmSync(root, { recursive: true }));

function faultsOf(files: Record<string, string>): string[] {
  mkdirSync(join(root, 'web'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'web', name), text);
  return checkWording(readWording(root, 'web')).map(({ what }) => what);
}

test('finds what nobody asks for, English, texts in components, and what Flanders calls otherwise', () => {
  const faults = faultsOf({
    'wording.ts': `export const text = defineWording('proef', {
      used: 'Goed zo', unused: 'Niemand vraagt dit', many_one: 'een', many_other: 'meer',
      part: { one: 'Deel' }, english: 'Please save your work', empty: ' ',
      group: 'Kies een groep', told: 'Deze groep', sounds: 'een groep woorden',
    }, { told: 'Deze klas', part: { one: 'Dit deel van de groep' } });`,
    'page.tsx': `export const Page = () => <p title="Nog een titel">Losse tekst {text('used')} {text('many', { count: 2 })}
      {text(\`part.\${one}\`)}{text('english')}{text('empty')}{text('group')}{text('told')}{text('sounds')} · 3</p>;`,
    'page.test.tsx': `<p>Not looked at</p>`,
  });
  expect(faults.toSorted()).toEqual([
    'English in english: Please save your work',
    'nothing asks for proef:unused',
    'nothing in empty',
    'proef:group has no word for Flanders: Kies een groep',
    'proef:part.one has no word for Flanders: Dit deel van de groep',
    'text in a component: Losse tekst',
    'text in a component: Nog een titel',
  ]);
});
