import { defineTemplate, needed, told } from './template.ts';

// Mails about who may log in, and how.

const name = () => told('Naam van de ontvanger', 'Sanne de Vries');
const username = () => needed('Gebruikersnaam', 'sanne@voorbeeld.nl');
const organisation = () => told('School, praktijk of gezin', 'Basisschool De Zonnebloem');
const when = () => told('Dag en tijd', '3 maart 2027 om 14:05');
const days = () => told('Dagen dat de link werkt', '7');

/** Somebody asked for a new password. */
export const resetMail = defineTemplate({
  key: 'reset',
  what: 'Nieuw wachtwoord gevraagd',
  sort: 'security',
  usedBy: ['Wachtwoord vergeten, op de inlogpagina'],
  hasLink: true,
  variables: { naam: name(), gebruikersnaam: username(), minuten: told('Minuten dat de link werkt', '60') },
  subject: 'Een nieuw wachtwoord voor Spelwereld',
  body: `Dag {{naam}},

Er is een nieuw wachtwoord gevraagd voor jouw gebruikersnaam bij Spelwereld.

Je gebruikersnaam is: {{gebruikersnaam}}

Kies hier een nieuw wachtwoord. De link werkt één keer en blijft {{minuten}} minuten geldig.

[Kies een nieuw wachtwoord]({{link}})

Heb je dit niet zelf gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is. Krijg je deze mail vaker, laat het ons dan weten.`,
});

/** A password was changed, by whatever way. */
export const passwordChangedMail = defineTemplate({
  key: 'password-changed',
  what: 'Wachtwoord veranderd',
  sort: 'security',
  usedBy: ['Wachtwoord veranderen in het profiel', 'Wachtwoord kiezen met een link'],
  variables: { naam: name(), wanneer: when() },
  subject: 'Je wachtwoord van Spelwereld is veranderd',
  body: `Dag {{naam}},

Je wachtwoord van Spelwereld is veranderd op {{wanneer}}.

Waar je nog ingelogd was, ben je uitgelogd. Log daar opnieuw in met je nieuwe wachtwoord.

Heb je dit niet zelf gedaan? Vraag dan meteen een nieuw wachtwoord aan op de inlogpagina en laat het ons weten.`,
});

const secondMail = (key: string, what: string, usedBy: string, happened: string) =>
  defineTemplate({
    key: `second-${key}`,
    what,
    sort: 'security',
    usedBy: [usedBy],
    variables: { naam: name(), wanneer: when() },
    subject: 'De tweede stap bij het inloggen bij Spelwereld',
    body: `Dag {{naam}},

Op {{wanneer}} ${happened}

Heb je dit niet zelf gedaan of gevraagd? Verander dan meteen je wachtwoord en laat het ons weten.`,
  });

/** What can happen to what somebody has beside the password. */
export const SECOND_MAILS = {
  added: secondMail(
    'added',
    'Tweede stap toegevoegd',
    'Tweede stap, bij de eigen gegevens',
    'is een tweede stap bij het inloggen toegevoegd: je wachtwoord alleen is niet meer genoeg om binnen te komen.',
  ),
  removed: secondMail(
    'removed',
    'Tweede stap weggehaald',
    'Tweede stap, bij de eigen gegevens',
    'is een tweede stap bij het inloggen weggehaald.',
  ),
  lifted: secondMail(
    'lifted',
    'Tweede stap weggehaald door een beheerder',
    'Tweede stap weghalen bij een collega of klant',
    'heeft een beheerder de tweede stap bij het inloggen weggehaald. Je bent overal uitgelogd. Log opnieuw in met je wachtwoord, en stel de tweede stap weer in bij Accountgegevens.',
  ),
  recovered: secondMail(
    'recovered',
    'Ingelogd met een herstelcode',
    'Inloggen met een herstelcode',
    'is ingelogd met een van je herstelcodes. Die code werkt nu niet meer.',
  ),
  codes: secondMail(
    'codes',
    'Nieuwe herstelcodes',
    'Herstelcodes maken, bij de eigen gegevens',
    'zijn nieuwe herstelcodes gemaakt. De oude werken niet meer.',
  ),
};
export type SecondChange = keyof typeof SECOND_MAILS;

