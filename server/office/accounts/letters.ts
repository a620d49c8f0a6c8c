import { inWords, type Reader } from '../../http/words.ts';
import type { Letter } from '../../mail/render.ts';

/** A customer whose account the office opened without a trial: with the link its administrator chooses a password. */
export const openedLetter = (
  reader: Reader,
  to: { name: string; organisation: string; username: string; days: number; until: string | null },
): Letter => ({
  subject: `Welkom bij Spelwereld, ${to.organisation}`,
  greeting: `Dag ${to.name},`,
  before: [
    to.until === null
      ? `Het account van ${to.organisation} staat klaar.`
      : `Het account van ${to.organisation} staat klaar. De licentie loopt tot en met ${to.until}.`,
    `Je gebruikersnaam is: ${to.username}`,
    inWords(
      `Kies eerst je wachtwoord. De link werkt één keer en blijft ${to.days} dagen geldig. Daarna maak je een {groep} aan, zet je de {leerlingen} erin en kunnen ze spelen.`,
      reader,
    ),
  ],
  button: 'Kies je wachtwoord',
  after: [
    'Is de link verlopen? Vraag dan op de inlogpagina een nieuwe aan met “Wachtwoord vergeten”.',
    'Vragen? Antwoord gerust op deze mail.',
  ],
});

/** Who runs an account already hears that the office let somebody else run it too. */
export const newAdminLetter = (to: { name: string; organisation: string; admin: string }): Letter => ({
  subject: `Er is een nieuwe beheerder voor ${to.organisation}`,
  greeting: `Dag ${to.name},`,
  before: [
    `Ons kantoor heeft ${to.admin} uitgenodigd als beheerder van Spelwereld voor ${to.organisation}, omdat daarom is gevraagd.`,
    'Klopt dit niet? Antwoord dan meteen op deze mail, of bel ons. Je kunt deze beheerder ook zelf uitschakelen.',
  ],
});
