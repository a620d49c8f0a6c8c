import { defineTemplate, maybe, needed, told } from './template.ts';

// Mails about licences and invoices. What stands in those about a licence is also read as a message in Spelwereld, without greeting.

const name = () => told('Naam van de ontvanger', 'Sanne de Vries');
const organisation = () => told('School, praktijk of gezin', 'Basisschool De Zonnebloem');
const never =
  'Er wordt nooit vanzelf verlengd: wil je niet verder met de {{soort}}, dan hoef je niets te doen.';
const goOn = 'Wel verder? Log in en kijk bij Licentie, of stel ons een vraag.';

const licenceMail = (key: string, what: string, subject: string, lines: string) =>
  defineTemplate({
    key,
    what,
    sort: 'system',
    usedBy: ['Berichten over de licentie, elke dag vanaf zeven uur'],
    variables: {
      naam: name(),
      organisatie: organisation(),
      soort: told('Proef of licentie', 'licentie'),
      einde: told('Laatste dag', '31 juli 2027'),
      allesTot: told('Tot en met wanneer alles werkt', '11 september 2027'),
      lezenTot: told('Tot en met wanneer lezen kan', '25 september 2027'),
      wissenNa: told('Na welke dag alles gewist wordt', '23 oktober 2027'),
    },
    subject,
    body: `Dag {{naam}},\n\n${lines}\n\n${never}\n\n${goOn}`,
  });

const DATES =
  'Tot en met {{allesTot}} werkt alles. Daarna kun je tot en met {{lezenTot}} lezen, afdrukken en exporteren. Na {{wissenNa}} wissen we de gegevens.';
const ERASED =
  'Na {{wissenNa}} wissen we het account met alles wat erin staat: {leerlingen}, antwoorden, woordenlijsten en instellingen. Dat kan niemand daarna nog terughalen.';

/** By what they tell: that a licence ends, that it ended, or that all is erased. */
export const LICENCE_MAILS = {
  ends: licenceMail(
    'licence-ends',
    'Licentie of proef loopt af',
    'De {{soort}} van {{organisatie}} loopt af op {{einde}}',
    `De {{soort}} loopt tot en met {{einde}}.\n\n${DATES}`,
  ),
  grace: licenceMail(
    'licence-ended',
    'Licentie is afgelopen, alles werkt nog',
    'De {{soort}} van {{organisatie}} is afgelopen',
    `De {{soort}} liep tot en met {{einde}}.\n\n${DATES}`,
  ),
  readOnly: licenceMail(
    'licence-read-only',
    'Oefenen staat stil',
    '{{organisatie}}: oefenen staat stil',
    `De {{soort}} liep tot en met {{einde}}.\n\n{Leerlingen} kunnen nu niet oefenen. Tot en met {{lezenTot}} kun je lezen, afdrukken en exporteren. Na {{wissenNa}} wissen we de gegevens.`,
  ),
  lapses: licenceMail(
    'licence-lapses',
    'Lezen kan nog even',
    '{{organisatie}}: lezen kan nog tot en met {{lezenTot}}',
    `De {{soort}} liep tot en met {{einde}}. Lezen en afdrukken kan nog tot en met {{lezenTot}}.\n\n${ERASED}`,
  ),
  lapsed: licenceMail(
    'licence-lapsed',
    'Alles wordt gewist, inloggen kan nog',
    '{{organisatie}}: na {{wissenNa}} wissen we alles',
    `De {{soort}} liep tot en met {{einde}}. Wie het account beheert, kan nog inloggen om te verlengen of gegevens te bewaren.\n\n${ERASED}`,
  ),
  erases: licenceMail(
    'licence-erases',
    'Laatste bericht voor het wissen',
    '{{organisatie}}: na {{wissenNa}} wissen we alles',
    `De {{soort}} liep tot en met {{einde}}.\n\n${ERASED}`,
  ),
};
/** What a notice tells of. */
export type NoticeSubject = keyof typeof LICENCE_MAILS;

