import { expect, test } from 'vitest';
import type { LvsHead } from '../contract/lvs.ts';
import type { PupilProgress } from '../contract/progress.ts';
import { startTestServer } from '../testing/server.ts';
import { readEvidence } from './evidence.ts';
import { dayAgo, startReading } from './fixture.ts';

test.each([
  ['ei/ij', '7/10', { right: 7, of: 10 }],
  ['ei/ij', '7 van de 10', { right: 7, of: 10 }],
  ['ei/ij', '0 uit 4', { right: 0, of: 4 }],
  ['ei/ij (10)', '7', { right: 7, of: 10 }],
  ['ei/ij (max. 10)', '10', { right: 10, of: 10 }],
  // What went wrong is counted the other way.
  ['Fouten ei/ij (10)', '7', { right: 3, of: 10 }],
  ['aantal fout: ei', '1/4', { right: 3, of: 4 }],
  ['Foutencategorie ei', '1/4', { right: 1, of: 4 }],
  // Nobody knows of how many, more than all, or none at all.
  ['ei/ij', '7', undefined],
  ['ei/ij', '70%', undefined],
  ['ei/ij (10)', '11', undefined],
  ['ei/ij', '0/0', undefined],
  ['ei/ij', '7-10', undefined],
  ['ei/ij (10)', '6,5', undefined],
])('below %j, %j is %j', (head, text, expected) => {
  expect(readEvidence(head, text)).toEqual(expected);
});

const HEAD = 'Leerling;Onderdeel;Toetsmoment;Afnamedatum;Niveau;ei-ij;lange ij (4);au/ou;Fout f-v (5)';
const MAPPING = {
  'ei-ij': 'category:ei-ij',
  'lange ij (4)': 'category:ei-ij',
  'au/ou': 'category:au-ou',
  'Fout f-v (5)': 'category:f-v',
} as const;
const table = (row: string) => `${HEAD}\n${row}`;
const NOOR = table(`Noor de Vries;spelling;M6;${dayAgo(20)};III;1/4;1;9/10;x`);

test('columns about categories are kept where somebody said so, remembered, and shown with the pupil and the proposal', async () => {
  const server = await startTestServer();
  const { noor } = server.school;
  const { read, store, show, call } = await startReading(server);
  const unmapped = (await read(NOOR)).body;
  expect(unmapped.results[0]!.evidence).toBeUndefined();
  expect(unmapped.columns.filter(({ because }) => because === 'unknown')).toHaveLength(4);
  const { categories } = (
    await call<{ imports: LvsHead[]; categories: { id: string; title: string }[] }>('GET', '')
  ).body;
  expect(categories.find(({ id }) => id === 'ei-ij')?.title).toBe('Korte ei of lange ij');

  const seen = (await read(NOOR, { mapping: MAPPING })).body;
  const evidence = [
    { categoryId: 'au-ou', title: 'au(w) of ou(w)', right: 9, of: 10 },
    { categoryId: 'ei-ij', title: 'Korte ei of lange ij', right: 2, of: 8 },
  ];
  expect(seen.results).toMatchObject([{ status: 'new', evidence, faults: [] }]);
  expect(seen.columns.find(({ head }) => head === 'au/ou')).toEqual({
    head: 'au/ou',
    category: 'au(w) of ou(w)',
  });
  // A start in the first half of groep 6: both are of before it, and one went badly.
  const stored = await store(seen.id);
  const [proposal] = (await show(stored.id)).proposals;
  expect(proposal).toMatchObject({
    start: { groep: 6, half: 1 },
    weak: [{ title: 'Korte ei of lange ij', right: 2, of: 8 }],
    from: { evidence },
  });
  const plain = (await read(table(`Daan Jansen;spelling;M6;${dayAgo(20)};III;3/4;4;9/10;`))).body;
  const other = (await show((await store(plain.id)).id)).proposals[0]!;
  // Remembered of the table before; nothing went badly, so that one more is probably known.
  expect([plain.isRemembered, other.weak, other.known]).toEqual([true, [], proposal!.known + 1]);
  const token = await server.login('schooladmin');
  const { body } = await server.call<PupilProgress>('GET', `/api/pupils/${noor}/progress`, { token });
  expect(body.tests).toMatchObject([{ evidence }]);
  // The same table says the same; another value is a change, with what it was.
  expect((await read(NOOR)).body.results[0]!.status).toBe('same');
  const better = (await read(NOOR.replace('1/4', '4/4'))).body.results[0]!;
  expect(better).toMatchObject({ status: 'changed', was: { evidence } });
  expect(better.evidence![1]).toMatchObject({ right: 5, of: 8 });
});

test('a cell that can not be read costs the cell; of a row with two tests nothing is told of which it is', async () => {
  const server = await startTestServer();
  const { read, refused } = await startReading(server);
  const faulty = (
    await read(table(`Noor de Vries;spelling;M6;${dayAgo(20)};III;70%;1;;2`), { mapping: MAPPING })
  ).body;
  expect(faulty.results).toMatchObject([
    {
      status: 'new',
      notes: ['ei-ij: “70%” is geen aantal goed van een aantal opgaven, zoals 7/10.'],
      evidence: [
        { categoryId: 'ei-ij', right: 1, of: 4 },
        { categoryId: 'f-v', right: 3, of: 5 },
      ],
    },
  ]);
  const wide = 'Leerling;M5;E5;ei-ij\nNoor de Vries;III;II;1/4';
  const two = (await read(wide, { mapping: { 'ei-ij': 'category:ei-ij' } })).body;
  expect(two.results.map(({ evidence }) => evidence)).toEqual([undefined, undefined]);
  expect(two.notices).toEqual([expect.stringContaining('horen bij één toets')]);
  // Of a row with one of both it is clear.
  const one = (await read(wide.replace('III', '-'), { mapping: { 'ei-ij': 'category:ei-ij' } })).body;
  expect(one.results).toMatchObject([{ moment: 'E5', evidence: [{ right: 1, of: 4 }] }]);
  // A category that is not there is a column that nobody knows; anything else is refused.
  const gone = (await read(NOOR, { mapping: { 'au/ou': 'category:wel-weg' } })).body;
  expect(gone.columns.find(({ head }) => head === 'au/ou')!.because).toBe('unknown');
  expect((await refused(NOOR, { mapping: { 'au/ou': 'weg' } as never })).status).toBe(422);
});
