import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page about where and when to use it. */
export const inzetbaarheid = defineWording(
  'site-inzetbaarheid',
  {
    title: 'In de klas en daarbuiten',
    description:
      'Met de hele klas, in een circuit, een klein groepje, de RT-sessie of thuis: voorbeeldroosters in minuten en wie wat doet.',
    hero: 'Past in een kwartier',
    lead: 'Een ronde duurt drie tot vijf minuten. Je kunt dus altijd stoppen, en er gaat nooit iets verloren. Hier zijn vijf manieren om Spelwereld in te zetten.',
    jump: 'Kies een situatie',
    minutes: '{{minutes}} min',
    total: 'Samen {{minutes}} minuten',
    schedule: 'Voorbeeldrooster: {{title}}',
    what: 'Wat',
    duration: 'Minuten',
    needs: 'Nodig',
    who: 'Wie doet wat?',
    ways: {
      class: {
        title: 'Met de hele groep',
        text: 'Aansluitend op de instructie. Iedereen speelt de regel van vandaag op eigen niveau, jij kijkt mee op het bord.',
        needs: 'Een computer of tablet per kind, en liefst een koptelefoon.',
        steps: {
          a: 'Instructie van de regel op het bord, zonder computer',
          b: 'Inloggen en de plek op de kaart kiezen',
          c: 'Spelen: twee of drie rondes',
          d: 'Schermen stil: samen één woord bespreken dat vaak fout ging',
          e: 'Twee woorden op papier schrijven',
        },
        roles: {
          teacher: 'Leerkracht: geeft instructie, kijkt op het live bord, helpt wie vastloopt.',
          pupil: 'Leerling: speelt zelfstandig.',
        },
      },
      circuit: {
        title: 'In een circuit',
        text: 'Een van de hoeken is de computerhoek. Na elke ronde kan er gewisseld worden.',
        needs: 'Vier tot acht computers of tablets met koptelefoons.',
        steps: {
          a: 'Uitleg van de hoeken',
          b: 'Eerste wissel: groepje 1 speelt',
          c: 'Tweede wissel: groepje 2 speelt',
          d: 'Derde wissel: groepje 3 speelt',
          e: 'Afronden en opruimen',
        },
        roles: {
          teacher: 'Leerkracht: werkt met een groepje in de instructiehoek en kijkt af en toe op het bord.',
          pupil:
            'Leerling: rondt de ronde af voor het wisselen. Lukt dat niet, dan gaat de ronde later verder.',
        },
      },
      small: {
        title: 'Een klein groepje',
        text: 'Extra instructie voor kinderen die over dezelfde regel struikelen. Het bord laat zien wie dat zijn.',
        needs: 'Een computer of tablet per kind, of een per twee kinderen om de beurt.',
        steps: {
          a: 'De fouten van deze week bekijken, zonder oordeel',
          b: 'De regel samen hardop denken',
          c: 'Samen één ronde in de rustige stand',
          d: 'Zelf een ronde',
          e: 'Klaarzetten wat er morgen herhaald wordt',
        },
        roles: {
          teacher: 'Leerkracht, IB’er of onderwijsassistent: denkt hardop voor en laat kinderen verwoorden.',
          pupil: 'Leerling: legt uit waarom het woord zo geschreven wordt.',
        },
      },
      session: {
        title: 'In een RT-sessie',
        text: 'Eén op één. Spelen is een deel van de sessie, niet de hele sessie.',
        needs: 'Een computer of tablet, een rustige plek en papier.',
        steps: {
          a: 'Terugkijken: welke woorden gingen thuis goed?',
          b: 'Uitleg en oefenen op papier',
          c: 'Eén ronde met de woorden van vandaag',
          d: 'Schrijven zonder hulp: vijf woorden en een zin',
          e: 'Huiswerk klaarzetten',
        },
        roles: {
          teacher: 'Begeleider: kiest de woorden, kijkt mee, houdt de instellingen bij.',
          pupil: 'Leerling: speelt, en oefent thuis verder met dezelfde woorden.',
        },
      },
      home: {
        title: 'Thuis',
        text: 'Kort en vaak werkt beter dan lang en zelden.',
        needs: 'Een computer of tablet. Een koptelefoon hoeft niet.',
        steps: {
          a: 'Inloggen en de kaart openen',
          b: 'Twee rondes spelen',
          c: 'Eén nieuw woord aan iemand uitleggen',
        },
        roles: {
          teacher: 'Ouder: zit er even bij, leest samen de tip, zegt het antwoord niet voor.',
          pupil: 'Kind: speelt zelf en stopt na een kwartier.',
        },
      },
    },
    week: {
      title: 'Een week als voorbeeld',
      caption: 'Samen ongeveer een uur spelen, verdeeld over vier dagen',
      day: 'Dag',
      days: {
        mon: 'Maandag',
        tue: 'Dinsdag',
        thu: 'Donderdag',
        fri: 'Vrijdag',
      },
      plans: {
        mon: 'Instructie nieuwe regel, daarna met de hele groep spelen',
        tue: 'In het circuit: herhalen',
        thu: 'Klein groepje voor wie erover struikelt; de rest speelt vrij op de kaart',
        fri: 'De eigen woordenlijst van het dictee',
      },
    },
    limits: {
      title: 'Liever niet',
      items: {
        long: 'Langer dan 25 minuten op een dag. De kaart zegt dan zelf dat het genoeg is.',
        only: 'Alleen Spelwereld en geen instructie. Een spel legt een nieuwe regel niet uit.',
        test: 'Als toets voor een cijfer. Daarvoor zijn er te veel hulpjes.',
        reward:
          'Als iets wat je mag als je klaar bent. Dan oefenen juist de kinderen het minst die het nodig hebben.',
      },
    },
  },
  {
    description:
      'Met de hele klas, in hoekenwerk, een klein groepje, de logopediesessie of thuis: voorbeeldroosters in minuten en wie wat doet.',
    ways: {
      class: { title: 'Met de hele klas' },
      circuit: {
        title: 'In hoekenwerk',
        text: 'Een van de hoeken is de computerhoek. Na elke ronde kan er doorgeschoven worden.',
      },
      small: {
        roles: { teacher: 'Leerkracht of zorgleerkracht: denkt hardop voor en laat kinderen verwoorden.' },
      },
      session: { title: 'In een logopediesessie' },
    },
    week: {
      plans: {
        mon: 'Instructie nieuwe regel, daarna met de hele klas spelen',
        tue: 'In het hoekenwerk: herhalen',
      },
    },
  },
);
