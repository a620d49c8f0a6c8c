import { defineWording } from '../../app/wording/define.ts';

/** Texts about who comes in by the school's own login. */
export const sso = defineWording(
  'sso',
  {
    waiting: {
      title: 'Willen inloggen',
      pupils:
        'Deze leerlingen probeerden in te loggen via de schoollogin, maar we weten nog niet wie ze hier zijn. Koppel ze één keer, daarna gaat het vanzelf.',
      staff:
        'Deze collega’s probeerden in te loggen via de schoollogin, maar we weten nog niet wie ze hier zijn. Koppel ze één keer, daarna gaat het vanzelf.',
      who: '{{name}} wil inloggen via {{provider}}',
      nameless: 'Iemand zonder naam',
      tries: 'Laatste keer {{last}}, eerste keer {{first}}',
      once: 'Geprobeerd: {{last}}',
      link: 'Koppelen',
      linkOf: '{{name}} koppelen',
      linkTo: 'Koppelen aan {{name}}',
      other: 'Aan iemand anders',
      otherOf: '{{name}} aan iemand anders koppelen',
      dismiss: 'Weghalen',
      dismissOf: '{{name}} van de lijst halen',
      showOthers_one: 'Toon ook {{count}} andere van de school',
      showOthers_other: 'Toon ook {{count}} anderen van de school',
      hideOthers: 'Toon alleen wie in deze groep hoort',
      linked: '{{name}} is gekoppeld aan {{user}} en kan nu inloggen.',
      dismissed: '{{name}} staat niet meer op de lijst. Bij een nieuwe poging komt deze terug.',
      restored: '{{name}} staat weer op de lijst.',
      undo: 'Ongedaan maken',
    },
    choose: {
      title: 'Wie is {{name}}?',
      text: 'Bij {{provider}} heet deze leerling {{name}}. Kies wie het hier is.',
      staffText: 'Bij {{provider}} heet deze collega {{name}}. Kies wie het hier is.',
      pupil: 'Leerling',
      member: 'Medewerker',
      noGroup: 'zonder groep',
      already: '{{name}} (heeft al een koppeling)',
      none: 'Niemand gevonden',
      nobody: 'Er is nog niemand om aan te koppelen. Voeg eerst iemand toe.',
      ok: 'Koppelen',
    },
    links: {
      title: 'Schoollogin van {{name}}',
      how: {
        eck: 'herkend aan het ECK iD',
        key: 'herkend aan het leerlingnummer',
        email: 'herkend aan het e-mailadres',
        staff: 'gekoppeld door een collega',
        self: 'zelf gekoppeld',
      },
      since: '{{how}} ({{day}})',
      last: 'laatst ingelogd {{day}}',
      never: 'nog niet mee ingelogd',
      remove: 'Losmaken',
      removeOf: '{{provider}} losmaken',
      note: 'Na het losmaken wordt afgemeld wie nu zo ingelogd is. Wie we herkennen aan ECK iD, leerlingnummer of e-mailadres, wordt bij de volgende keer inloggen weer gekoppeld; wie niet, komt op de wachtlijst.',
      removed: 'De koppeling met {{provider}} is los.',
      none: 'Er is geen koppeling (meer).',
      close: 'Sluiten',
    },
    device: 'Een apparaat van de klas stel je in met schoolcode {{code}}, of door er {{address}} te openen.',
  },
  {
    waiting: { hideOthers: 'Toon alleen wie in deze klas hoort' },
    choose: { noGroup: 'zonder klas' },
  },
);
