import { defineWording } from '../../app/wording/define.ts';

/** Texts of the home page. */
export const home = defineWording(
  'site-home',
  {
    meta: {
      title: 'Spelwereld: spelling en lezen oefenen met spellen',
      description:
        'Kinderen oefenen spelling en lezen in spellen op een wereldkaart. Elk woord past bij het kind, elke fout krijgt uitleg, en jij kijkt live mee.',
    },
    title: 'Spelling oefenen op een eiland waar elk woord telt',
    lead: 'Kinderen oefenen spelling en lezen in spellen op een wereldkaart. Elk woord past bij het kind, elke fout krijgt uitleg, en jij ziet het live gebeuren.',
    apply: 'Probeer het gratis',
    login: 'Inloggen',
    sso: 'Inloggen met schoolaccount',
    shot: 'Een kind legt in het spel Pizza bakken de letters van een woord op een pizza.',
    audiences: {
      title: 'Voor wie oefent, en wie daarbij helpt',
      school: 'Op school',
      schoolText:
        'Plak het dictee van deze week en de hele groep oefent het. Op het live-bord zie je wie vastloopt, en op welke regel.',
      rt: 'In de RT-praktijk',
      rtText:
        'Kies precies de categorie waar het kind aan toe is, in een rustige stand, met leesletter en spraak. Thuis gaat het verder waar jullie bleven.',
      thuis: 'Thuis',
      thuisText:
        'Een kwartier oefenen dat niet als een kwartier voelt. Zonder reclame, zonder aankopen, en de kaart zegt zelf wanneer het genoeg is.',
      more: 'Vergelijk school, RT en thuis',
    },
    play: {
      title: 'Speel zelf een ronde',
      game: 'Pizza bakken',
      text: 'Zet het geluid aan en bak een pizza. Vijf opgaven, zonder account; er wordt niets bewaard.',
      more: 'Alle spellen bekijken',
    },
    reasons: {
      title: 'Wat er anders aan is',
      words: 'Elke woordenlijst werkt meteen',
      wordsText:
        'Van elk woord zoekt Spelwereld de klanken, de spellingcategorie en de regel. Alle spellen kunnen het meteen spelen, met spraak.',
      wrong: 'Geen foute woordbeelden',
      wrongText:
        'Een fout woord dat je ziet, blijft hangen. Daarom staan er alleen goede woorden op het scherm, tenzij jij anders kiest.',
      why: 'Elke fout krijgt uitleg',
      whyText: 'Het kind leest één vriendelijke zin over de regel. Jij ziet het patroon over de hele groep.',
      lost: 'Er gaat niets verloren',
      lostText: 'Klep dicht, wifi weg, stroom uit: elk antwoord dat gegeven is, telt.',
      all: 'Iedereen kan meedoen',
      allText:
        'Met muis, aanraken of alleen toetsen, rustig of vlot, met leesletter en zonder kleuren te hoeven zien.',
      open: 'Open en van jezelf',
      openText:
        'Open broncode. Een bestuur kan het op een eigen server draaien en houdt dan alle gegevens zelf.',
    },
    live: {
      title: 'Jij kijkt mee terwijl zij spelen',
      text: 'Elk antwoord staat binnen een tel op je bord. Je ziet wie doorgaat, wie vastloopt en welke regel de groep nu dwarszit, en je zet met één klik klaar wat ze nodig hebben.',
      more: 'Zo volg je de voortgang',
      alt: 'Het live-bord: per leerling de laatste antwoorden, en rechts de regels waar de groep op vastloopt.',
    },
  },
  {
    audiences: {
      schoolText:
        'Plak het dictee van deze week en de hele klas oefent het. Op het live-bord zie je wie vastloopt, en op welke regel.',
      rt: 'In de logopediepraktijk',
      more: 'Vergelijk school, logopedie en thuis',
    },
    reasons: {
      whyText: 'Het kind leest één vriendelijke zin over de regel. Jij ziet het patroon over de hele klas.',
    },
    live: {
      text: 'Elk antwoord staat binnen een tel op je bord. Je ziet wie doorgaat, wie vastloopt en welke regel de klas nu dwarszit, en je zet met één klik klaar wat ze nodig hebben.',
      alt: 'Het live-bord: per leerling de laatste antwoorden, en rechts de regels waar de klas op vastloopt.',
    },
  },
);
