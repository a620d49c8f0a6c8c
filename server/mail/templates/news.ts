import { defineTemplate, maybe, needed, told } from './template.ts';

// Mails that somebody may go without.

const name = () => told('Naam van de ontvanger', 'Sanne de Vries');

const training = () => ({
  naam: name(),
  training: told('Welke training', 'Beginnen'),
  wanneer: told('Dag en tijd', 'woensdag 3 maart 2027 om 15:30 uur'),
  plaats: told('Plaats, of online', 'Utrecht'),
});

/** Somebody signed up for a training. */
export const trainingMail = defineTemplate({
  key: 'training',
  what: 'Aangemeld voor een training',
  sort: 'system',
  usedBy: ['Training, op de site'],
  hasLink: true,
  variables: { ...training(), mensen: told('Met hoeveel mensen', '2') },
  subject: 'Je komt naar de training {{training}}',
  body: `Dag {{naam}},

Je bent aangemeld voor de training {{training}}.

- Wanneer: {{wanneer}}
- Waar: {{plaats}}
- Met hoeveel: {{mensen}}

Een paar dagen ervoor sturen we je het adres of de link. Kun je toch niet? Meld je af, dan kan een ander je plaats krijgen.

[Meld je af]({{link}})

Heb je je niet aangemeld? Klik dan ook op de knop: je plaats komt vrij.`,
});

/** A training that somebody signed up for does not take place. */
export const trainingOffMail = defineTemplate({
  key: 'training-off',
  what: 'Training gaat niet door',
  sort: 'system',
  usedBy: ['Training van de site halen'],
  variables: training(),
  subject: 'De training {{training}} gaat niet door',
  body: `Dag {{naam}},

De training {{training}} op {{wanneer}} gaat niet door. Onze excuses.

Op de site staan andere data. Zit er niets bij? Antwoord op deze mail, dan zoeken we samen een dag.`,
});

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
