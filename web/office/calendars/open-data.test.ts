import { expect, test } from 'vitest';
import { takeHolidays } from './open-data.ts';

const OPEN = {
  type: 'schoolholidays',
  content: [
    {
      title: ' Overzicht vakanties schooljaar 2027-2028 ',
      schoolyear: ' 2027-2028 ',
      vacations: [
        {
          type: ' Herfstvakantie ',
          compulsorydates: 'false',
          regions: [
            { region: 'noord', startdate: '2027-10-15T22:00:00.000Z', enddate: '2027-10-23T22:00:00.000Z' },
            { region: 'zuid', startdate: '2027-10-22T22:00:00.000Z', enddate: '2027-10-30T22:00:00.000Z' },
          ],
        },
        {
          type: 'Kerstvakantie',
          regions: [
            {
              region: 'heel Nederland',
              startdate: '2027-12-24T23:00:00.000Z',
              enddate: '2028-01-08T23:00:00.000Z',
            },
          ],
        },
      ],
    },
  ],
};
const NORTH = { region: 'nl-noord', year: 2027 } as const;
const autumn = { name: 'herfstvakantie', from: '2027-10-16', to: '2027-10-24', kind: 'vakantie' };
const christmas = { name: 'kerstvakantie', from: '2027-12-25', to: '2028-01-09', kind: 'vakantie' };

test('open data gives the days of a region as they are in the Netherlands', () => {
  expect(takeHolidays(JSON.stringify(OPEN), NORTH)).toEqual({ days: [autumn, christmas] });
  expect(takeHolidays(JSON.stringify([OPEN]), { region: 'nl-midden', year: 2027 })).toEqual({
    days: [christmas],
  });
  expect(takeHolidays(JSON.stringify(OPEN), { region: 'nl-noord', year: 2026 })).toEqual({ days: [] });
});

test('a table gives the same, with days as people write them', () => {
  const csv =
    '\uFEFFVakantie;Van;Tot en met;Regio;Soort\r\nherfstvakantie;16-10-2027;24-10-2027;Noord;\r\n' +
    'herfstvakantie;23-10-2027;31-10-2027;Zuid;\r\nkerstvakantie;2027-12-25;2028-01-09;;\r\n' +
    'Koningsdag;27/4/2028;27/4/2028;;feestdag\r\nmeivakantie;1-5-2027;9-5-2027;;\r\n';
  expect(takeHolidays(csv, NORTH)).toEqual({
    days: [autumn, christmas, { name: 'Koningsdag', from: '2028-04-27', to: '2028-04-27', kind: 'feestdag' }],
  });
});

test.each(['', 'zomaar tekst', '{"content": 3}', '{', 'naam;van;tot\nherfst;gisteren;24-10-2027'])(
  'what is neither is told: %j',
  (pasted) => {
    expect(takeHolidays(pasted, NORTH)).toBe('unreadable');
  },
);
