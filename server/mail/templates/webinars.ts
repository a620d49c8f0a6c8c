import { defineTemplate, maybe, needed, told } from './template.ts';

// Mails to who signed up for a webinar on the site.

const webinar = () => ({
  naam: told('Naam van de ontvanger', 'Sanne de Vries'),
  webinar: told('Titel van het webinar', 'Beginnen met Spelwereld'),
  wanneer: told('Dag en tijd', 'woensdag 3 maart 2027 om 15:30 uur'),
  plaats: told('Plaats, of online', 'Utrecht'),
});
const mensen = () => told('Met hoeveel mensen', '2');
const livelink = () =>
  maybe('Adres om mee te doen; leeg als het er nog niet is', 'https://video.example/webinar');

const WHEN = `- Wanneer: {{wanneer}}
- Waar: {{plaats}}
- Meedoen: {{livelink}}`;

/** Somebody signed up and has a seat. */
export const webinarMail = defineTemplate({
  key: 'webinar',
  what: 'Aangemeld voor een webinar',
  sort: 'system',
  usedBy: ['Training, op de site'],
  hasLink: true,
  variables: { ...webinar(), mensen: mensen(), livelink: livelink() },
  subject: 'Je komt naar {{webinar}}',
  body: `Dag {{naam}},

Je bent aangemeld voor **{{webinar}}**.

${WHEN}
- Met hoeveel: {{mensen}}

Het bestand bij deze mail zet het in je agenda. Een dag en een uur ervoor herinneren we je eraan, met de link of het adres. Kun je toch niet? Meld je af, dan kan een ander je plaats krijgen.

[Meld je af]({{link}})

Heb je je niet aangemeld? Klik dan ook op de knop: je plaats komt vrij.`,
});

/** Somebody signed up where all seats are taken. */
export const webinarLineMail = defineTemplate({
  key: 'webinar-line',
  what: 'Op de wachtlijst van een webinar',
  sort: 'system',
  usedBy: ['Training, op de site, als het vol is'],
  hasLink: true,
  variables: { ...webinar(), mensen: mensen() },
  subject: 'Je staat op de wachtlijst van {{webinar}}',
  body: `Dag {{naam}},

{{webinar}} op {{wanneer}} zit vol. Je staat op de wachtlijst, met hoeveel: {{mensen}}.

Komt er plaats, dan krijg je die vanzelf en sturen we je een mail. Hoeft het niet meer? Haal je dan van de lijst.

[Haal me van de wachtlijst]({{link}})`,
});

/** A seat came free for who was first in line. */
export const webinarSeatMail = defineTemplate({
  key: 'webinar-seat',
  what: 'Plaats bij een webinar, van de wachtlijst',
  sort: 'system',
  usedBy: ['Afmelden voor een webinar', 'Meer plaatsen bij een webinar'],
  hasLink: true,
  variables: { ...webinar(), mensen: mensen(), livelink: livelink() },
  subject: 'Er is plaats: je komt naar {{webinar}}',
  body: `Dag {{naam}},

Er kwam plaats vrij. Je bent nu aangemeld voor **{{webinar}}**.

${WHEN}
- Met hoeveel: {{mensen}}

Kun je niet meer? Meld je af, dan krijgt de volgende op de wachtlijst je plaats.

[Meld je af]({{link}})`,
});

/** Another day, time, place or link. */
export const webinarChangedMail = defineTemplate({
  key: 'webinar-changed',
  what: 'Webinar verplaatst of veranderd',
  sort: 'system',
  usedBy: ['Webinars: andere dag, tijd, plaats of link'],
  hasLink: true,
  variables: {
    ...webinar(),
    livelink: livelink(),
    plek: told('Of er een plaats is, of een plek op de wachtlijst', 'Je plaats blijft voor je.'),
  },
  subject: 'Veranderd: {{webinar}}',
  body: `Dag {{naam}},

Er is iets veranderd aan **{{webinar}}**. Zo is het nu:

${WHEN}

{{plek}} Kun je dan niet? Meld je af, dan kan een ander komen.

[Meld je af]({{link}})`,
});

/** It does not take place. */
export const webinarOffMail = defineTemplate({
  key: 'webinar-off',
  what: 'Webinar gaat niet door',
  sort: 'system',
  usedBy: ['Webinars: niet door laten gaan'],
  variables: webinar(),
  subject: '{{webinar}} gaat niet door',
  body: `Dag {{naam}},

{{webinar}} op {{wanneer}} gaat niet door. Onze excuses.

Op de site staan andere data. Zit er niets bij? Antwoord op deze mail, dan zoeken we samen een dag.`,
});

/** The office took somebody off, of the seats or of the waiting list. */
export const webinarTakenOffMail = defineTemplate({
  key: 'webinar-taken-off',
  what: 'Afgemeld voor een webinar door het kantoor',
  sort: 'system',
  usedBy: ['Webinars: iemand afmelden'],
  variables: webinar(),
  subject: 'Je bent afgemeld voor {{webinar}}',
  body: `Dag {{naam}},

We hebben je afgemeld voor **{{webinar}}** op {{wanneer}}. Je hoeft niets te doen.

Klopt dat niet? Antwoord op deze mail, dan kijken we of er nog plaats is.`,
});

/** A day, or an hour, before it begins. */
export const webinarReminderMail = defineTemplate({
  key: 'webinar-reminder',
  what: 'Herinnering aan een webinar',
  sort: 'system',
  usedBy: ['Webinars, een dag en een uur ervoor'],
  hasLink: true,
  variables: { ...webinar(), livelink: livelink() },
  subject: 'Denk eraan: {{webinar}} is {{wanneer}}',
  body: `Dag {{naam}},

Tot zo bij **{{webinar}}**.

${WHEN}

Kun je toch niet? Meld je af, dan kan een ander je plaats krijgen.

[Meld je af]({{link}})`,
});

/** What was recorded can be seen. */
export const webinarRecordingMail = defineTemplate({
  key: 'webinar-recording',
  what: 'Opname van een webinar',
  sort: 'system',
  usedBy: ['Webinars: opname mailen'],
  hasLink: true,
  variables: {
    naam: told('Naam van de ontvanger', 'Sanne de Vries'),
    webinar: needed('Titel van het webinar', 'Beginnen met Spelwereld'),
  },
  subject: 'Kijk {{webinar}} terug',
  body: `Dag {{naam}},

De opname van **{{webinar}}** staat klaar.

[Bekijk de opname]({{link}})`,
});
