import { defineTemplate, maybe, needed, told } from './template.ts';

// Mails of an account's beginning and end.

const name = () => told('Naam van de ontvanger', 'Sanne de Vries');
const organisation = () => told('School, praktijk of gezin', 'Basisschool De Zonnebloem');
const days = () => told('Dagen dat de link werkt', '7');

/** The first mail of a new customer's administrator. */
export const welcomeMail = defineTemplate({
  key: 'welcome',
  what: 'Welkom voor een nieuwe klant',
  sort: 'system',
  usedBy: ['Aanvraag aannemen', 'Nieuwe klant aanmaken met een proef'],
  hasLink: true,
  variables: {
    naam: name(),
    organisatie: organisation(),
    gebruikersnaam: needed('Gebruikersnaam', 'sanne@voorbeeld.nl'),
    dagen: days(),
    einde: told('Laatste dag van de proef', '14 april 2027'),
  },
  subject: 'Welkom bij Spelwereld, {{organisatie}}',
  body: `Dag {{naam}},

Fijn dat je Spelwereld gaat proberen! Het proefaccount van {{organisatie}} staat klaar en loopt tot en met {{einde}}.

Je gebruikersnaam is: {{gebruikersnaam}}

Kies eerst je wachtwoord. De link werkt één keer en blijft {{dagen}} dagen geldig. Daarna maak je een {groep} aan, zet je de {leerlingen} erin en kunnen ze spelen.

[Kies je wachtwoord]({{link}})

Is de link verlopen? Vraag dan op de inlogpagina een nieuwe aan met “Wachtwoord vergeten”.

Vragen? Antwoord gerust op deze mail.`,
});

/** A customer whose account the office opened without a trial. */
export const openedMail = defineTemplate({
  key: 'welcome-licence',
  what: 'Welkom voor een nieuwe klant met licentie',
  sort: 'system',
  usedBy: ['Nieuwe klant aanmaken'],
  hasLink: true,
  variables: {
    naam: name(),
    organisatie: organisation(),
    gebruikersnaam: needed('Gebruikersnaam', 'sanne@voorbeeld.nl'),
    dagen: days(),
    einde: maybe('Laatste dag van de licentie; leeg als die geen einde heeft', '31 juli 2027'),
  },
  subject: 'Welkom bij Spelwereld, {{organisatie}}',
  body: `Dag {{naam}},

Het account van {{organisatie}} staat klaar.

De licentie loopt tot en met {{einde}}.

Je gebruikersnaam is: {{gebruikersnaam}}

Kies eerst je wachtwoord. De link werkt één keer en blijft {{dagen}} dagen geldig. Daarna maak je een {groep} aan, zet je de {leerlingen} erin en kunnen ze spelen.

[Kies je wachtwoord]({{link}})

Is de link verlopen? Vraag dan op de inlogpagina een nieuwe aan met “Wachtwoord vergeten”.

Vragen? Antwoord gerust op deze mail.`,
});

/** Who runs an account already hears that the office let somebody else run it too; also read as a message, without greeting. */
export const newAdminMail = defineTemplate({
  key: 'new-admin',
  what: 'Nieuwe beheerder door het kantoor',
  sort: 'security',
  usedBy: ['Beheerder uitnodigen bij een klant'],
  variables: {
    naam: name(),
    organisatie: organisation(),
    beheerder: needed('Wie beheerder wordt', 'Karim Bakker'),
  },
  subject: 'Er is een nieuwe beheerder voor {{organisatie}}',
  body: `Dag {{naam}},

Ons kantoor heeft {{beheerder}} uitgenodigd als beheerder van Spelwereld voor {{organisatie}}, omdat daarom is gevraagd.

Klopt dit niet? Antwoord dan meteen op deze mail, of bel ons. Je kunt deze beheerder ook zelf uitschakelen.`,
});

