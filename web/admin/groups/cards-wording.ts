import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page that prints cards of several groups. */
export const text = defineWording(
  'group-cards',
  {
    title: 'Kaartjes afdrukken',
    for_one: 'Kaartjes voor {{count}} leerling, elke groep op een eigen blad:',
    for_other: 'Kaartjes voor {{count}} leerlingen, elke groep op een eigen blad:',
    group_one: '{{name}}: {{count}} leerling',
    group_other: '{{name}}: {{count}} leerlingen',
    fresh_one:
      '{{count}} leerling heeft nog geen kaartje en krijgt er nu een. Wachtwoorden blijven zoals ze zijn.',
    fresh_other:
      '{{count}} leerlingen hebben nog geen kaartje en krijgen er nu een. Wachtwoorden blijven zoals ze zijn.',
    unknown_one: 'Van {{count}} leerling is het wachtwoord niet te tonen. Met de QR-code inloggen kan wel.',
    unknown_other:
      'Van {{count}} leerlingen is het wachtwoord niet te tonen. Met de QR-code inloggen kan wel.',
    sso_one: '{{count}} leerling komt binnen met de schoollogin en heeft geen kaartje nodig.',
    sso_other: '{{count}} leerlingen komen binnen met de schoollogin en hebben geen kaartje nodig.',
    show: 'Kaartjes bekijken en afdrukken',
    emptyTitle: 'Er zijn geen kaartjes te maken',
    emptyText: 'In deze groepen zitten nog geen leerlingen.',
    emptySso: 'De leerlingen van deze groepen komen binnen met de schoollogin.',
  },
  {},
  {
    beSchool: {
      for_one: 'Kaartjes voor {{count}} leerling, elke klas op een eigen blad:',
      for_other: 'Kaartjes voor {{count}} leerlingen, elke klas op een eigen blad:',
      emptyText: 'In deze klassen zitten nog geen leerlingen.',
      emptySso: 'De leerlingen van deze klassen komen binnen met de schoollogin.',
    },
  },
);
