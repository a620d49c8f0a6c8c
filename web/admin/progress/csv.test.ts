import { afterEach, expect, test, vi } from 'vitest';
import type {
  ProgressCategory,
  PupilProgress,
  PupilProgressRow,
  Standing,
} from '../../../server/contract/progress.ts';
import { groupCsv, pupilCsv } from './csv.ts';

const category: ProgressCategory = { id: 'ei-ij', name: 'ei of ij', title: 'Ei of ij', kind: 'spelling' };
const standing = (known: number): Standing => ({
  category: 'ei-ij',
  answers: 12,
  correct: 9,
  minutes: 3.5,
  lastDay: '2026-11-20',
  level: {
    status: 'bezig',
    reason: 'oefent',
    p: 71,
    low: 55,
    high: 83,
    trend: { points: -6, since: '2026-11-02' },
    known,
  },
});
const row = (name: string, standings: Standing[]): PupilProgressRow => ({
  id: name,
  name,
  groep: 5,
  days: 2,
  answers: 12,
  correct: 9,
  minutes: 3.5,
  lastDay: '2026-11-20',
  standings,
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const linesOf = (csv: string) => csv.replace('\uFEFF', '').split('\r\n');

test('the file of a group says what the matrix says: no number where too little is known', () => {
  const rows = [row('Anna', [standing(20)]), row('Bo', [standing(3)]), row('Cas', [])];
  expect(linesOf(groupCsv(rows, [category], '2026-11-20'))).toEqual([
    'Leerling;Leerjaar;Aandacht;Minuten;Antwoorden;Meteen goed;Dagen geoefend;Laatst geoefend;Ei of ij;Ei of ij: Stand;Ei of ij: Groei;Ei of ij: Laatst',
    'Anna;5;gaat achteruit: ei of ij;3,5;12;9;2;2026-11-20;71;bezig;-6;2026-11-20',
    'Bo;5;nog te weinig bekend;3,5;12;9;2;2026-11-20;;te weinig antwoorden;;2026-11-20',
    'Cas;5;nog te weinig bekend;3,5;12;9;2;2026-11-20;;nog niet geoefend;;',
  ]);
});

test('the file of a pupil has the same numbers as the page', () => {
  const csv = (one: Standing) =>
    linesOf(pupilCsv({ categories: [category], standings: [one] } as unknown as PupilProgress))[1];
  expect(csv(standing(20))).toBe('Ei of ij;bezig;71;55;83;-6;12;9;3,5;2026-11-20');
  expect(csv(standing(3))).toBe('Ei of ij;te weinig antwoorden;;55;83;;12;9;3,5;2026-11-20');
});

test('in Flanders the file has the school year by its number there', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: { variant: 'be' } } });
  vi.resetModules();
  const belgian = await import('./csv.ts');
  const [, line] = linesOf(belgian.groupCsv([row('Cas', [])], [], undefined));
  expect(line).toMatch(/^Cas;3;/);
});
