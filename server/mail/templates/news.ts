import { defineTemplate, maybe, needed, told } from './template.ts';

// Mails that somebody may go without.

const name = () => told('Naam van de ontvanger', 'Sanne de Vries');

/**
 * Somebody of a customer has us write to a friend. By law it holds no reward for either of them, and says who sends it for whom. It is
 * shown whole before it goes out.
 */
export const friendMail = defineTemplate({
  key: 'friend-invitation',
  what: 'Vriend uitnodigen',
  sort: 'news',
  usedBy: ['Vriend uitnodigen, per mail'],
  hasLink: true,
  variables: {
    afzender: needed('Wie uitnodigt', 'Karim Bakker'),
    organisatie: needed('School, praktijk of gezin van wie uitnodigt', 'Basisschool De Zonnebloem'),
    bericht: maybe('Wat de afzender erbij schreef; leeg als dat niets is', 'Dit werkt bij ons heel fijn!'),
    afmeldlink: needed('Adres om zulke mails niet meer te krijgen', 'https://www.spelwereld.nl/afmelden'),
  },
  subject: '{{afzender}} raadt je Spelwereld aan',
  body: `Dag,

Deze mail stuurt Spelwereld namens {{afzender}} van {{organisatie}}.

{{bericht}}

Met Spelwereld oefenen kinderen spelling en lezen in spelletjes op een wereldkaart, op hun eigen niveau. Je kunt het zes weken gratis proberen.

[Bekijk Spelwereld]({{link}})

We bewaren je e-mailadres niet.

Stuur mij dit niet meer: {{afmeldlink}}`,
});

const LESS = 'Wil je berichten niet per mail? Zet dat uit bij Berichten in Spelwereld.';

/** A copy of a message: its beginning, the rest is read here. */
export const messageMail = defineTemplate({
  key: 'message',
  what: 'Kopie van een bericht',
  sort: 'news',
  usedBy: ['Berichten, met kopie per mail'],
  hasLink: true,
  variables: {
    naam: name(),
    titel: told('Titel van het bericht', 'Nieuw in Spelwereld'),
    tekst: needed('Begin van het bericht', 'Vanaf nu kun je…'),
  },
  subject: '{{titel}}',
  body: `Dag {{naam}},

{{tekst}}

[Lees het bericht]({{link}})

${LESS}`,
});

/** A copy of an answer of the office. */
export const answerMail = defineTemplate({
  key: 'thread-answer',
  what: 'Antwoord op een vraag',
  sort: 'system',
  usedBy: ['Vragen beantwoorden'],
  hasLink: true,
  variables: {
    naam: name(),
    titel: told('Onderwerp van de vraag', 'Inloggen lukt niet'),
    tekst: needed('Begin van het antwoord', 'We hebben het nagekeken…'),
  },
  subject: 'Antwoord van Spelwereld: {{titel}}',
  body: `Dag {{naam}},

{{tekst}}

[Lees het antwoord]({{link}})

${LESS}`,
});
