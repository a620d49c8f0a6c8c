import { defineWording } from '../../app/wording/define.ts';

/** Texts of closing an account. */
export const text = defineWording(
  'account-closing',
  {
    title: 'Account sluiten',
    about:
      'Je kunt het account voorgoed sluiten. Je bevestigt dat met een link in een mail. Daarna kun je je nog {{days}} dagen bedenken; dan wissen we alle leerlingen, resultaten en gegevens.',
    keepFirst:
      'Wil je iets bewaren? Maak dan eerst een export. Na het wissen krijgen de beheerders en het factuuradres een verklaring van vernietiging.',
    ask: 'Account sluiten',
    askTitle: '{{name}} sluiten?',
    askText_one:
      'Met het account wordt {{count}} leerling gewist, met alle resultaten. Je krijgt een mail om dit te bevestigen. Na {{days}} dagen kan niemand het meer terughalen.',
    askText_other:
      'Met het account worden {{count}} leerlingen gewist, met alle resultaten. Je krijgt een mail om dit te bevestigen. Na {{days}} dagen kan niemand het meer terughalen.',
    typed: 'Typ {{name}} om zeker te zijn',
    asked: 'Er is een mail verstuurd met een link om het sluiten te bevestigen. Tot dan verandert er niets.',
    confirmed_one: 'Dit account wordt op {{day}} gewist, met {{count}} leerling en alle resultaten.',
    confirmed_other: 'Dit account wordt op {{day}} gewist, met {{count}} leerlingen en alle resultaten.',
    by: 'Gevraagd door {{name}}.',
    takeBack: 'Toch niet sluiten',
    takenBack: 'Het account blijft.',
    banner: 'Dit account wordt op {{day}} gewist.',
    bannerGo: 'Bekijk dit, of sluit toch niet',
  },
  {},
  {
    home: {
      about:
        'Je kunt het account voorgoed sluiten. Je bevestigt dat met een link in een mail. Daarna kun je je nog {{days}} dagen bedenken; dan wissen we alle kinderen, resultaten en gegevens.',
      askText_one:
        'Met het account wordt {{count}} kind gewist, met alle resultaten. Je krijgt een mail om dit te bevestigen. Na {{days}} dagen kan niemand het meer terughalen.',
      askText_other:
        'Met het account worden {{count}} kinderen gewist, met alle resultaten. Je krijgt een mail om dit te bevestigen. Na {{days}} dagen kan niemand het meer terughalen.',
      confirmed_one: 'Dit account wordt op {{day}} gewist, met {{count}} kind en alle resultaten.',
      confirmed_other: 'Dit account wordt op {{day}} gewist, met {{count}} kinderen en alle resultaten.',
    },
  },
);
