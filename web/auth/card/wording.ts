import { defineWording } from '../../app/wording/define.ts';

/** Texts of logging in with a card or with pictures. */
export const card = defineWording('card', {
  scan: 'Kaartje scannen',
  scanTitle: 'Houd je kaartje voor de camera',
  stop: 'Stoppen',
  starting: 'De camera gaat aan …',
  looking: 'Zoekt de code …',
  notOurs: 'Dit is geen kaartje van Spelwereld.',
  refused: 'De camera mag niet aan. Geef hem toestemming in de browser, of log in met je naam en wachtwoord.',
  absent: 'Dit apparaat heeft geen camera. Log in met je naam en wachtwoord.',
  unsafe:
    'Scannen kan alleen op een beveiligd adres, dat begint met https. Log in met je naam en wachtwoord.',
  busy: 'Deze camera is al ergens anders aan. Sluit dat programma en probeer het nog eens.',
  title: 'Inloggen met je kaartje',
  entering: 'We laten je binnen …',
  failed: 'Inloggen is niet gelukt',
  unreadable: 'Op dit kaartje staat geen goede code. Vraag je juf of meester om een nieuw kaartje.',
  again: 'Probeer opnieuw',
  toLogin: 'Inloggen met naam en wachtwoord',
  pictures: 'Ik heb een wachtwoord met plaatjes',
  picturesLabel: 'Tik je plaatjes aan, op volgorde',
  chosen: '{{count}} van {{most}} plaatjes gekozen',
  wipe: 'Wissen',
});
