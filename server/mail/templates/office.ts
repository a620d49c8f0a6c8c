import { defineTemplate, maybe, needed, told } from './template.ts';

// Mails to the office's own members about who works there: a superadmin alone changes their texts.

const name = () => told('Naam van de ontvanger', 'Sanne de Vries');

/** Somebody is asked to work for the office. */
export const officeInvitationMail = defineTemplate({
  key: 'office-invitation',
  what: 'Uitnodiging voor een medewerker van kantoor',
  sort: 'security',
  usedBy: ['Uitnodigen, bij Medewerkers van kantoor'],
  hasLink: true,
  variables: {
    naam: name(),
    uitnodiger: told('Wie uitnodigt', 'Karim Bakker'),
    rol: told('Wat iemand wordt', 'medewerker van kantoor'),
    gebruikersnaam: needed('Gebruikersnaam', 'sanne@voorbeeld.nl'),
    dagen: told('Dagen dat de link werkt', '7'),
  },
  subject: 'Uitnodiging voor het kantoor van Spelwereld',
  body: `Dag {{naam}},

{{uitnodiger}} nodigt je uit als {{rol}} van Spelwereld.

Je gebruikersnaam is: {{gebruikersnaam}}

Kies eerst je wachtwoord. De link werkt één keer en blijft {{dagen}} dagen geldig. Bij het inloggen stel je daarna een tweede stap in.

[Kies je wachtwoord]({{link}})

Is de link verlopen? Vraag dan om een nieuwe uitnodiging.

Verwacht je dit niet? Klik dan nergens op, en laat het ons weten.`,
});

/** All superadmins hear of each change in who works for the office. */
export const officeChangedMail = defineTemplate({
  key: 'office-member-changed',
  what: 'Verandering bij de medewerkers van kantoor',
  sort: 'security',
  usedBy: ['Medewerkers van kantoor, na elke verandering'],
  variables: {
    naam: name(),
    wat: needed('Wat er veranderde', 'Karim Bakker is uitgenodigd als medewerker van kantoor.'),
    wie: needed('Wie het deed', 'Petra Visser'),
    wanneer: told('Dag en tijd', '3 maart 2027 om 14:05'),
    reden: maybe('Waarom, door wie het deed', 'Begint in maart bij ons.'),
  },
  subject: 'Er is iets veranderd bij de medewerkers van kantoor',
  body: `Dag {{naam}},

{{wat}}

Dit deed {{wie}} op {{wanneer}}.

Reden: {{reden}}

Klopt dit niet? Zet dan bij Medewerkers van kantoor uit wie daar niet hoort, verander je wachtwoord en bel elkaar.`,
});
