import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Texts as they are read at an address. */
async function read(hostname: string) {
  vi.stubGlobal('location', { hostname });
  vi.resetModules();
  const { defineWording, speakTo } = await import('./define.ts');
  const define = (area: string) =>
    defineWording(
      area,
      {
        group: 'groep',
        total_one: '{{count}} leerling',
        total_other: '{{count}} leerlingen',
        ask: 'vraag de juf',
        tell: { pupil: 'Zeg het deze leerling' },
        year: 'leerjaar van de leerling',
        named: '{{leerling}} is een leerling',
      },
      { year: 'jaar van de leerling' },
      {
        beSchool: { group: 'klas' },
        practice: { ask: 'vraag de behandelaar' },
        home: { ask: 'vraag het thuis' },
      },
    );
  const text = define('proef');
  const all = (of = text) => [
    of('group'),
    of('total', { count: 1 }),
    of('total', { count: 2 }),
    of('ask'),
    of('tell.pupil'),
    of('year'),
    of('named', { leerling: 'Leerling X' }),
  ];
  const school = all();
  speakTo('home');
  const family = all();
  // An area that loads while a family reads.
  expect(all(define('later'))).toEqual(family);
  speakTo('practice');
  const practice = all();
  speakTo('school');
  expect(all()).toEqual(school);
  return { school, practice, family };
}

test('a family reads of children and of home, a Flemish school of classes, a practice of who works there', async () => {
  const pupils = ['1 leerling', '2 leerlingen'];
  const children = ['1 kind', '2 kinderen', 'vraag het thuis', 'Zeg het dit kind'];
  expect(await read('localhost')).toEqual({
    school: [
      'groep',
      ...pupils,
      'vraag de juf',
      'Zeg het deze leerling',
      'leerjaar van de leerling',
      'Leerling X is een leerling',
    ],
    practice: [
      'groep',
      ...pupils,
      'vraag de behandelaar',
      'Zeg het deze leerling',
      'leerjaar van de leerling',
      'Leerling X is een leerling',
    ],
    family: ['groep', ...children, 'leerjaar van het kind', 'Leerling X is een kind'],
  });
  expect(await read('be.localhost')).toEqual({
    school: [
      'klas',
      ...pupils,
      'vraag de juf',
      'Zeg het deze leerling',
      'jaar van de leerling',
      'Leerling X is een leerling',
    ],
    practice: [
      'klas',
      ...pupils,
      'vraag de behandelaar',
      'Zeg het deze leerling',
      'jaar van de leerling',
      'Leerling X is een leerling',
    ],
    family: ['groep', ...children, 'jaar van het kind', 'Leerling X is een kind'],
  });
});
