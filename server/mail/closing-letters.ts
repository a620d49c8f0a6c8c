import { CLOSE_DAYS, CLOSE_LINK_HOURS } from '../contract/account-terms.ts';
import { hello } from './letters.ts';
import type { Letter } from './render.ts';

const longDay = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
const dayText = (day: string) => longDay.format(new Date(`${day}T12:00Z`));

/** Who asked to close an account confirms it. */
export const confirmClosingLetter = (to: { name: string; organisation: string }): Letter => ({
  subject: `Wil je het account van ${to.organisation} sluiten?`,
  greeting: hello(to.name),
  before: [
    `Je vroeg om het account van ${to.organisation} te sluiten. Bevestig je dat, dan wissen we ${CLOSE_DAYS} dagen later alle namen, resultaten en andere gegevens. Tot dan kun je het intrekken; daarna kan niemand het meer terughalen.`,
    `De link blijft ${CLOSE_LINK_HOURS} uur geldig.`,
  ],
  button: 'Sluit het account',
  after: ['Heb je dit niet gevraagd? Klik dan nergens op en verander je wachtwoord.'],
});

/** All who run an account hear that it is closed. */
export const closingConfirmedLetter = (to: {
  name: string;
  organisation: string;
  eraseOn: string;
}): Letter => ({
  subject: `Het account van ${to.organisation} wordt op ${dayText(to.eraseOn)} gewist`,
  greeting: hello(to.name),
  before: [
    `Het account van ${to.organisation} is op verzoek gesloten. Op ${dayText(to.eraseOn)} wissen we alle namen, resultaten en andere gegevens.`,
    'Wil je iets bewaren? Maak voor die dag een export bij Privacy. Bedenk je je? Dan trek je het daar ook in.',
  ],
});

/** The proof that an account was erased goes along with it. */
export const destroyedLetter = (to: { name: string; organisation: string }): Letter => ({
  subject: `Alle gegevens van ${to.organisation} zijn gewist`,
  greeting: hello(to.name),
  before: [
    `We hebben het account van ${to.organisation} met alle namen, resultaten en andere gegevens gewist. In de bijlage staat een verklaring daarvan.`,
    'Facturen bewaren we zo lang de belastingwet dat vraagt. Er staan geen namen van kinderen in.',
  ],
});
