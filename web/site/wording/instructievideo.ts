import { defineWording } from '../../app/wording/define.ts';

/** Texts of the instruction page; what its steps say is in server/contract/site-shows.ts, because the server speaks them. */
export const instructie = defineWording(
  'site-instructievideo',
  {
    title: 'Instructie stap voor stap',
    description:
      'Per rol in een paar minuten zien hoe Spelwereld werkt: stap voor stap, met echte schermen, ondertitels en een stem. Ook uit te printen.',
    hero: 'Zo werkt het, stap voor stap',
    lead: 'Geen filmpjes van een ander, maar korte vertellingen: elke stap een scherm, een zin en een stem. Kijk, luister, of print de stappen.',
    jump: 'Kies een hoofdstuk',
    roles: {
      leerling: 'Voor leerlingen',
      leerkracht: 'Voor leerkrachten',
      begeleider: 'Voor IB en RT',
      beheer: 'Voor wie het regelt',
      thuis: 'Voor ouders',
    },
    picture: 'Scherm bij stap {{number}}: {{text}}',
    step: 'Stap {{number}} van {{count}}',
    play: 'Afspelen',
    pause: 'Pauze',
    previous: 'Vorige stap',
    next: 'Volgende stap',
    voice: 'Met stem',
    noVoice: 'De stem is er nu niet. De stappen gaan zonder geluid verder.',
    transcript: 'Alle stappen lezen',
    print: 'Print deze stappen',
    noScript: 'Zonder JavaScript speelt er niets af. Bij elk hoofdstuk kun je de stappen wel lezen.',
    honest: {
      title: 'Wat je hier ziet',
      text: 'De schermen zijn foto’s van het programma, met verzonnen leerlingen. Alleen de mail en de pauze zijn getekend. De stem is dezelfde computerstem als in de spellen. Er wordt niet bijgehouden wat je bekijkt.',
    },
    more: {
      title: 'Komt je vraag niet voorbij?',
      faq: 'Veelgestelde vragen',
      training: 'Vraag een training',
    },
  },
  {
    roles: { begeleider: 'Voor zorg en logopedie' },
    honest: {
      text: 'De schermen zijn foto’s van het programma in een Nederlandse school, met verzonnen leerlingen; bij jullie heten sommige dingen anders. Alleen de mail en de pauze zijn getekend. De stem is dezelfde computerstem als in de spellen. Er wordt niet bijgehouden wat je bekijkt.',
    },
  },
);
