import { defineWording } from '../../app/wording/define.ts';

/** Texts about school years: beginning one, and reading the earlier ones. */
export const years = defineWording(
  'years',
  {
    year: 'Schooljaar',
    now: 'nu',
    none: 'Er zijn nog geen schooljaren',
    begun: 'Het schooljaar {{year}} is begonnen op {{when}}.',
    canUndo: 'Dat kun je tot 24 uur erna ongedaan maken.',
    whyNot: 'Dat is niet meer ongedaan te maken: {{why}}',
    whoOf: 'Wie er in {{name}} zat',
    groupIn: '{{name}} in {{year}}',
    nobody: 'Er zat niemand in deze groep',
    pupils_one: '{{count}} leerling',
    pupils_other: '{{count}} leerlingen',
    pupil: 'Leerling',
    yearThen: 'Leerjaar toen',
    groupNow: 'Groep nu',
    left: 'van school',
    progressOf: 'Voortgang van {{name}}',
    wizard: {
      title: 'Nieuw schooljaar {{year}}',
      intro:
        'Hieronder staat wat er gaat gebeuren. Er verandert niets tot je onderaan op de knop drukt, en je kunt het daarna 24 uur lang ongedaan maken.',
      early:
        'Het nieuwe schooljaar begint op {{day}}. Ga je nu al over, dan zitten de leerlingen meteen in hun nieuwe groep.',
      groups: 'Groepen van het nieuwe schooljaar',
      groupsHelp: 'Namen, leerjaren en leerkrachten kun je hier veranderen.',
      name: 'Naam',
      yearsOf: 'Leerjaren',
      teachers: 'Leerkrachten',
      remove: '{{name}} weghalen',
      add: 'Groep erbij',
      routes: 'Waar gaan de leerlingen heen?',
      to: 'Volgend jaar in',
      route: '{{group}}, {{year}}',
      choose: 'Kies een groep',
      leave: 'gaat van school',
      exceptions: 'Leerlingen die iets anders doen',
      exceptionsHelp:
        'Voor wie een jaar overdoet, een jaar overslaat of naar een andere groep gaat dan de rest.',
      addException: 'Leerling toevoegen',
      yearThen: 'Komt in',
      removeException: 'Uitzondering voor {{name}} weghalen',
      plans: {
        title: 'Handelingsplannen die lopen',
        help: 'Een plan loopt na de vakantie door; schoolweken slaan de vakantie over. Wie van school gaat, daarvan stopt het plan.',
        one: 'Plan {{number}}, t/m {{day}}',
        what: 'Wat er gebeurt',
        on: 'Loopt door',
        look: 'Evalueren voor de vakantie',
      },
      outline: 'Dit gaat er gebeuren',
      moved_one: '{{count}} leerling gaat naar een nieuwe groep.',
      moved_other: '{{count}} leerlingen gaan naar een nieuwe groep.',
      leavers_one:
        '{{count}} leerling gaat van school en kan niet meer inloggen. De voortgang blijft bewaard.',
      leavers_other:
        '{{count}} leerlingen gaan van school en kunnen niet meer inloggen. Hun voortgang blijft bewaard.',
      archived: 'Naar het archief: {{names}}.',
      made: 'Nieuw: {{names}}.',
      settings: 'Oefeninstellingen die meegaan',
      keptByAll: '{{group}} oefent met {{setting}}, zoals nu in {{from}}.',
      keptBySome_one: 'In {{group}} houdt {{count}} leerling uit {{from}} de instelling {{setting}}.',
      keptBySome_other: 'In {{group}} houden {{count}} leerlingen uit {{from}} de instelling {{setting}}.',
      freshGroups:
        'Het startniveau en de lijsten, blokken of categorieën van dit jaar gaan niet mee: {{names}} begint met wat bij het niveau van elke leerling past.',
      freshPupils_one: 'Bij {{count}} leerling blijft het eigen startniveau of de eigen lijst achter.',
      freshPupils_other: 'Bij {{count}} leerlingen blijft het eigen startniveau of de eigen lijst achter.',
      conflicts: 'Dit moet nog',
      warnings: 'Let op',
      start: 'Begin het schooljaar {{year}}',
      nothing: 'Maak eerst een groep',
      nothingText: 'Zonder groepen is er geen schooljaar om mee te beginnen.',
    },
  },
  {},
  {
    practice: {
      left: 'gestopt',
      wizard: {
        groupsHelp: 'Namen, leerjaren en behandelaars kun je hier veranderen.',
        teachers: 'Behandelaars',
        leave: 'stopt hier',
        leavers_one: '{{count}} leerling stopt hier en kan niet meer inloggen. De voortgang blijft bewaard.',
        leavers_other:
          '{{count}} leerlingen stoppen hier en kunnen niet meer inloggen. Hun voortgang blijft bewaard.',
      },
    },
    beSchool: {
      nobody: 'Er zat niemand in deze klas',
      groupNow: 'Klas nu',
      wizard: {
        early:
          'Het nieuwe schooljaar begint op {{day}}. Ga je nu al over, dan zitten de leerlingen meteen in hun nieuwe klas.',
        groups: 'Klassen van het nieuwe schooljaar',
        add: 'Klas erbij',
        choose: 'Kies een klas',
        exceptionsHelp:
          'Voor wie een jaar overdoet, een jaar overslaat of naar een andere klas gaat dan de rest.',
        moved_one: '{{count}} leerling gaat naar een nieuwe klas.',
        moved_other: '{{count}} leerlingen gaan naar een nieuwe klas.',
        nothing: 'Maak eerst een klas',
        nothingText: 'Zonder klassen is er geen schooljaar om mee te beginnen.',
      },
    },
  },
);
