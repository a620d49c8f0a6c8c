import { defineWording } from '../../app/wording/define.ts';

/** Texts of how busy it is and what goes wrong. */
export const text = defineWording('office-load', {
  title: 'Belasting en storingen',
  about:
    'Per uur, van alle servers samen en van niemand in het bijzonder. Wordt elke minuut bijgewerkt en blijft 30 dagen staan.',
  now: 'Nu',
  connected: 'Verbindingen nu',
  mostToday: 'Meeste vandaag',
  answersPerMinute: 'Antwoorden in de laatste minuut',
  period: 'Periode',
  days: { '1': 'Laatste 24 uur', '7': 'Laatste 7 dagen', '30': 'Laatste 30 dagen' },
  load: 'Antwoorden en verbindingen',
  hour: 'Uur',
  most: 'Meeste verbindingen tegelijk',
  answers: 'Antwoorden',
  faults: 'Storingen',
  faultsTitle: 'Wat er misging',
  faultsAbout:
    'Storingen zijn fouten van de server zelf. In het serverlog staan ze met tijd en oorzaak; zoek daar op de regel die hier in de eerste kolom staat.',
  noFaults: 'In deze periode ging er niets mis',
  place: 'Waar',
  count: 'Hoe vaak',
  last: 'Laatste keer',
  lastIn: '{{when}}, in dat uur',
  total_one: '{{count}} plek',
  total_other: '{{count}} plekken',
  live: 'tijdens het spelen of meekijken',
  work: 'werk van de server zelf',
});
