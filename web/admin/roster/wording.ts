import { defineWording } from '../../app/wording/define.ts';

/** Texts of reading a list of people. */
export const roster = defineWording(
  'roster',
  {
    file: 'Bestand kiezen',
    drop: 'Laat het bestand hier los',
    fileHelp: 'Of sleep het hierheen: een Excel-bestand (.xlsx), een CSV-bestand of een tekstbestand.',
    notOpened: 'Het bestand ging niet open. Probeer het nog een keer.',
    whichSheet: 'In dit bestand staan {{count}} bladen. Op welk blad staat de lijst?',
    sheet_one: '{{name}} ({{count}} rij)',
    sheet_other: '{{name}} ({{count}} rijen)',
    macros:
      'In dit bestand zitten macro’s. Die voeren we niet uit: we lezen alleen wat er in de cellen staat.',
    workbook: {
      password:
        'Dit bestand is met een wachtwoord beveiligd. Haal het wachtwoord eraf, of kopieer de rijen en plak ze hier.',
      oldExcel:
        'Dit is een oud Excel-bestand (.xls). Bewaar het in Excel als .xlsx, of kopieer de rijen en plak ze hier.',
      otherSheet:
        'Dit soort rekenblad kunnen we niet lezen. Bewaar het als Excel-bestand (.xlsx) of als CSV.',
      noSheet: 'Dit is geen lijst die we kunnen lezen. Kies een bestand dat op .xlsx, .csv of .txt eindigt.',
      tooLarge:
        'Dit bestand is te groot voor een lijst met namen. Kopieer alleen de rijen van de lijst en plak ze hier.',
      broken:
        'Dit bestand is beschadigd: we kunnen het niet lezen. Open het in Excel, bewaar het opnieuw, of plak de rijen hier.',
      noRows: 'In dit bestand staat niets.',
    },
    guessed: 'Het bestand zegt niet in welk schrift het is bewaard. Kijk of letters met een accent kloppen.',
    preview: 'Zo lezen wij je lijst',
    previewHelp: 'Kijk of elke kolom klopt. Wat we niet zeker weten, vragen we.',
    column: 'Kolom {{number}}',
    columnOf: 'Kolom {{number}}: {{head}}',
    choose: 'Wat staat hier?',
    fields: {
      name: 'Hele naam',
      lastFirst: 'Achternaam eerst',
      firstName: 'Voornaam',
      infix: 'Tussenvoegsel',
      lastName: 'Achternaam',
      year: 'Leerjaar',
      group: 'Groep',
      number: 'Nummer',
      username: 'Gebruikersnaam',
      email: 'E-mailadres',
      skip: 'Niet overnemen',
    },
    isRight: 'Klopt dit?',
    because: {
      private: 'Dit bewaren we niet.',
      counting: 'Nummers van de lijst.',
      stateNumber: 'Dit lijken burgerservicenummers. Die mogen we niet hebben.',
      twice: 'Staat al in een andere kolom.',
    },
    becomes: 'Wordt',
    more_one: 'en nog {{count}} regel',
    more_other: 'en nog {{count}} regels',
    skipped: 'Geen leerling?',
    skippedLine: 'Regel {{line}}: {{text}}',
    keep: 'Toch meenemen',
    keepLine: 'Regel {{line}} toch meenemen',
    openQuote_one:
      'Op regel {{lines}} staat een aanhalingsteken dat nergens sluit. We lazen de regel zoals hij er staat.',
    openQuote_other:
      'Op de regels {{lines}} staan aanhalingstekens die nergens sluiten. We lazen de regels zoals ze er staan.',
    scrambled: 'Letters met een accent zijn onderweg verminkt: {{from}} was waarschijnlijk {{to}}.',
    mend: 'Letters herstellen',
    take_one: '{{count}} leerling overnemen',
    take_other: '{{count}} leerlingen overnemen',
    takeNone: 'Overnemen',
    ask: 'Kies eerst wat er in elke kolom staat.',
  },
  { because: { stateNumber: 'Dit lijken rijksregisternummers. Die mogen we niet hebben.' } },
  { beSchool: { fields: { group: 'Klas' } } },
);
