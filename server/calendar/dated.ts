import type { DutchRegion, Period } from '../contract/calendar.ts';

/** The holidays of one school year in the Netherlands, as they were published. */
interface DatedYear {
  /** In which it begins. */
  year: number;
  source: string;
  checkedOn: string;
  regions: Readonly<Record<DutchRegion, readonly Period[]>>;
}

const holiday = (name: string, from: string, to: string): Period => ({ name, from, to, kind: 'vakantie' });
const feast = (name: string, day: string): Period => ({ name, from: day, to: day, kind: 'feestdag' });

const CHRISTMAS = holiday('kerstvakantie', '2026-12-19', '2027-01-03');
const MAY = holiday('meivakantie', '2027-04-24', '2027-05-02');
const FEASTS = [
  feast('tweede paasdag', '2027-03-29'),
  feast('Koningsdag', '2027-04-27'),
  feast('Hemelvaart', '2027-05-06'),
  feast('tweede pinksterdag', '2027-05-17'),
];

/**
 * School years whose holidays are known. Those of autumn and spring are advice: schools differ, and fill in days of their own. A new year is
 * one entry more; years that stand here are not changed, since plans were reckoned with them.
 */
export const DATED_YEARS: readonly DatedYear[] = [
  {
    year: 2026,
    source: 'rijksoverheid.nl/onderwerpen/schoolvakanties',
    checkedOn: '2026-11-28',
    regions: {
      'nl-noord': [
        holiday('herfstvakantie', '2026-10-10', '2026-10-18'),
        CHRISTMAS,
        holiday('voorjaarsvakantie', '2027-02-20', '2027-02-28'),
        MAY,
        holiday('zomervakantie', '2027-07-10', '2027-08-22'),
        ...FEASTS,
      ],
      'nl-midden': [
        holiday('herfstvakantie', '2026-10-17', '2026-10-25'),
        CHRISTMAS,
        holiday('voorjaarsvakantie', '2027-02-20', '2027-02-28'),
        MAY,
        holiday('zomervakantie', '2027-07-17', '2027-08-29'),
        ...FEASTS,
      ],
      'nl-zuid': [
        holiday('herfstvakantie', '2026-10-17', '2026-10-25'),
        CHRISTMAS,
        holiday('voorjaarsvakantie', '2027-02-13', '2027-02-21'),
        MAY,
        holiday('zomervakantie', '2027-07-24', '2027-09-05'),
        ...FEASTS,
      ],
    },
  },
];
