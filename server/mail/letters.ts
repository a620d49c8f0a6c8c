import type { TrainingLevel } from '../contract/bulletin-kinds.ts';
import { inWords, type Reader } from '../http/words.ts';
import type { Letter } from './render.ts';

// The words of all mails.

/** How a letter begins. */
export const hello = (name: string) => `Dag ${name},`;

/** Somebody asked for a new password. */
export const resetLetter = (to: { name: string; username: string; minutes: number }): Letter => ({
  subject: 'Een nieuw wachtwoord voor Spelwereld',
  greeting: hello(to.name),
  before: [
    'Er is een nieuw wachtwoord gevraagd voor jouw gebruikersnaam bij Spelwereld.',
    `Je gebruikersnaam is: ${to.username}`,
    `Kies hier een nieuw wachtwoord. De link werkt één keer en blijft ${to.minutes} minuten geldig.`,
  ],
  button: 'Kies een nieuw wachtwoord',
  after: [
    'Heb je dit niet zelf gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is. Krijg je deze mail vaker, laat het ons dan weten.',
  ],
});

/** A password was changed, by whatever way. */
export const passwordChangedLetter = (to: { name: string; when: string }): Letter => ({
  subject: 'Je wachtwoord van Spelwereld is veranderd',
  greeting: hello(to.name),
  before: [
    `Je wachtwoord van Spelwereld is veranderd op ${to.when}.`,
    'Waar je nog ingelogd was, ben je uitgelogd. Log daar opnieuw in met je nieuwe wachtwoord.',
    'Heb je dit niet zelf gedaan? Vraag dan meteen een nieuw wachtwoord aan op de inlogpagina en laat het ons weten.',
  ],
});

const SECOND_CHANGES = {
  added:
    'is een tweede stap bij het inloggen toegevoegd: je wachtwoord alleen is niet meer genoeg om binnen te komen.',
  removed: 'is een tweede stap bij het inloggen weggehaald.',
  lifted:
    'heeft een beheerder de tweede stap bij het inloggen weggehaald. Je bent overal uitgelogd. Log opnieuw in met je wachtwoord, en stel de tweede stap weer in bij Accountgegevens.',
  recovered: 'is ingelogd met een van je herstelcodes. Die code werkt nu niet meer.',
  codes: 'zijn nieuwe herstelcodes gemaakt. De oude werken niet meer.',
};
/** What can happen to what somebody has beside the password. */
export type SecondChange = keyof typeof SECOND_CHANGES;

/** Something changed about the second step of logging in. */
export const secondFactorLetter = (to: { name: string; when: string; change: SecondChange }): Letter => ({
  subject: 'De tweede stap bij het inloggen bij Spelwereld',
  greeting: hello(to.name),
  before: [
    `Op ${to.when} ${SECOND_CHANGES[to.change]}`,
    'Heb je dit niet zelf gedaan of gevraagd? Verander dan meteen je wachtwoord en laat het ons weten.',
  ],
});

/** A code by which who came in by single sign-on shows once more who this is. */
export const mailedCodeLetter = (to: { name: string; code: string; minutes: number }): Letter => ({
  subject: 'Je code voor Spelwereld',
  greeting: hello(to.name),
  before: [
    `Je code is: ${to.code}`,
    `Vul hem in op de bladzijde van Spelwereld waar je mee bezig was. De code werkt één keer en blijft ${to.minutes} minuten geldig.`,
    'Heb je hier niet zelf om gevraagd? Geef de code dan aan niemand, en laat het ons weten: er is dan iemand anders ingelogd met jouw naam.',
  ],
});

