import { defineWording } from '../../app/wording/define.ts';

/** Texts about pupils with an action plan, and about the care for one pupil. */
export const text = defineWording(
  'care',
  {
    title: 'Zorgleerlingen',
    about:
      'Leerlingen met een handelingsplan. Een plan duurt meestal twaalf schoolweken; zolang het loopt, kiest Spelwereld vaker uit de doelen ervan.',
    total_one: '{{count}} plan',
    total_other: '{{count}} plannen',
    mine: 'Alleen mijn plannen',
    mineNone: 'Je houdt zelf geen plan bij.',
    plans: 'Handelingsplannen',
    new: 'Nieuw handelingsplan',
    pupil: 'Leerling',
    group: 'Groep',
    plan: 'Plan',
    planNumber: 'Plan {{number}}',
    noGroup: 'geen groep',
    support: 'Niveau',
    state: 'Stand',
    period: 'Periode',
    fromTo: '{{from}} t/m {{to}}',
    week: 'Week',
    weekOf: '{{week}} van {{weeks}}',
    weekLine: 'week {{week}} van {{weeks}}',
    minutes: 'Minuten',
    minutesOf: '{{done}} van {{planned}}',
    done: 'Minuten gedaan',
    planned: 'Minuten gepland tot nu',
    next: 'Volgende',
    nextBegin: '{{day}} begin',
    nextEnd: '{{day}} evaluatie',
    owner: 'Van',
    nobody: 'niemand',
    flags: 'Let op',
    flag: {
      stil: '10 dagen geen moment',
      evalueren: 'evalueren',
      eigenaar: 'kies een nieuwe eigenaar',
    },
    supports: {
      nl: {
        s0: 'niveau 0',
        s1: 'niveau 1: goed onderwijs in de groep',
        s2: 'niveau 2: meer hulp in de groep',
        s3: 'niveau 3: specifieke hulp',
        s4: 'niveau 4: hulp van buiten de school',
      },
      be: {
        s0: 'fase 0: brede basiszorg',
        s1: 'fase 1: verhoogde zorg',
        s2: 'fase 2: uitbreiding van zorg',
        s3: 'fase 3: school op maat',
        s4: 'fase 4',
      },
    },
    states: {
      concept: 'concept',
      actief: 'loopt',
      gepauzeerd: 'gepauzeerd',
      evalueren: 'evalueren',
      afgesloten: 'afgesloten',
      gestopt: 'gestopt',
    },
    start: {
      title: 'Voor wie is het plan?',
      group: 'Groep',
      pupil: 'Leerling',
      go: 'Verder',
      none: 'In deze groep zitten geen leerlingen.',
    },
    tour: {
      title: 'Nog geen handelingsplannen. Zo werkt het, in twee minuten',
      steps: {
        who: {
          title: 'Kies een leerling die blijft steken',
          text: 'Op de bladzijde Voortgang zie je welke categorieën te moeilijk blijven, ook na veel oefenen. Eén leerling tegelijk is genoeg om te beginnen.',
        },
        write: {
          title: 'Schrijf het plan, voor de helft staat het er al',
          text: 'Spelwereld zet klaar wat het weet: toetsen, zwakke en sterke categorieën en veelgemaakte fouten, elk met bron en datum. Jij schrijft de hulpvraag en kiest één tot vier doelen.',
        },
        do: {
          title: 'Voer het uit, twaalf schoolweken lang',
          text: 'Zolang het plan loopt, kiest Spelwereld ongeveer 60 % van de opgaven uit de doelen. Speeltijd telt vanzelf mee; wat je zelf doet, schrijf je op met twee klikken.',
        },
        look: {
          title: 'Kijk terug',
          text: 'Op het eind zet je per doel het begin, het doel en nu naast elkaar en kies je: stoppen, doorgaan, intensiveren of verwijzen.',
        },
        keep: {
          title: 'Alles blijft bewaard',
          text: 'Elke wijziging houdt de oude tekst, met wie en waarom. Een weggegooid plan haal je 90 dagen lang terug.',
        },
      },
    },
    trajectory: {
      title: 'Zorgtraject van {{name}}',
      link: 'Zorgtraject',
      pupil: 'de leerling',
      copy: 'Kopiëren',
      copyOf: 'Plan {{number}} kopiëren',
      plans: 'Handelingsplannen',
      goals: 'Doelen: {{goals}}',
      noGoals: 'Nog geen doelen gekozen',
      kept: 'Bijgehouden door {{name}}',
      done: '{{done}} van {{planned}} geplande minuten gedaan',
      events: 'Wat er gebeurde',
      noEvents: 'Hier komen momenten, evaluaties en toetsen te staan zodra ze er zijn.',
      rightsTitle: 'Wie dit ziet',
      rights:
        'Beheerders van de school en de leerkrachten van deze groep zien en schrijven dit. Wie ernaar kijkt van buiten de groep, staat in het logboek van de school. Leerlingen en ouders zien hier niets van; voor ouders maak je een afdruk.',
      emptyTitle: 'Nog geen handelingsplan voor {{name}}',
      empty:
        'Een handelingsplan loopt meestal twaalf schoolweken: je kiest één tot vier doelen uit de spellingcategorieën, oefent er een paar keer per week gericht aan en kijkt daarna samen of het hielp.',
      cycle: {
        plan: 'Week 0: schrijf het plan, met wat Spelwereld al weet.',
        work: 'Week 1 tot 12: gericht oefenen, in de groep, thuis en in Spelwereld.',
        look: 'Week 12: terugkijken, en stoppen, doorgaan of iets anders doen.',
      },
      event: {
        begin: 'Plan {{number}} begon',
        einde: 'Plan {{number}} stopte: {{text}}',
        moment: 'Moment van {{minutes}} minuten (plan {{number}})',
        evaluatie: 'Plan {{number}} geëvalueerd: {{conclusion}}',
        toets: 'Toets {{text}}',
      },
    },
    conclusions: {
      stoppen: 'stoppen',
      doorgaan: 'doorgaan',
      intensiveren: 'intensiveren',
      verwijzen: 'verwijzen',
    },
  },
  {},
  {
    beSchool: {
      group: 'Klas',
      noGroup: 'geen klas',
      support: 'Fase',
      supports: { nl: { s1: 'niveau 1: goed onderwijs in de klas', s2: 'niveau 2: meer hulp in de klas' } },
      start: { group: 'Klas', none: 'In deze klas zitten geen leerlingen.' },
      trajectory: {
        rights:
          'Beheerders van de school en de leerkrachten van deze klas zien en schrijven dit. Wie ernaar kijkt van buiten de klas, staat in het logboek van de school. Leerlingen en ouders zien hier niets van; voor ouders maak je een afdruk.',
        cycle: { work: 'Week 1 tot 12: gericht oefenen, in de klas, thuis en in Spelwereld.' },
      },
    },
  },
);