/** A code by which who came in by single sign-on shows once more who this is. */
export const codeMail = defineTemplate({
  key: 'confirmation-code',
  what: 'Code om te bevestigen wie je bent',
  sort: 'security',
  usedBy: ['Bevestigen wie je bent, na inloggen via de school'],
  variables: {
    naam: name(),
    code: needed('De code', '12345678'),
    minuten: told('Minuten dat de code werkt', '10'),
  },
  subject: 'Je code voor Spelwereld',
  body: `Dag {{naam}},

Je code is: {{code}}

Vul hem in op de bladzijde van Spelwereld waar je mee bezig was. De code werkt één keer en blijft {{minuten}} minuten geldig.

Heb je hier niet zelf om gevraagd? Geef de code dan aan niemand, en laat het ons weten: er is dan iemand anders ingelogd met jouw naam.`,
});

/** A teacher or administrator is invited by somebody of the own school or practice. */
export const invitationMail = defineTemplate({
  key: 'invitation',
  what: 'Uitnodiging voor een medewerker',
  sort: 'system',
  usedBy: ['Medewerkers uitnodigen', 'Medewerkers uit een bestand'],
  hasLink: true,
  variables: {
    naam: name(),
    organisatie: organisation(),
    uitnodiger: told('Wie uitnodigt', 'Karim Bakker'),
    gebruikersnaam: username(),
    dagen: days(),
  },
  subject: 'Uitnodiging voor Spelwereld van {{organisatie}}',
  body: `Dag {{naam}},

{{uitnodiger}} nodigt je uit om met Spelwereld te werken voor {{organisatie}}.

Je gebruikersnaam is: {{gebruikersnaam}}

Kies eerst je wachtwoord. De link werkt één keer en blijft {{dagen}} dagen geldig.

[Kies je wachtwoord]({{link}})

Is de link verlopen? Vraag dan om een nieuwe uitnodiging.

Ken je deze school of praktijk niet? Dan hoef je niets te doen.`,
});

/** A new mail address has to be confirmed by who reads it. */
export const confirmEmailMail = defineTemplate({
  key: 'confirm-email',
  what: 'Nieuw e-mailadres bevestigen',
  sort: 'security',
  usedBy: ['E-mailadres veranderen in het profiel'],
  hasLink: true,
  variables: {
    naam: name(),
    adres: told('Het nieuwe e-mailadres', 'sanne@voorbeeld.nl'),
    uren: told('Uren dat de link werkt', '24'),
  },
  subject: 'Bevestig je e-mailadres voor Spelwereld',
  body: `Dag {{naam}},

Je wilt {{adres}} gebruiken bij Spelwereld. Bevestig dat dit adres van jou is. De link blijft {{uren}} uur geldig.

[Bevestig mijn e-mailadres]({{link}})

Heb je dit niet gevraagd? Dan hoef je niets te doen: er verandert niets.`,
});

/** Goes to the address of before. */
export const emailChangedMail = defineTemplate({
  key: 'email-changed',
  what: 'E-mailadres veranderd',
  sort: 'security',
  usedBy: ['E-mailadres veranderen, naar het oude adres'],
  variables: { naam: name(), adres: told('Het nieuwe e-mailadres', 'sanne@voorbeeld.nl') },
  subject: 'Je e-mailadres bij Spelwereld is veranderd',
  body: `Dag {{naam}},

Je e-mailadres bij Spelwereld is nu {{adres}}. Mail komt voortaan daar aan.

Heb je dit niet zelf gedaan? Antwoord dan op deze mail, of vraag hulp aan wie de accounts van je organisatie beheert.`,
});
