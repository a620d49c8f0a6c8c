import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page about didactics. */
export const didactiek = defineWording(
  'site-didactiek',
  {
    title: 'Didactiek',
    description:
      'Van klank-letter tot werkwoorden: de leerlijn van Spelwereld per leerjaar, met regels, strategieën en de nummers van Staal.',
    hero: 'Van klank tot werkwoord',
    lead: 'Spelling leer je stap voor stap: eerst horen, dan regels, dan onthouden, en ten slotte de werkwoorden. Dit is onze leerlijn, met {{count}} spellingcategorieën.',
    phases: {
      title: 'Vijf fasen',
      sounds: {
        title: '1. Klank en letter',
        when: 'groep 3',
        text: 'Je schrijft wat je hoort. Het kind hakt een woord in klanken en schrijft bij elke klank het goede teken.',
      },
      groups: {
        title: '2. Vaste letterstukjes',
        when: 'groep 3 en 4',
        text: 'ng, nk, cht, aai, eeuw. Je hoort iets anders dan je schrijft, maar het gaat altijd hetzelfde.',
      },
      rules: {
        title: '3. Regels',
        when: 'groep 4 tot en met 6',
        text: 'Open en gesloten klankgroepen, langer maken, verkleinwoorden en meervoud. Hier zit het meeste werk.',
      },
      memory: {
        title: '4. Weetwoorden en leenwoorden',
        when: 'groep 4 tot en met 8',
        text: 'ei of ij, cadeau, garage. Daar is geen regel voor. Herhalen met tussenpozen helpt wel.',
      },
      verbs: {
        title: '5. Werkwoorden',
        when: 'groep 5 tot en met 8',
        text: 'Eerst de ik-vorm, dan stam plus t, de verleden tijd en het deelwoord. Altijd in een zin.',
      },
    },
    strategies: {
      title: 'Vier manieren om een woord goed te schrijven',
      luister: { title: 'Luisteren', text: 'Schrijf wat je hoort.' },
      regel: { title: 'Een regel gebruiken', text: 'Denk na voor je schrijft.' },
      weet: { title: 'Onthouden', text: 'Je weet hoe het eruitziet.' },
      analogie: { title: 'Vergelijken', text: 'Het gaat net als een woord dat je kent.' },
    },
    line: {
      title: 'De leerlijn per leerjaar',
      lead: 'De categorieën met de regel zoals een kind die leest. Een leerkracht kan elke categorie eerder of later zetten.',
      year: 'Groep {{groep}}',
      half: 'tweede helft',
      category: 'Categorie',
      rule: 'Regel voor de leerling',
      strategy: 'Strategie',
      staal: 'Staal',
      staalNone: '–',
      caption: 'Categorieën die in groep {{groep}} beginnen',
      strategyOf: { luister: 'luisteren', regel: 'regel', weet: 'onthouden', analogie: 'vergelijken' },
      count_one: '{{count}} categorie',
      count_other: '{{count}} categorieën',
      staalNote:
        'Staal is een methode van Malmberg. De nummers zijn alleen een verwijzing; Spelwereld is geen onderdeel van die methode. Gebruik je een andere methode? Dan maak je zelf blokken met categorieën.',
    },
    reading: {
      title: 'Lezen hoort erbij',
      text: 'Naast spelling zijn er {{count}} leescategorieën, van korte klankwoorden tot lange samenstellingen. Wie een woord vlot herkent, houdt aandacht over voor de spelling.',
    },
    mistakes: {
      title: 'Wat er gebeurt bij een fout',
      more: 'Hoe het programma kiest welk woord terugkomt',
      steps: {
        hint: {
          title: 'Een tip',
          text: 'Bij de eerste fout hoort het kind een korte tip over de regel, en mag het nog een keer.',
        },
        show: {
          title: 'Het goede woord',
          text: 'Bij de tweede fout gumt Gum de verkeerde letters weg en staat het woord er goed, met de lastige letters dik.',
        },
        do: {
          title: 'Zelf doen',
          text: 'Het kind schrijft of kiest het goede woord één keer na. Het laatste wat het ziet is dus goed.',
        },
        back: {
          title: 'Later terug',
          text: 'Het woord komt terug tot het op drie verschillende dagen goed was.',
        },
      },
    },
    images: {
      title: 'Geen foute woordbeelden',
      text: 'Wie een fout geschreven woord leest, kan die fout onthouden. Daarom laten spellen geen verkeerd gespelde woorden zien, tenzij een opgave juist over fouten vinden gaat en de leerkracht dat aanzet. Kinderen kiezen uit letters of regels, of bouwen en typen het woord.',
    },
    limits: {
      title: 'Grenzen',
      items: {
        instruction: 'Spelwereld is oefenstof. De uitleg van een nieuwe regel blijft van de leerkracht.',
        order:
          'De volgorde volgt wat veel methodes doen. In jouw methode kan een categorie eerder of later komen.',
        staal:
          'Van de nummers 28 tot en met 34 van Staal konden we het leerjaar niet in een openbare bron bevestigen.',
        be: 'Voor Vlaanderen is het leerjaar afgeleid: groep min twee.',
        engine:
          'De computer verdeelt woorden en vindt regels zelf. Bij zeldzame woorden kan dat misgaan; je kunt het altijd nakijken.',
      },
    },
    sources: {
      title: 'Bronnen',
      items: {
        bosman:
          'Bosman, A. M. T. (2007). Zo leer je kinderen lezen en spellen. Tijdschrift voor Orthopedagogiek.',
        graham:
          'Graham, S., & Santangelo, T. (2014). Does spelling instruction make students better spellers, readers, and writers? A meta-analytic review. Reading and Writing.',
        brown:
          'Brown, A. S. (1988). Encountering misspellings and spelling performance: Why wrong isn’t right. Journal of Educational Psychology.',
        nunn: 'Nunn, A. M. (1998). Dutch orthography: A systematic investigation of the spelling of Dutch words.',
        taalunie:
          'Nederlandse Taalunie. Woordenlijst Nederlandse Taal (het Groene Boekje) en de Technische Handleiding.',
      },
    },
  },
  {
    description:
      'Van klank-letter tot werkwoorden: de leerlijn van Spelwereld per leerjaar, met de regels en de strategieën.',
    phases: {
      sounds: { when: 'eerste leerjaar' },
      groups: { when: 'eerste en tweede leerjaar' },
      rules: { when: 'tweede tot en met vierde leerjaar' },
      memory: { when: 'tweede tot en met zesde leerjaar' },
      verbs: { when: 'derde tot en met zesde leerjaar' },
    },
    line: {
      year: 'Leerjaar {{groep}}',
      caption: 'Categorieën die in leerjaar {{groep}} beginnen',
    },
  },
);