/** Somebody asked for a trial on the site: with the link it opens. */
export const confirmTrialMail = defineTemplate({
  key: 'trial-confirm',
  what: 'Proef bevestigen',
  sort: 'system',
  usedBy: ['Proef aanvragen op de site'],
  hasLink: true,
  variables: { naam: name(), organisatie: organisation(), dagen: days() },
  subject: 'Bevestig je e-mailadres en begin met je proef van Spelwereld',
  body: `Dag {{naam}},

Je vroeg een proefaccount aan voor {{organisatie}}. Met de knop hieronder kies je een wachtwoord en begin je meteen.

De link werkt één keer en blijft {{dagen}} dagen geldig. De proef duurt zes weken, kost niets en stopt vanzelf.

[Kies je wachtwoord en begin]({{link}})

Heb je dit niet gevraagd? Dan hoef je niets te doen.`,
});

/** An application is not accepted; the office says why. */
export const refusedMail = defineTemplate({
  key: 'application-refused',
  what: 'Aanvraag afgewezen',
  sort: 'system',
  usedBy: ['Aanvraag afwijzen'],
  variables: {
    naam: name(),
    organisatie: organisation(),
    reden: needed('Waarom, door het kantoor geschreven', 'We vonden geen school met dit nummer.'),
  },
  subject: 'Over je aanvraag bij Spelwereld',
  body: `Dag {{naam}},

Bedankt voor je aanvraag voor {{organisatie}}. We kunnen er nu geen account voor openen.

{{reden}}

Klopt er iets niet, of is er iets veranderd? Antwoord op deze mail, dan kijken we er opnieuw naar.`,
});

/** Who asked to close an account confirms it. */
export const confirmClosingMail = defineTemplate({
  key: 'account-closing-asked',
  what: 'Sluiten van een account bevestigen',
  sort: 'security',
  usedBy: ['Account sluiten, bij Privacy'],
  hasLink: true,
  variables: {
    naam: name(),
    organisatie: organisation(),
    dagen: told('Dagen tot alles gewist wordt', '14'),
    uren: told('Uren dat de link werkt', '24'),
  },
  subject: 'Wil je het account van {{organisatie}} sluiten?',
  body: `Dag {{naam}},

Je vroeg om het account van {{organisatie}} te sluiten. Bevestig je dat, dan wissen we {{dagen}} dagen later alle namen, resultaten en andere gegevens. Tot dan kun je het intrekken; daarna kan niemand het meer terughalen.

De link blijft {{uren}} uur geldig.

[Sluit het account]({{link}})

Heb je dit niet gevraagd? Klik dan nergens op en verander je wachtwoord.`,
});

/** All who run an account hear that it is closed. */
export const closingMail = defineTemplate({
  key: 'account-closing',
  what: 'Account wordt gewist',
  sort: 'security',
  usedBy: ['Account sluiten, na het bevestigen'],
  variables: {
    naam: name(),
    organisatie: organisation(),
    dag: needed('Dag waarop alles gewist wordt', '14 april 2027'),
  },
  subject: 'Het account van {{organisatie}} wordt op {{dag}} gewist',
  body: `Dag {{naam}},

Het account van {{organisatie}} is op verzoek gesloten. Op {{dag}} wissen we alle namen, resultaten en andere gegevens.

Wil je iets bewaren? Maak voor die dag een export bij Privacy. Bedenk je je? Dan trek je het daar ook in.`,
});

/** The proof that an account was erased goes along with it. */
export const destroyedMail = defineTemplate({
  key: 'account-erased',
  what: 'Account is gewist',
  sort: 'system',
  usedBy: ['Wissen van een account'],
  variables: { naam: name(), organisatie: organisation() },
  subject: 'Alle gegevens van {{organisatie}} zijn gewist',
  body: `Dag {{naam}},

We hebben het account van {{organisatie}} met alle namen, resultaten en andere gegevens gewist. In de bijlage staat een verklaring daarvan.

Facturen bewaren we zo lang de belastingwet dat vraagt. Er staan geen namen van kinderen in.`,
});
