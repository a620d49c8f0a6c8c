import { defineWording } from '../../app/wording/define.ts';

/** Texts of the office about extra parts of the product. */
export const text = defineWording('officeFeatures', {
  title: 'Extra onderdelen',
  about:
    'Wat hier uit staat, is er voor deze klant niet: niemand ziet er iets van. Uitzetten wist niets; na weer aanzetten is alles er nog.',
  parts: {
    featureTestschool: {
      name: 'Methodetoetsen',
      note: 'Toetsen over een blok van een methode of een woordenlijst, klaargezet door de leerkracht.',
    },
    featureZorgtraject: {
      name: 'Zorgtraject',
      note: 'Handelingsplannen: doelen, wat er gedaan is en of het hielp. Voor beheerders en leerkrachten van een school.',
    },
  },
  on: '{{part}} staat aan.',
  off: '{{part}} staat uit.',
  last: 'Omgezet op {{day}} door {{name}}',
  lastOnly: 'Omgezet op {{day}}',
  never: 'Nog nooit omgezet',
});
