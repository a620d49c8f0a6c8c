import { defineWording } from '../../../app/wording/define.ts';

/** Texts of adding pupils. */
export const add = defineWording(
  'addPupils',
  {
    title: 'Leerlingen toevoegen',
    intro: 'Plak een lijst uit een spreadsheet, of typ de namen hieronder. De gebruikersnamen maken wij.',
    paste: 'Plak hier je lijst',
    pasteHelp:
      'Voornaam, tussenvoegsel, achternaam (of eerste letter), leerjaar, nummer. Een rij met koppen mag, hoeft niet.',
    look: 'Je lijst staat in het vak: kijk of de kolommen kloppen en neem hem over.',
    tooMany: 'Er passen {{most}} leerlingen tegelijk. De rest staat nog in het vak: voeg die daarna toe.',
    rows: 'Nieuwe leerlingen',
    cell: {
      firstName: 'Voornaam',
      infix: 'Tussenv.',
      lastName: 'Achternaam',
      year: 'Leerjaar',
      number: 'Nummer',
      username: 'Gebruikersnaam',
    },
    cellOf: '{{cell}}, rij {{row}}',
    chooseYear: 'kies',
    remove: 'Rij {{row}} weghalen',
    twin: '{{name}} zit al in {{group}}.',
    twinHere: '{{name}} staat er al.',
    sure: 'Toch toevoegen',
    style: 'Wachtwoorden',
    styles: {
      woorden: 'twee woorden, zoals vis-molen',
      cijfers: 'een woord met cijfers, zoals boot482',
      plaatjes: 'vier plaatjes om aan te tikken, voor de jongsten',
    },
    ready_one: '{{count}} leerling is klaar om toe te voegen.',
    ready_other: '{{count}} leerlingen zijn klaar om toe te voegen.',
    faulty_one: '{{count}} rij moet je nog verbeteren.',
    faulty_other: '{{count}} rijen moet je nog verbeteren.',
    toFault: 'Naar de eerste fout',
    save_one: '{{count}} leerling toevoegen',
    save_other: '{{count}} leerlingen toevoegen',
    yearless: 'Van {{count}} leerlingen is het leerjaar niet bekend.',
    yearForAll: 'Allemaal {{year}}',
    saveNone: 'Leerlingen toevoegen',
    saved_one: '{{count}} leerling toegevoegd.',
    saved_other: '{{count}} leerlingen toegevoegd.',
    left: 'Wat nog niet goed was, staat hieronder.',
    cards: 'Kaartjes afdrukken',
    toList: 'Naar de leerlingen',
    undo: 'Ongedaan maken',
    undone: 'Ongedaan gemaakt: de rijen staan weer hieronder.',
    checking: 'De rijen worden nagekeken …',
    notChecked: 'Nakijken lukt nu niet.',
    retry: 'Probeer opnieuw',
  },
  {},
  {
    beSchool: {
      intro:
        'Plak een klaslijst uit een spreadsheet, of typ de namen hieronder. De gebruikersnamen maken wij.',
    },
  },
);