/** More pupils than there are seats, for a while now: they play on, and nobody else can be added. */
export const overUseMail = defineTemplate({
  key: 'over-use',
  what: 'Te weinig plaatsen',
  sort: 'system',
  usedBy: ['Plaatsen van de licentie, elke dag nagekeken'],
  variables: {
    naam: name(),
    organisatie: organisation(),
    gebruikt: told('Plaatsen die gebruikt zijn', '31'),
    plaatsen: told('Plaatsen van de licentie', '30 plaatsen'),
  },
  subject: '{{organisatie}}: meer {leerlingen} dan plaatsen',
  body: `Dag {{naam}},

Er kunnen {{gebruikt}} {leerlingen} inloggen, en de licentie heeft {{plaatsen}}.

Iedereen kan blijven oefenen. Nieuwe {leerlingen} toevoegen kan pas als er weer een plaats vrij is: bestel plaatsen bij, of zet {leerlingen} die niet meer oefenen in de prullenbak.

Log in en kijk bij Licentie wie een plaats gebruikt, of stel ons een vraag.`,
});

const toName = () => maybe('Naam van de ontvanger', 'Sanne de Vries');

/** An invoice is there; it is downloaded by who runs the account. */
export const invoiceMail = defineTemplate({
  key: 'invoice',
  what: 'Factuur staat klaar',
  sort: 'system',
  usedBy: ['Factuur definitief maken'],
  variables: {
    naam: toName(),
    organisatie: organisation(),
    nummer: needed('Nummer van de factuur', 'F2027-0012'),
  },
  subject: 'Spelwereld: factuur {{nummer}} voor {{organisatie}}',
  body: `Dag {{naam}},

Er staat een factuur klaar voor {{organisatie}}: {{nummer}}.

Wie het account beheert, vindt de factuur als pdf bij Licentie, onder Documenten.

Klopt er iets niet? Antwoord op deze mail, dan maken we het in orde.`,
});

/** The office refuses what was ordered, with the reason. */
export const orderRefusedMail = defineTemplate({
  key: 'order-refused',
  what: 'Bestelling gaat niet door',
  sort: 'system',
  usedBy: ['Bestelling weigeren'],
  variables: {
    naam: name(),
    organisatie: organisation(),
    dag: told('Dag waarop besteld is', '3 maart 2027'),
    reden: needed('Waarom het niet doorgaat', 'Hierover maken we eerst graag samen een afspraak.'),
  },
  subject: 'De bestelling van {{organisatie}} gaat niet door',
  body: `Dag {{naam}},

De bestelling van {{dag}} gaat niet door:

{{reden}}

Er is niets veranderd aan de licentie en er komt geen factuur. Opnieuw bestellen kan bij Licentie. Klopt er iets niet? Stel ons een vraag.`,
});

/** The same of a credit note. */
export const creditMail = defineTemplate({
  key: 'credit-note',
  what: 'Creditnota staat klaar',
  sort: 'system',
  usedBy: ['Factuur crediteren'],
  variables: {
    naam: toName(),
    organisatie: organisation(),
    nummer: needed('Nummer van de creditnota', 'C2027-0003'),
  },
  subject: 'Spelwereld: creditnota {{nummer}} voor {{organisatie}}',
  body: `Dag {{naam}},

Er staat een creditnota klaar voor {{organisatie}}: {{nummer}}.

Wie het account beheert, vindt de creditnota als pdf bij Licentie, onder Documenten.`,
});

/** An invoice is not paid yet. A licence never ends by itself because of that. */
export const reminderMail = defineTemplate({
  key: 'invoice-reminder',
  what: 'Herinnering voor een factuur',
  sort: 'system',
  usedBy: ['Facturen die niet betaald zijn, elke dag nagekeken'],
  variables: {
    naam: toName(),
    organisatie: organisation(),
    herinnering: told('Eerste of tweede herinnering', 'herinnering'),
    nummer: needed('Nummer van de factuur', 'F2027-0012'),
    voor: told('Dag waarvoor betaald had moeten zijn', '3 maart 2027'),
    gecrediteerd: maybe('Wat er gecrediteerd is; leeg als dat niets is', '€ 100,00'),
    open: needed('Wat er open staat, met btw', '€ 248,00'),
  },
  subject: 'Spelwereld: {{herinnering}} voor factuur {{nummer}}',
  body: `Dag {{naam}},

Factuur {{nummer}} voor {{organisatie}} had betaald moeten zijn voor {{voor}}. We hebben de betaling nog niet gezien.

Van deze factuur is {{gecrediteerd}} gecrediteerd.

Er staat {{open}} open, met btw.

Wie het account beheert, vindt de factuur als pdf bij Licentie, onder Documenten.

Is er al betaald, of klopt er iets niet? Antwoord op deze mail, dan kijken we het na.`,
});
