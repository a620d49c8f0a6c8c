import { defineWording } from '../../app/wording/define.ts';

/** Texts of the office about second steps of others. */
export const text = defineWording('officeSecond', {
  customer:
    'Met Meekijken zie je een half uur wat iemand van de klant ziet. Wie de telefoon of toegangssleutel kwijt is, help je door de tweede stap weg te halen. Vraag eerst door tot je zeker weet wie je spreekt: bel terug op een nummer dat we al kennen.',
  people: 'Wie hier werkt',
  empty: 'Hier werkt nog niemand',
  total_one: '{{count}} persoon',
  total_other: '{{count}} personen',
  name: 'Naam',
  username: 'Gebruikersnaam',
  role: 'Rol',
  second: 'Tweede stap',
  has: 'Ja',
  none: 'Nee',
  lastLogin: 'Laatst ingelogd',
  never: 'nooit',
  state: 'Stand',
  off: 'uitgezet',
  tools: 'Wat je kunt doen',
  lift: 'Tweede stap weghalen',
  liftOf: 'Tweede stap van {{name}} weghalen',
});
