import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page with all games. */
export const games = defineWording(
  'site-games',
  {
    meta: {
      title: 'De spellen',
      description:
        'Alle spellen van Spelwereld: wat je ermee oefent, vanaf welke groep, en of ze met muis, aanraken en toetsenbord te spelen zijn. Probeer ze meteen.',
    },
    title: 'De spellen',
    lead: 'Elk spel kan elk woord oefenen. Kies er een en speel meteen een proefronde, zonder account.',
    count_one: '{{count}} spel',
    count_other: '{{count}} spellen',
    filter: 'Wat wil je oefenen?',
    all: 'Alles',
    calm: 'Alleen spellen die altijd op je wachten',
    skills: {
      choose: 'Kiezen: welke letters horen in het woord?',
      judge: 'Keuren: klopt dit woord?',
      build: 'Bouwen: leg het woord met letters',
      type: 'Typen: schrijf het woord zelf',
      split: 'Verdelen: hak het woord in klankgroepen',
      sort: 'Sorteren: welke regel hoort erbij?',
      read: 'Lezen: begrijp de zin',
      order: 'Ordenen: zet het in de goede volgorde',
    },
    short: {
      choose: 'Kiezen',
      judge: 'Keuren',
      build: 'Bouwen',
      type: 'Typen',
      split: 'Verdelen',
      sort: 'Sorteren',
      read: 'Lezen',
      order: 'Ordenen',
    },
    also: 'Kan ook: {{forms}}',
    age: { young: 'Vanaf groep 3', older: 'Vanaf groep 4' },
    pace: {
      T: 'Wacht altijd op je',
      C: 'Rustig tempo; in de rustige stand wacht het helemaal',
      L: 'Beweegt; in de rustige stand wacht het op je',
    },
    alt: 'Het decor van {{game}}',
    rules: {
      title: 'Wat voor alle spellen geldt',
      items: {
        words: 'Elke woordenlijst werkt meteen, ook het dictee van deze week.',
        wrong: 'Er staan geen foute woorden op het scherm, tenzij je dat zelf aanzet.',
        reward: 'Muntjes krijg je voor oefenen en doorzetten, niet voor snel of slim zijn.',
        input: 'Alles kan met de muis, met aanraken of met alleen het toetsenbord.',
        sound: 'Er is spraak bij elk woord. Zonder geluid kies je opgaven met plaatjes en zinnen.',
        access: 'Elk spel heeft een rustige stand, een leesletter, en is te spelen zonder kleuren te zien.',
      },
    },
  },
  {
    age: { young: 'Vanaf het 1e leerjaar', older: 'Vanaf het 2e leerjaar' },
    meta: {
      description:
        'Alle spellen van Spelwereld: wat je ermee oefent, vanaf welk leerjaar, en of ze met muis, aanraken en toetsenbord te spelen zijn. Probeer ze meteen.',
    },
  },
);
