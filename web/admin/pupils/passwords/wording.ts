import { defineWording } from '../../../app/wording/define.ts';

/** Texts of passwords and cards. */
export const cards = defineWording(
  'cards',
  {
    title: 'Wachtwoorden',
    of: 'Wachtwoorden van {{group}}',
    name: 'Naam',
    username: 'Gebruikersnaam',
    password: 'Wachtwoord',
    hidden: 'verborgen',
    show: 'Toon',
    showOf: 'Toon het wachtwoord van {{name}}',
    hide: 'Verberg',
    hideOf: 'Verberg het wachtwoord van {{name}}',
    unknown: 'niet te tonen',
    unknownHelp:
      'Dit wachtwoord is niet hier gemaakt en is dus niet te tonen. Maak een nieuw als het kwijt is.',
    notNeeded: 'niet nodig (schoollogin)',
    changed: 'Gemaakt op',
    card: 'Kaartje',
    cardMade: 'gemaakt {{day}}',
    cardUsed: 'laatst gebruikt {{day}}',
    noCard: 'geen',
    total_one: '{{count}} leerling',
    total_other: '{{count}} leerlingen',
    logged: 'Wie een wachtwoord bekijkt of een kaartje afdrukt, wordt genoteerd.',
    emptyTitle: 'Hier zitten nog geen leerlingen in',
    emptyText: 'Voeg eerst leerlingen toe; ze krijgen dan meteen een wachtwoord.',
    toList: 'Naar de leerlingen',
    printAll: 'Kaartjes afdrukken',
    menu: 'Meer voor {{name}}',
    do: {
      print: 'Kaartje, lijst of brief',
      renew: 'Nieuw wachtwoord',
      newCard: 'Nieuw kaartje',
      end: 'Kaartje intrekken',
      links: 'Schoollogin bekijken',
    },
    renew: {
      done_one: '{{count}} nieuw wachtwoord gemaakt.',
      done_other: '{{count}} nieuwe wachtwoorden gemaakt.',
    },
    end: {
      done_one: '{{count}} kaartje ingetrokken.',
      done_other: '{{count}} kaartjes ingetrokken.',
    },
    ask: {
      renew: {
        title_one: 'Nieuw wachtwoord voor {{count}} leerling',
        title_other: 'Nieuwe wachtwoorden voor {{count}} leerlingen',
        text: 'Het oude wachtwoord werkt dan niet meer, en wie nu speelt moet opnieuw inloggen. Het kaartje blijft werken.',
        ok: 'Maken',
      },
      newCard: {
        title_one: 'Nieuw kaartje voor {{count}} leerling',
        title_other: 'Nieuwe kaartjes voor {{count}} leerlingen',
        text: 'Het oude kaartje werkt dan niet meer, ook niet als het gevonden wordt. Wie nu speelt, moet opnieuw inloggen. Het wachtwoord blijft.',
        ok: 'Maken en afdrukken',
      },
      end: {
        title_one: 'Kaartje van {{count}} leerling intrekken',
        title_other: 'Kaartjes van {{count}} leerlingen intrekken',
        text: 'Met het kaartje is dan niet meer in te loggen, en wie nu speelt moet opnieuw inloggen. Met het wachtwoord kan dat.',
        ok: 'Intrekken',
      },
    },
    print: {
      kind: 'Wat wil je afdrukken?',
      kinds: { cards: 'Kaartjes', list: 'Lijst', labels: 'Etiketten', letter: 'Brief aan ouders' },
      about: {
        cards: 'Acht per blad, met kniplijnen.',
        list: 'Eén lijst voor in je map.',
        labels: 'Voor vellen van 24 etiketten van 70 × 37 mm; kies “ware grootte” en geen marges.',
        letter: 'Eén brief per leerling, om mee naar huis te geven.',
      },
      go: 'Afdrukken',
      back: 'Terug',
      none: 'Deze leerlingen zitten niet (meer) in deze groep.',
    },
    paper: {
      username: 'Gebruikersnaam',
      password: 'Wachtwoord',
      ask: 'vraag het je juf of meester',
      scan: 'Scan mij om in te loggen',
      qr: 'QR-code om mee in te loggen',
      at: 'Ga naar {{address}}',
      keep: 'Bewaar deze lijst achter slot en grendel, en gooi hem weg als hij niet meer nodig is.',
      letterTo: 'Aan de ouders of verzorgers van {{name}}',
      hello: 'Beste ouder, verzorger,',
      letter1:
        'Bij {{school}} oefent {{firstName}} spelling en lezen met Spelwereld: korte spellen op een wereldkaart, die vanzelf aansluiten bij wat {{firstName}} al kan. Dat mag thuis ook. Een kwartier per keer is genoeg.',
      letter2:
        'Inloggen kan op een computer of tablet met de gegevens hieronder. Of scan de code met de camera van een telefoon of tablet.',
      letter3:
        'Geef deze gegevens niet door. Kaartje of wachtwoord kwijt? De leerkracht maakt zo een nieuw. Wij bewaren alleen wat nodig is om te oefenen, en tonen geen reclame.',
      regards: 'Met vriendelijke groet,',
    },
  },
  {},
  {
    practice: {
      paper: {
        ask: 'vraag het wie je hier helpt',
        letter3:
          'Geef deze gegevens niet door. Kaartje of wachtwoord kwijt? Wij maken zo een nieuw. Wij bewaren alleen wat nodig is om te oefenen, en tonen geen reclame.',
      },
    },
    home: {
      paper: {
        ask: 'vraag het thuis',
        keep: 'Bewaar deze lijst op een veilige plek, en gooi hem weg als hij niet meer nodig is.',
      },
    },
    beSchool: { print: { none: 'Deze leerlingen zitten niet (meer) in deze klas.' } },
  },
);
