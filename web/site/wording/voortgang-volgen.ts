import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page about following progress. */
export const voortgangVolgen = defineWording(
  'site-voortgang-volgen',
  {
    title: 'Voortgang volgen',
    description:
      'Zie per leerling en per spellingregel hoe het gaat, kijk live mee terwijl de groep oefent, en print een kaart voor het gesprek.',
    hero: 'Je ziet niet alleen dát het fout gaat, maar ook waarom',
    lead: 'Elk antwoord wordt herleid tot de spellingregel erachter. Zo zie je per leerling en per groep welke regel aandacht vraagt.',
    invented: 'Voorbeeld met bedachte leerlingen en bedachte cijfers',
    live: {
      title: 'Live meekijken',
      lead: 'Terwijl de groep oefent, verandert het bord mee. Je ziet wie speelt, bij welk woord, en of het lukt.',
      alt: 'Het live-bord: een tegel per leerling met het spel en de laatste antwoorden, en rechts de regels waar de groep nu over struikelt.',
    },
    matrix: {
      title: 'De groep in één oogopslag',
      lead: 'Rijen zijn leerlingen, kolommen zijn spellingregels. Het getal is hoeveel procent van alle woorden van die regel een leerling naar verwachting goed schrijft.',
      caption: 'Stand per leerling en spellingregel (bedacht voorbeeld, groep 5)',
      pupil: 'Leerling',
      columns: {
        open: 'Open klankgroep',
        closed: 'Gesloten klankgroep',
        final: 'Eind-d of eind-t',
        eiij: 'ei of ij',
        small: 'Verkleinwoord',
      },
      looks: {
        klaar: 'beheerst',
        bezig: 'bezig',
        stuck: 'blijft steken',
        'stap-terug': 'stap terug nodig',
        few: 'nog te weinig antwoorden',
      },
      cell: '{{look}}, {{p}} procent verwacht',
      legend: 'Betekenis van de tekens',
      note: 'Vorm en kleur zeggen hetzelfde, dus je kunt de tabel ook zonder kleur lezen. Een niveau tellen we pas mee vanaf acht antwoorden.',
    },
    card: {
      title: 'De kaart van één leerling',
      pdf: 'Bekijk dit voorbeeld als pdf',
      print: 'Print deze kaart',
    },
    use: {
      title: 'Wat je ermee doet',
      steps: {
        see: {
          title: 'Kijk',
          text: 'Begin bij wie het eerst hulp nodig heeft. De tabel zet die leerlingen bovenaan.',
        },
        set: {
          title: 'Zet klaar',
          text: 'Kies een regel en zet er een taak over klaar, voor één leerling of voor iedereen die erover struikelt.',
        },
        talk: {
          title: 'Bespreek',
          text: 'Print de kaart of exporteer de cijfers als CSV-bestand voor je eigen administratie.',
        },
      },
    },
    limits: {
      title: 'Wat je er niet uit kunt lezen',
      items: {
        test: 'Het is geen toetsscore. Vergelijk het niet met Cito, IEP of een ander volgsysteem.',
        practice: 'We zien alleen wat in Spelwereld gebeurt, niet wat een kind in zijn schrift schrijft.',
        time: 'Oefentijd is tijd tussen antwoorden. Een pauze telt niet mee.',
        rank: 'Er is geen ranglijst van leerlingen, en die komt er ook niet.',
      },
    },
  },
  {
    description:
      'Zie per leerling en per spellingregel hoe het gaat, kijk live mee terwijl de klas oefent, en print een kaart voor het gesprek.',
    lead: 'Elk antwoord wordt herleid tot de spellingregel erachter. Zo zie je per leerling en per klas welke regel aandacht vraagt.',
    live: {
      lead: 'Terwijl de klas oefent, verandert het bord mee. Je ziet wie speelt, bij welk woord, en of het lukt.',
      alt: 'Het live-bord: een tegel per leerling met het spel en de laatste antwoorden, en rechts de regels waar de klas nu over struikelt.',
    },
    matrix: {
      title: 'De klas in één oogopslag',
      caption: 'Stand per leerling en spellingregel (bedacht voorbeeld, derde leerjaar)',
    },
    limits: {
      items: { test: 'Het is geen toetsscore. Vergelijk het niet met LVS-VCLB of een ander volgsysteem.' },
    },
  },
);
