import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Texts as they are read at an address. */
async function read(hostname: string) {
  vi.stubGlobal('location', { hostname });
  vi.resetModules();
  const { defineWording, speakToFamily } = await import('./define.ts');
  const text = defineWording(
    'proef',
    {
      group: 'groep',
      total_one: '{{count}} groep',
      total_other: '{{count}} groepen',
      ask: 'vraag de juf',
      year: 'leerjaar',
    },
    { year: 'jaar' },
    {
      beSchool: { group: 'klas', total_one: '{{count}} klas', total_other: '{{count}} klassen' },
      home: { ask: 'vraag het thuis' },
    },
  );
  const all = () => [text('group'), text('total', { count: 2 }), text('ask'), text('year')];
  const school = all();
  speakToFamily(true);
  const family = all();
  speakToFamily(false);
  expect(all()).toEqual(school);
  return { school, family };
}

test('a family reads of groups and of home, a Flemish school of classes', async () => {
  expect(await read('localhost')).toEqual({
    school: ['groep', '2 groepen', 'vraag de juf', 'leerjaar'],
    family: ['groep', '2 groepen', 'vraag het thuis', 'leerjaar'],
  });
  expect(await read('be.localhost')).toEqual({
    school: ['klas', '2 klassen', 'vraag de juf', 'jaar'],
    family: ['groep', '2 groepen', 'vraag het thuis', 'jaar'],
  });
});
