import { nameOfDay } from '../data/day.ts';
import type { AccountRow } from '../data/schema.ts';
import { inWords, readerOf } from '../http/words.ts';
import { longDay } from '../licence/long-day.ts';

type Of = Pick<AccountRow, 'name' | 'kind' | 'variant'>;
const made = (now: number) => longDay(nameOfDay(now));

/** For Windows too, which shows one long line else. */
const asText = (account: Of, lines: readonly string[]) =>
  inWords(`${lines.join('\r\n')}\r\n`, readerOf(account));

/** What is in the export of a pupil. */
export const aboutPupil = (account: Of, now: number): string =>
  asText(account, [
    'Gegevens van {een leerling} in Spelwereld',
    `Gemaakt op ${made(now)} voor ${account.name}.`,
    '',
    'leesbaar.pdf',
    '  Wat er bewaard wordt en waarom, in gewone taal: om te lezen en te printen.',
    'gegevens.json',
    '  Alles wat er bewaard wordt, tot op elk antwoord: om mee te nemen naar een ander programma.',
    '  head      naam en leerjaar',
    '  settings  hoe er geoefend wordt',
    '  rows      eilanden, taken, rondes, antwoorden, munten, spullen, prijzen en notities',
    '  tables    al het andere: niveaus, tellingen per dag, toetsen, inloggegevens',
    '  audit     wie keek of iets veranderde, als rol: namen van anderen staan er niet in',
    '  logins    dagen waarop is ingelogd',
    '  consents  waarvoor toestemming is gegeven om gegevens door te geven',
    '  Momenten zijn milliseconden sinds 1 januari 1970 (UTC).',
    '',
    'Wachtwoorden, codes van inlogkaarten en wat alleen een programma nodig heeft, staan er niet in.',
    'Bewaar dit bestand veilig: het gaat over een kind.',
  ]);

/** What is in the export of an account. */
export const aboutAccount = (account: Of, now: number): string =>
  asText(account, [
    `Alles van ${account.name} in Spelwereld`,
    `Gemaakt op ${made(now)}.`,
    '',
    'account.json   de gegevens van het account zelf',
    'tabellen/      lijsten om in een rekenblad te openen: {leerlingen}, medewerkers, instellingen, woordenlijsten,',
    '               methodes, berichten, vragen, facturen, het logboek en meer',
    'facturen/      elke factuur en creditnota als pdf',
    '{leerlingen}/    per {leerling} een bestand met alles, met het id als naam: wie dat is, staat in tabellen/{leerlingen}.csv',
    '',
    'In tabellen staat een apostrof voor wat een rekenblad anders als formule zou lezen.',
    'Een bestand waarin null staat, is van {een leerling die} tijdens het maken is verhuisd.',
    '',
    'Wachtwoorden, codes en wat alleen een programma nodig heeft, staan er niet in.',
    'Bewaar dit bestand veilig: het gaat over kinderen.',
  ]);

/** What is in the export of one of the staff. */
export const aboutMember = (account: Of, now: number): string =>
  asText(account, [
    'Gegevens van een medewerker in Spelwereld',
    `Gemaakt op ${made(now)} voor ${account.name}.`,
    '',
    'tabellen/   lijsten om in een rekenblad te openen of mee te nemen naar een ander programma:',
    '  wie, rechten, uitnodiging, {groepen}, vervangingen, schoollogin, tweede-stap',
    '              wie het is, wat die mag, en hoe die inlogt',
    '  keren-ingelogd, logboek',
    '              wanneer is ingelogd, en wat is bekeken of veranderd',
    '  mails, berichten, vragen, roadmap, uitgenodigde-vrienden',
    '              wat is gestuurd, gelezen, gevraagd en voorgesteld',
    '  woordenlijsten, uitleg, klaargezette-taken, notities, getekende-overeenkomsten',
    '              wat is gemaakt; van notities niet de tekst, want die gaat over {een leerling}',
    '  verzoeken   wat over de eigen gegevens is gevraagd',
    '',
    'In tabellen staat een apostrof voor wat een rekenblad anders als formule zou lezen.',
    'Wachtwoorden, codes en wat alleen een programma nodig heeft, staan er niet in.',
  ]);
