// How a table is read: columns, rows that count, matching; the server apart.
import { expect, test } from 'vitest';
import type { LvsDefaults, LvsMapping } from '../contract/lvs.ts';
import type { Variant } from '../contract/variant.ts';
import { readColumns } from './columns.ts';
import type { Draft } from './draft.ts';
import { linesOf } from './fixture.ts';
import { matcherOf, type Known } from './match.ts';
import { resolve } from './resolve.ts';
import { readResults } from './results.ts';
import { asFound, noticesOf } from './words.ts';

const known = (
  id: string,
  firstName: string,
  infix: string,
  lastName: string,
  more: Partial<Known> = {},
): Known => ({
  id,
  firstName,
  infix,
  lastName,
  name: [firstName, infix, lastName].filter(Boolean).join(' '),
  number: null,
  birthMac: null,
  groep: 5,
  group: '5A',
  ...more,
});
const PUPILS = [
  known('noor', 'Noor', 'van den', 'Berg', { number: '1007' }),
  known('zoe', 'Zoë', '', "O'Neill & Zn", { number: '1008' }),
  known('sem-a', 'Sem', '', 'Mulder'),
  known('sem-b', 'Sem', '', 'Mulder', { group: '6B', groep: 6 }),
  known('lukasz', 'Łukasz', '', 'Null', { group: '6B' }),
];

interface Options {
  variant?: Variant;
  defaults?: LvsDefaults;
  mapping?: LvsMapping;
  links?: Record<string, string | null>;
}

function look(text: string, { variant = 'nl', defaults = {}, mapping = {}, links = {} }: Options = {}) {
  const table = readColumns(linesOf(text), variant, mapping);
  const draft: Draft = {
    columns: table.columns,
    isRemembered: false,
    hadNational: table.hadNational,
    ...readResults(table, variant, (day) => `digest of ${day.length} signs ${[...day].reverse().join('')}`),
    defaults,
    fixes: {},
    links: {},
  };
  const matcher = matcherOf(PUPILS, new Map(Object.entries(links)));
  const all = resolve(draft, { matcher, variant, now: Date.parse('2026-04-15T12:00Z') });
  return { draft, table, found: all.map(asFound), notices: noticesOf(draft, all) };
}
const who = (text: string, options?: Options) =>
  look(text, options).found.map(({ status, pupil, candidates }) =>
    [status, pupil?.id ?? candidates.map(({ id }) => id).join('|')].join(' ').trim(),
  );

test.each([
  'Noor van den Berg',
  'Berg, Noor van den',
  'Berg, van den, Noor',
  'van den Berg, Noor',
  'NOOR VAN DEN BERG',
])('a name in one column: %s', (name) =>
  expect(who(`Leerling;Toetsmoment;Niveau\n${name};M5;II`)).toEqual(['new noor']),
);

test('a name in several columns, with its infix anywhere', () => {
  const head = 'Roepnaam;Voorvoegsel;Achternaam;Moment;Niveau';
  for (const name of ['Noor;van den;Berg', 'Noor;;van den Berg', 'Noor;;Berg, van den'])
    expect(who(`${head}\n${name};M5;II`), name).toEqual(['new noor']);
  expect(who(`${head}\nLukasz;;Null;M5;II\nZoe;;O'Neill & Zn;M5;II`)).toEqual(['new lukasz', 'new zoe']);
});

test('a number finds its pupil when the name agrees; with another name it is doubtful', () => {
  const table =
    'Leerlingnummer;Naam;Moment;Niveau\n1007;Noor vd Berg;M5;II\n1008;Iemand Anders;M5;II\n1007;;E5;II';
  expect(who(table)).toEqual(['new noor', 'doubtful zoe', 'new noor']);
});

test('namesakes are told by their group, and else are doubtful; another group than the pupil is in too', () => {
  const head = 'Leerling;Groep;Moment;Niveau';
  expect(who(`${head}\nSem Mulder;groep 6b;M5;II`)).toEqual(['new sem-b']);
  expect(who(`${head}\nSem Mulder;;M5;II`)).toEqual(['doubtful sem-a|sem-b']);
  expect(who(`${head}\nNoor van den Berg;6B;M5;II`)).toEqual(['doubtful noor']);
  expect(who(`${head}\nNiemand Hier;6B;M5;II`)).toEqual(['unmatched']);
});

test('a link that was made by hand is remembered, as long as the pupil is there', () => {
  const table = 'Leerling;Groep;Moment;Niveau\nNoortje;5A;M5;II';
  expect(who(table, { links: { 'w noortje 5a': 'noor' } })).toEqual(['new noor']);
  expect(who(table, { links: { 'w noortje 5a': 'gone' } })).toEqual(['unmatched']);
});

