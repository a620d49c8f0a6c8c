import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFamilyWording } from './wording-family.ts';
import { readWording } from './wording-read.ts';
import { checkServerWording } from './wording-server.ts';
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
      used: 'Goed zo', role: 'Vraag een superadmin', unused: 'Niemand vraagt dit', many_one: 'een', many_other: 'meer',
      part: { one: 'Deel' }, english: 'Please save your work', empty: ' ',
      group: 'Kies een groep', told: 'Deze groep', sounds: 'een groep woorden', school: 'Onze groep',
    }, { told: 'Deze klas', part: { one: 'Dit deel van de groep' } }, { beSchool: { school: 'Onze klas' }, home: { told: 'The users' } });`,
    'page.tsx': `export const Page = () => <p title="Nog een titel">Losse tekst {text('used')} {text('many', { count: 2 })}
      {text(\`part.\${one}\`)}{text('english')}{text('role')}{text('empty')}{text('group')}{text('told')}{text('sounds')}{text('school')} · 3</p>;`,
    'page.test.tsx': `<p>Not looked at</p>`,
  });
  expect(faults.toSorted()).toEqual([
    'English in english: Please save your work',
    'English in role: Vraag een superadmin',
    'English in told: The users',
    'nothing asks for proef:unused',
    'nothing in empty',
    'proef:group has no word for Flanders: Kies een groep',
    'proef:part.one has no word for Flanders: Dit deel van de groep',
    'text in a component: Losse tekst',
    'text in a component: Nog een titel',
  ]);
});

test('finds what a family would read of school, where the rule of families does not turn it', () => {
  const at = (folder: string, area: string, texts: string) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'wording.ts'), `defineWording('${area}', ${texts});`);
  };
  at(
    'family/a',
    'proef',
    `{ turned: 'Deze leerling, van {{school}}, in dit schooljaar', own: 'Vraag je docent', bent: 'Een nieuwe leerling', number: 'Leerlingnummer',
       told: 'Deze groep' }, { told: 'Deze klas' }, { beSchool: { turned: 'Leerling van de klas' }, home: { own: 'Vraag het thuis' } }`,
  );
  at('family/b', 'teachers', `{ title: 'Docenten' }`);
  at('web/site', 'site', `{ title: 'Voor scholen' }`);
  const faults = [
    ...checkFamilyWording(readWording(root, 'family')),
    ...checkFamilyWording(readWording(root, 'web/site')),
  ];
  expect(faults.map(({ what }) => what).toSorted()).toEqual([
    'proef:bent has no words for families: Een nieuwe kind',
    'proef:number has no words for families: Leerlingnummer',
    'proef:told has no words for families: Deze klas',
  ]);
});

test('finds a message of the server that Flanders has another word for', () => {
  mkdirSync(join(root, 'server/testing'), { recursive: true });
  writeFileSync(
    join(root, 'server/routes.ts'),
    `const WORDS = { nl: { one: 'deze groep' }, be: { one: 'deze klas' } };
     const year = variant === 'be' ? 'het leerjaar' : \`groep \${n}\`;
     db.select(['groep', 'pupils.groep', 'past.groep as then']);
     step('groep', 'Kies je groep.', 'Kies je klas.');
     notFound('Deze {groep} is er niet meer.');
     notFound('Deze groep is er niet meer.');
     notFound(\`\${name} zit in geen groep meer.\`);
     notFound('Een groep woorden is geen klas.');
     notFound('Kies {leerlingen}, of {deze leerling}.');
     const detail = \`\${n} leerlingen\`;
     notFound('Kies minstens één leerling.');
     notFound('Dit doet alleen een superadmin.');
     at('/superadmin/admins', 'superadmin');`,
  );
  writeFileSync(join(root, 'server/testing/school.ts'), `name('Groep 5')`);
  writeFileSync(join(root, 'server/routes.test.ts'), `name('Groep 5')`);
  expect(checkServerWording(root)).toEqual([
    { at: 'server/routes.ts:6', what: 'no word for Flanders: Deze groep is er niet meer.' },
    { at: 'server/routes.ts:7', what: 'no word for Flanders: … zit in geen groep meer.' },
    { at: 'server/routes.ts:11', what: 'no word for families: Kies minstens één leerling.' },
    { at: 'server/routes.ts:12', what: 'no Dutch role: Dit doet alleen een superadmin.' },
  ]);
});
