import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page about the office's own members. */
export const text = defineWording('officeMembers', {
  title: 'Medewerkers van kantoor',
  about:
    'Wie hier staat, komt bij alle klanten. Van elke verandering krijgen alle superbeheerders een mail. Wie de telefoon of toegangssleutel kwijt is, help je door de tweede stap weg te halen.',
  name: 'Naam',
  email: 'E-mailadres',
  noEmail: 'geen',
  username: 'Gebruikersnaam',
  role: 'Rol',
  roles: { office: 'medewerker', superadmin: 'superbeheerder' },
  roleHelp: {
    office: 'helpt klanten en doet het werk van het kantoor',
    superadmin: 'beslist ook wie er op kantoor werkt, en over alles wat gevoelig is',
  },
  state: 'Stand',
  states: {
    self: 'jijzelf',
    off: 'uitgezet',
    open: 'uitgenodigd',
    expired: 'uitnodiging verlopen',
  },
  tools: 'Acties',
  menu: 'Meer van {{name}}',
  total_one: '{{count}} medewerker',
  total_other: '{{count}} medewerkers',
  actions: {
    edit: 'Naam, e-mailadres en rol',
    resend: 'Uitnodiging nog eens sturen',
    withdraw: 'Uitnodiging intrekken',
    second: 'Tweede stap weghalen',
    off: 'Uitzetten',
    on: 'Weer aanzetten',
    own: 'Mijn gegevens',
  },
  reason: 'Waarom',
  reasonHelp: 'Dit staat in het logboek en in de mail aan de superbeheerders.',
  invite: {
    button: 'Medewerker uitnodigen',
    title: 'Medewerker van kantoor uitnodigen',
    ok: 'Uitnodigen',
    emailHelp: 'Hierheen gaat de mail met de link, die een week werkt. Dit is ook de gebruikersnaam.',
  },
  edit: {
    title: '{{name}} wijzigen',
    ok: 'Bewaren',
    emailHelp: 'Links in mails naar het oude adres werken dan niet meer.',
    emailInvited: 'De uitnodiging gaat opnieuw, naar het nieuwe adres.',
    roleNote: 'Met een andere rol wordt {{name}} overal uitgelogd.',
  },
  switch: {
    title: { off: '{{name}} uitzetten?', on: '{{name}} weer aanzetten?' },
    text: {
      off: '{{name}} is meteen overal uitgelogd en kan niet meer inloggen. In het logboek en bij wat {{name}} deed, blijft de naam staan.',
      on: '{{name}} kan daarna weer inloggen als {{role}}, met het eigen wachtwoord en de tweede stap van toen.',
    },
    ok: { off: 'Uitzetten', on: 'Weer aanzetten' },
  },
  withdraw: {
    title: 'Uitnodiging van {{name}} intrekken?',
    text: 'De link in de mail werkt dan niet meer, en {{name}} verdwijnt uit deze lijst.',
    ok: 'Intrekken',
  },
  done: {
    invite: '{{name}} is uitgenodigd. De mail is klaargezet.',
    edit: '{{name}} is bewaard.',
    resend: '{{name}} krijgt een nieuwe mail.',
    withdraw: 'De uitnodiging van {{name}} is ingetrokken.',
    off: '{{name}} is uitgezet.',
    on: '{{name}} staat weer aan.',
  },
});