test('a row per pupil with tests as columns: each filled cell or pair is a result', () => {
  const { found } = look(
    "Leerling;Sp M5;Sp M5 VS;Spelling ww M5 niveau;E5\nNoor van den Berg;II;80,5;IV;\nZoë O'Neill & Zn;;;;91",
  );
  expect(
    found.map(({ key, part, moment, level, skillScore }) => [key, part, moment, level?.value, skillScore]),
  ).toEqual([
    ['2', 'words', 'M5', 'II', 80.5],
    ['2.2', 'verbs', 'M5', 'IV', undefined],
    ['3', 'words', 'E5', undefined, 91],
  ]);
});

test.each([
  ['Cito Spelling 3.0 M5', 'nl', 'M5'],
  ['Spelling medio groep 5', 'nl', 'M5'],
  ['LVS-VCLB spelling midden 3', 'be', 'M5'],
  ['Spelling einde 2e leerjaar', 'be', 'E4'],
] as const)(
  'the moment in the name of a test, %s, goes before what follows from the date',
  (name, variant, moment) => {
    const { found } = look(`Leerling;Toets;Datum;Niveau\nNoor van den Berg;${name};15-09-2025;II`, {
      variant,
    });
    expect(found.map((one) => [one.moment, one.isDerived])).toEqual([[moment, undefined]]);
  },
);

test('only spelling counts; the rest is told by subject, and a table without any is refused', () => {
  const { draft, found } = look(
    'Leerling;Vak;Moment;Niveau\nNoor van den Berg;Spelling;M5;II\nNoor van den Berg;Rekenen;M5;I\nNoor van den Berg;Werkwoordspelling;M5;III\nNoor van den Berg;Rekenen;E5;I',
  );
  expect(draft.ignored).toEqual({ Rekenen: 2 });
  expect(found.map(({ status, part }) => [status, part])).toEqual([
    ['new', 'words'],
    ['ignored', 'words'],
    ['new', 'verbs'],
    ['ignored', 'words'],
  ]);
  expect(() => look('Leerling;Vak;Moment;Niveau\nNoor van den Berg;Rekenen;M5;II')).toThrow(
    'In deze tabel staan geen spellingtoetsen. Wel gevonden: Rekenen.',
  );
});

test('totals and empty rows are no results', () => {
  const { draft, found } = look(
    'Leerling;Moment;Niveau\nNoor van den Berg;M5;II\nSem;M5;afwezig\nGemiddelde;;III\n;Groepsgemiddelde;III\nTotaal;;\nAantal leerlingen;24;',
  );
  expect(found).toHaveLength(1);
  expect(draft.skippedRows).toBe(5);
});

test('numbers of the state are never read, whatever their column is called', () => {
  const named = look('BSN;Leerling;Moment;Niveau\n123456782;Noor van den Berg;M5;II');
  expect(named.draft.hadNational).toBe(true);
  const hidden = look(
    'Leerlingnummer;Leerling;Moment;Niveau\n123456782;Noor van den Berg;M5;II\n111222333;Sem Mulder;M5;II',
  );
  expect(hidden.table.columns[0]).toMatchObject({ because: 'nationalNumbers' });
  expect(hidden.notices[0]).toMatch(/nummers van de overheid/);
  for (const { draft } of [named, hidden]) expect(JSON.stringify(draft)).not.toMatch(/123456782|111222333/);
  // Numbers of the school's own that happen to have nine digits.
  expect(
    look('Leerlingnummer;Leerling;Moment;Niveau\n100000001;Noor van den Berg;M5;II').draft.hadNational,
  ).toBe(false);
});

test('a birth date becomes a digest, unknown columns are listed, and neither is kept', () => {
  const { draft, table } = look(
    'Leerling;Geboortedatum;Opmerking;Moment;Niveau\nNoor van den Berg;3-4-2016;druk;M5;II',
  );
  expect(table.columns.map(({ because }) => because)).toEqual([
    undefined,
    undefined,
    'unknown',
    undefined,
    undefined,
  ]);
  expect(JSON.stringify(draft)).not.toMatch(/2016-04-03|3-4-2016|druk/);
  expect(draft.results[0]!.who.birthMac).toMatch(/^digest/);
});

test('of two columns for one field the fullest is read, with a notice', () => {
  const { found, notices } = look(
    'Leerling;Niveau;Niveau;Moment\nNoor van den Berg;;II;M5\nSem Mulder;;III;M5',
  );
  expect(found[0]!.level?.value).toBe('II');
  expect(notices).toEqual(['Van kolommen met hetzelfde lazen we de volste. Niet gelezen: Niveau.']);
});

test('columns that say nothing are told with what was found, and can be mapped by hand', () => {
  const table = 'Kind;Wanneer;Uitslag\nNoor van den Berg;M5;IV';
  expect(() => look(table)).toThrow(
    'We herkennen de kolommen niet. Gevonden: Kind, Wanneer, Uitslag. Wijs aan waar leerling en niveau of score staan.',
  );
  expect(who(table, { mapping: { Kind: 'name', Wanneer: 'moment', Uitslag: 'level' } })).toEqual([
    'new noor',
  ]);
});

