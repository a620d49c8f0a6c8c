import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page about practice to measure. */
export const aangepastOefenen = defineWording(
  'site-aangepast-oefenen',
  {
    title: 'Oefening op maat',
    description:
      'Plak je eigen woorden, kies een voorinstelling voor dyslexie, NT2 of sterke spellers, en zie meteen wat er verandert.',
    hero: 'Jouw woorden, jouw instellingen',
    lead: 'Elke lijst kan meteen gespeeld worden. En elk kind kan oefenen op een manier die past: groter, rustiger, met meer of juist minder uitdaging.',
    paste: {
      title: 'Probeer het: plak een paar woorden',
      lead: 'Plak de woorden van het dictee van deze week, hooguit {{count}}. We bewaren niets.',
      label: 'Woorden, een per regel of met komma’s',
      sample: 'trein, kapitein, kippen, molen, hoed, cadeau',
      look: 'Kijk ze na',
      busy: 'We kijken …',
      again: 'Zet de voorbeeldwoorden terug',
      result_one: '{{count}} woord nagekeken',
      result_other: '{{count}} woorden nagekeken',
      cut: 'We keken naar de eerste {{count}} woorden. Met een account mogen het er meer zijn.',
      listen: 'Luister naar {{word}}',
      syllables: 'Lettergrepen',
      rules: 'Waarop te letten',
      showMistakes: 'Toon de fouten die kinderen vaak maken',
      whyHidden: 'Ze staan standaard uit: het zien van foute woordbeelden kan fouten juist inslijpen.',
      verdicts: {
        found: 'kan meteen gespeeld worden',
        misspelled: 'lijkt een tikfout',
        unknown: 'kennen we niet, maar je kunt het wel gebruiken',
        refused: 'kan niet gebruikt worden',
        skipped: 'lijkt geen woord om te oefenen',
      },
      meant: 'Bedoel je {{words}}?',
      needsSentence: 'Klinkt als een ander woord: zet er een zin bij.',
      empty: 'Plak of typ eerst een woord.',
      noScript: 'Voor deze proef moet JavaScript aanstaan. De rest van de pagina kun je gewoon lezen.',
    },
    presets: {
      title: 'Begin met een voorinstelling',
      lead: 'Kies er een en zie links en rechts wat er verandert. In het programma zie je ook eerst wat een voorinstelling doet, voor je haar gebruikt.',
      usual: 'Gewoon',
      dyslexie: 'Dyslexie',
      nt2: 'NT2',
      snel: 'Sterke speller',
      groep3: 'Beginnende speller',
      about: {
        usual: 'Zoals iedereen begint: adaptief, ongeveer 80 procent meteen goed, zonder foute woordbeelden.',
        dyslexie:
          'Grote, ruime letters in OpenDyslexic op een rustige tint, geen tijdsdruk, ongeveer 90 procent meteen goed.',
        nt2: 'De stem voorop, een rustig tempo, meer goed, en geen vragen of een woord klopt.',
        snel: 'Moeilijkere woorden, minder herhaling en een hoger tempo.',
        groep3:
          'Grote letters, een toetsenbord op volgorde van het abc, korte beurten en nog geen hele woorden typen.',
      },
    },
    live: {
      title: 'Zo ziet een woord eruit',
      lead: 'Draai zelf aan een paar instellingen.',
      word: 'kapitein',
      prompt: 'Welke letters horen in het gat?',
      large: 'Grotere letters',
      wide: 'Meer ruimte tussen letters',
      dyslexic: 'Letter OpenDyslexic',
      calm: 'Rustige stand',
      tint: 'Tint van de kaart',
      tints: { none: 'wit', cream: 'crème', blue: 'blauw', green: 'groen', pink: 'roze' },
      clock: 'Nog even …',
      calmNote: 'Geen klok: het woord blijft staan tot je verdergaat.',
      successShare: 'Meteen goed, ongeveer',
      review: 'Herhaling, hooguit',
      minutes: 'Minuten per dag',
      usualMinutes: 'gewoon (25)',
      keyboard: 'Schermtoetsenbord',
    },
    all: {
      title: 'Wat je nog meer kunt instellen',
      items: {
        line: 'De leerlijn: adaptief, eigen categorieën, woordenlijsten, of het blok van je methode dat nu aan de beurt is.',
        off: 'Spellen en opgavevormen die een kind niet krijgt.',
        support: 'Motorische steun: het spel doet het richten en mikken, het kind kiest alleen het antwoord.',
        motion: 'Minder beweging op het scherm.',
        sound: 'Volume van stem, geluiden en muziek, elk apart.',
        goal: 'Hoeveel oefendagen per week de vlieger laten vliegen, van een tot vijf.',
        period: 'Vanaf en tot wanneer een instelling geldt. Daarna volgt de leerling weer de groep.',
        undo: 'Elke verandering staat in een lijst en kan ongedaan worden gemaakt.',
      },
    },
    limits: {
      title: 'Eerlijk gezegd',
      items: {
        font: 'Voor een speciaal lettertype bij dyslexie is weinig bewijs. Ruimere letters helpen sommige lezers. Probeer het uit en vraag het kind.',
        calm: 'Rustig oefenen geeft minder nieuwe woorden per minuut. Voor wie vastloopt door druk is dat de moeite waard.',
        treat: 'Een voorinstelling is een begin, geen behandeling.',
      },
    },
  },
  {
    presets: {
      groep3: 'Start eerste leerjaar',
      nt2: 'Anderstalig',
    },
    all: {
      items: { period: 'Vanaf en tot wanneer een instelling geldt. Daarna volgt de leerling weer de klas.' },
    },
  },
);
