import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page with frequent questions, apart from the questions themselves. */
export const faq = defineWording('site-faq', {
  meta: {
    title: 'Veelgestelde vragen',
    description:
      'Antwoord op vragen over inloggen, leerlingen toevoegen, oefenen, privacy, apparaten en prijzen van Spelwereld. Met zoekveld.',
  },
  title: 'Veelgestelde vragen',
  lead: 'Zoek op een woord, of blader hieronder. Elk antwoord heeft een eigen link die je kunt doorsturen.',
  search: 'Zoek in de vragen',
  searchHelp: 'Bijvoorbeeld: wachtwoord, tablet, dyslexie',
  found_one: '{{count}} antwoord gevonden',
  found_other: '{{count}} antwoorden gevonden',
  empty: {
    title: 'Daar hebben we nog geen antwoord op',
    text: 'Probeer een ander woord, of stel je vraag hieronder. Haast? Ga naar',
    contact: 'contact',
  },
  clear: 'Toon alle vragen',
  link: 'Link naar dit antwoord',
  ask: {
    title: 'Staat je vraag er niet bij?',
    text: 'Schrijf hem op. Met je mailadres erbij krijg je antwoord; zonder helpt het ons om deze pagina beter te maken.',
    question: 'Je vraag',
    questionHelp: 'Schrijf geen namen of andere gegevens van leerlingen op.',
    email: 'Je e-mailadres',
    send: 'Verstuur je vraag',
    sentTitle: 'Dank je, je vraag is binnen',
    sentText: 'Heb je een mailadres gegeven, dan krijg je antwoord, meestal binnen één werkdag.',
    again: 'Nog een vraag stellen',
  },
});