test('an unreadable field costs the field; a row is lost only when nothing in it says where the pupil stands', () => {
  const { found } = look(
    "Leerling;Moment;Afnamedatum;Niveau;Vaardigheidsscore;DLE\nNoor van den Berg;M5;30-2-2026;heel goed;80;veel\nSem Mulder;M5;;heel goed;;\nZoë O'Neill & Zn;M5;28-1-2026;II;tachtig;",
  );
  expect(found.map(({ status }) => status)).toEqual(['new', 'error', 'new']);
  expect(found[0]!.faults.map(({ text }) => text)).toEqual(['30-2-2026', 'heel goed', 'veel']);
  expect(found[0]!.notes).toContain('DLE: “veel” is geen getal dat hier past.');
  expect(found[2]).toMatchObject({ level: { value: 'II' } });
  expect(found[2]).not.toHaveProperty('skillScore');
});

test('digits as levels, and a level that a percentile contradicts, are told and kept', () => {
  const { found, notices } = look(
    'Leerling;Moment;Niveau;Percentiel\nNoor van den Berg;M5;3;90\nSem Mulder;M5;II;70',
  );
  expect(found[0]).toMatchObject({ level: { value: 'III' }, percentile: 90 });
  expect(found[0]!.notes).toEqual(['Niveau en percentiel spreken elkaar tegen.']);
  expect(found[1]!.notes).toEqual(['Er zijn meer leerlingen die dit kunnen zijn.']);
  expect(notices.some((one) => one.startsWith('Cijfers van 1 tot en met 5'))).toBe(true);
});

test('without a level its value gives one, on the scale of the rest of the table', () => {
  expect(look('Leerling;Moment;NW\nNoor van den Berg;M5;3,4').found[0]!.level).toEqual({
    scale: 'I-V',
    value: 'II',
  });
  expect(
    look("Leerling;Moment;Niveau;NW\nZoë O'Neill & Zn;M5;B;\nNoor van den Berg;M5;;3,4").found[1]!.level,
  ).toEqual({ scale: 'A-E', value: 'B' });
});

test('a moment follows from the day and the year of the pupil, else from what was chosen for all; without either the row is faulty', () => {
  const table = "Leerling;Afnamedatum;Niveau\nNoor van den Berg;28-1-2026;II\nZoë O'Neill & Zn;;II";
  expect(look(table).found.map(({ moment, isDerived, status }) => [moment, isDerived, status])).toEqual([
    ['M5', true, 'new'],
    [undefined, undefined, 'error'],
  ]);
  const chosen = look(table, {
    defaults: { moment: 'E4', provider: 'iep', part: 'combined', schoolYear: 2024 },
  });
  expect(chosen.found[1]).toMatchObject({
    moment: 'E4',
    provider: 'iep',
    part: 'combined',
    schoolYear: 2024,
    status: 'new',
  });
});

test('two results for one place: the later counts; of one day with other values nobody knows', () => {
  const head = 'Leerling;Moment;Afnamedatum;Niveau';
  const twice = (a: string, b: string) =>
    who(`${head}\nNoor van den Berg;M5;${a}\nNoor van den Berg;M5;${b}`);
  expect(twice('28-1-2026;II', '30-1-2026;III')).toEqual(['ignored noor', 'new noor']);
  expect(
    look(`${head}\nNoor van den Berg;M5;28-1-2026;II\nNoor van den Berg;M5;30-1-2026;III`).found[0]!.notes,
  ).toEqual(['Verderop staat een latere afname van dezelfde toets.']);
  expect(twice('28-1-2026;II', '28-1-2026;III')).toEqual(['error noor', 'error noor']);
  expect(twice('28-1-2026;II', '28-1-2026;II')).toEqual(['new noor', 'ignored noor']);
});

test('Flanders: zones of the LVS-VCLB, and moments by leerjaar', () => {
  const { found } = look(
    'Leerling;Bron;Toetsmoment;Zone\nNoor van den Berg;LVS-VCLB;midden 3e leerjaar;D\nSem Mulder;VCLB;M4;A',
    {
      variant: 'be',
    },
  );
  expect(found.map(({ provider, moment, level }) => [provider, moment, level])).toEqual([
    ['vclb', 'M5', { scale: 'A-E', value: 'D' }],
    ['vclb', 'M6', { scale: 'A-E', value: 'A' }],
  ]);
});

test('a cell that begins with = is just text', () =>
  expect(look('Leerling;Moment;Niveau\n=HYPERLINK("x");M5;II').found[0]).toMatchObject({
    who: '=HYPERLINK("x")',
    status: 'unmatched',
  }));