/** The first mail of a new customer's administrator. */
export const welcomeLetter = (
  reader: Reader,
  to: { name: string; organisation: string; username: string; days: number; trialEnd: string },
): Letter => ({
  subject: `Welkom bij Spelwereld, ${to.organisation}`,
  greeting: hello(to.name),
  before: [
    `Fijn dat ${reader.isFamily ? 'je Spelwereld gaat' : 'jullie Spelwereld gaan'} proberen! Het proefaccount van ${to.organisation} staat klaar en loopt tot en met ${to.trialEnd}.`,
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

/** Somebody asked for a trial on the site: with the link it opens. */
export const confirmTrialLetter = (to: { name: string; organisation: string; days: number }): Letter => ({
  subject: 'Bevestig je e-mailadres en begin met je proef van Spelwereld',
  greeting: hello(to.name),
  before: [
    `Je vroeg een proefaccount aan voor ${to.organisation}. Met de knop hieronder kies je een wachtwoord en begin je meteen.`,
    `De link werkt één keer en blijft ${to.days} dagen geldig. De proef duurt zes weken, kost niets en stopt vanzelf.`,
  ],
  button: 'Kies je wachtwoord en begin',
  after: ['Heb je dit niet gevraagd? Dan hoef je niets te doen.'],
});

/** A teacher or administrator is invited by somebody of the own school or practice. */
export const invitationLetter = (to: {
  name: string;
  organisation: string;
  by: string;
  username: string;
  days: number;
}): Letter => ({
  subject: `Uitnodiging voor Spelwereld van ${to.organisation}`,
  greeting: hello(to.name),
  before: [
    `${to.by} nodigt je uit om met Spelwereld te werken voor ${to.organisation}.`,
    `Je gebruikersnaam is: ${to.username}`,
    `Kies eerst je wachtwoord. De link werkt één keer en blijft ${to.days} dagen geldig.`,
  ],
  button: 'Kies je wachtwoord',
  after: [
    'Is de link verlopen? Vraag dan om een nieuwe uitnodiging.',
    'Ken je deze school of praktijk niet? Dan hoef je niets te doen.',
  ],
});

/** An application is not accepted; the office says why. */
export const refusedLetter = (to: { name: string; organisation: string; reason: string }): Letter => ({
  subject: 'Over je aanvraag bij Spelwereld',
  greeting: hello(to.name),
  before: [
    `Bedankt voor je aanvraag voor ${to.organisation}. We kunnen er nu geen account voor openen.`,
    to.reason,
    'Klopt er iets niet, of is er iets veranderd? Antwoord op deze mail, dan kijken we er opnieuw naar.',
  ],
});

/** A new mail address has to be confirmed by who reads it. */
export const confirmEmailLetter = (to: { name: string; email: string; hours: number }): Letter => ({
  subject: 'Bevestig je e-mailadres voor Spelwereld',
  greeting: hello(to.name),
  before: [
    `Je wilt ${to.email} gebruiken bij Spelwereld. Bevestig dat dit adres van jou is. De link blijft ${to.hours} uur geldig.`,
  ],
  button: 'Bevestig mijn e-mailadres',
  after: ['Heb je dit niet gevraagd? Dan hoef je niets te doen: er verandert niets.'],
});

/** Goes to the address of before. */
export const emailChangedLetter = (to: { name: string; email: string }): Letter => ({
  subject: 'Je e-mailadres bij Spelwereld is veranderd',
  greeting: hello(to.name),
  before: [
    `Je e-mailadres bij Spelwereld is nu ${to.email}. Mail komt voortaan daar aan.`,
    'Heb je dit niet zelf gedaan? Antwoord dan op deze mail, of vraag hulp aan wie de accounts van je organisatie beheert.',
  ],
});

/** What a training is called, in mails. */
const TRAININGS: Record<TrainingLevel, string> = {
  start: 'Beginnen',
  teach: 'Gericht oefenen',
  care: 'Zorg en begeleiding',
};
interface TrainingWords {
  name: string;
  level: TrainingLevel;
  /** Day and time. */
  when: string;
  /** A town; empty for online. */
  place: string;
}

/** Somebody signed up for a training. */
export const trainingLetter = (to: TrainingWords & { people: number }): Letter => ({
  subject: `Je komt naar de training ${TRAININGS[to.level]}`,
  greeting: hello(to.name),
  before: [
    `Je bent aangemeld voor de training ${TRAININGS[to.level]}${to.people > 1 ? `, met ${to.people} mensen` : ''}.`,
    `Wanneer: ${to.when}`,
    to.place
      ? `Waar: ${to.place}. Een paar dagen ervoor sturen we je het adres.`
      : 'Waar: online. Een paar dagen ervoor sturen we je de link.',
    'Kun je toch niet? Meld je af, dan kan een ander je plaats krijgen.',
  ],
  button: 'Meld je af',
  after: ['Heb je je niet aangemeld? Klik dan ook op de knop: je plaats komt vrij.'],
});

/** A training that somebody signed up for does not take place. */
export const trainingOffLetter = (to: TrainingWords): Letter => ({
  subject: `De training ${TRAININGS[to.level]} gaat niet door`,
  greeting: hello(to.name),
  before: [
    `De training ${TRAININGS[to.level]} op ${to.when}${to.place ? ` in ${to.place}` : ''} gaat niet door. Onze excuses.`,
    'Op de site staan andere data. Zit er niets bij? Antwoord op deze mail, dan zoeken we samen een dag.',
  ],
});

/**
 * Somebody of a customer has us write to a friend. By law it holds no reward for either of them, and says who sends it for whom. It is
 * shown whole before it goes out.
 */
export const friendLetter = (from: {
  name: string;
  organisation: string;
  text: string;
  refuseUrl: string;
}): Letter => ({
  subject: `${from.name} raadt je Spelwereld aan`,
  greeting: 'Dag,',
  before: [
    `Deze mail stuurt Spelwereld namens ${from.name} van ${from.organisation}.`,
    ...(from.text ? [from.text] : []),
    'Met Spelwereld oefenen kinderen spelling en lezen in spelletjes op een wereldkaart, op hun eigen niveau. Je kunt het zes weken gratis proberen.',
  ],
  button: 'Bekijk Spelwereld',
  after: ['We bewaren je e-mailadres niet.', `Stuur mij dit niet meer: ${from.refuseUrl}`],
});

/** A copy of a message, or of an answer of the office: its beginning, the rest is read here. */
export const messageLetter = (to: {
  name: string;
  title: string;
  text: string;
  isAnswer: boolean;
}): Letter => ({
  subject: to.isAnswer ? `Antwoord van Spelwereld: ${to.title}` : to.title,
  greeting: hello(to.name),
  before: [to.text],
  button: to.isAnswer ? 'Lees het antwoord' : 'Lees het bericht',
  after: ['Wil je berichten niet per mail? Zet dat uit bij Berichten in Spelwereld.'],
});
