import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page about rewards. */
export const beloningssysteem = defineWording(
  'site-beloningssysteem',
  {
    title: 'Beloningen',
    description:
      'Munten voor inzet, sterren voor beheersing, een album vol herinneringen. Niets is met geld te koop en er is geen ranglijst.',
    hero: 'We belonen oefenen, niet winnen',
    lead: 'Munten krijg je voor inzet. Sterren laten zien wat je kunt. En wat je spaart, blijft van jou: er wordt nooit iets afgepakt.',
    three: {
      title: 'Drie beloningen, drie betekenissen',
      stars: {
        title: 'Sterren: wat je kunt',
        text: 'Eén tot drie sterren per plek op de kaart. De beste ronde telt. Snelheid telt nooit mee.',
      },
      coins: {
        title: 'Munten: wat je doet',
        text: 'Voor elke opgave die je afmaakt, ook als die pas bij de tweede keer goed is. Ook kinderen die moeite hebben met spelling sparen dus mee.',
      },
      memories: {
        title: 'Verzameling: wat je meemaakte',
        text: 'Foto’s, knuffels, pizza’s: elk spel laat iets achter in de kast. Open je het, dan hoor en zie je de woorden weer.',
      },
    },
    coins: {
      title: 'Reken het na',
      lead: 'Dit is de echte regel uit het programma. Schuif en kijk wat een ronde oplevert.',
      finished: 'Opgaven afgemaakt',
      first: 'Daarvan meteen goed',
      tips: 'Fooi voor behendig spelen (hooguit {{most}})',
      result_one: '{{count}} munt',
      result_other: '{{count}} munten',
      sum: '1 munt per opgave (2 als je een woord of zin maakt of leest) + 1 extra als die meteen goed was + fooi',
      stars_one: '{{count}} ster',
      stars_other: '{{count}} sterren',
      calm: 'In de rustige stand krijg je dezelfde munten.',
    },
    album: {
      title: 'Wat er te krijgen is',
      lead: 'In de kraam van Sjaak koopt een kind kleren voor zijn eigen Klodder, en blobs: vriendjes die bij het clubhuis komen wonen. De prijzen staan vast.',
      outfits: 'Enkele van de {{count}} kledingstukken',
      blobs: 'Enkele van de {{count}} blobs',
      won: 'Niet te koop: deze horen bij een trofee ({{count}} in totaal)',
      price_one: '{{count}} munt',
      price_other: '{{count}} munten',
      trophy: 'bij een trofee',
    },
    never: {
      title: 'Nooit te koop',
      lead: 'Deze regels staan vast, voor elke school.',
      items: {
        money: 'Er is niets met echt geld te koop, en dat komt er ook niet.',
        box: 'Geen verrassingsdozen: je weet altijd wat je koopt.',
        loss: 'Niets gaat verloren. Er is geen reeks die breekt als je een dag niet oefent.',
        rank: 'Geen ranglijst en geen vergelijking tussen kinderen.',
        hurry: 'Geen aanbiedingen met een aflopende klok.',
      },
    },
    together: {
      title: 'Samen en per week',
      balloon: {
        title: 'De groepsballon',
        text: 'Alle goede antwoorden van de groep tillen samen één ballon op. Op vaste hoogten krijgt iedereen dezelfde sticker. Wie hoeveel bijdroeg, laten we niet zien.',
      },
      kite: {
        title: 'De weekvlieger',
        text: 'Elke oefendag komt er een strik aan de vlieger. Bij genoeg strikken vliegt hij weg en brengt hij 50 munten. Niet gehaald? Dan begint er maandag gewoon een nieuwe.',
      },
      golden: {
        title: 'Het gouden uur',
        text: 'Na 25 minuten op een dag kleurt de kaart goud en zegt Moes: ‘Mooi gewerkt. Tijd om even te bewegen?’ Spelen mag nog, maar de fooi stopt. Zo is er geen reden om door te blijven gaan.',
      },
    },
    teacher: {
      title: 'Wat jij kunt instellen',
      items: {
        goal: 'Het weekdoel: van een tot vijf oefendagen.',
        minutes: 'Na hoeveel minuten per dag het gouden uur begint: van 5 tot 60.',
        games: 'Spellen die een kind te druk vindt, zet je uit.',
        calm: 'De rustige stand, zonder klok. De beloning blijft gelijk.',
        sound: 'Muziek en geluiden zachter of uit.',
      },
      not: 'De munten zelf staan niet uit te zetten. Ze horen bij de wereld, en ze zijn voor iedereen even bereikbaar.',
    },
    limits: {
      title: 'Waarom zo voorzichtig?',
      text: 'Beloningen kunnen de eigen zin om te leren verdringen, vooral als ze verwacht, tastbaar en aan prestatie gebonden zijn. Daarom belonen we inzet, houden we het klein, en zit de meeste pret in het spelen zelf. Of dat voor elk kind genoeg is, weten we niet: let erop of een kind voor de munten klikt of voor de woorden.',
      source:
        'Deci, E. L., Koestner, R., & Ryan, R. M. (1999). A meta-analytic review of experiments examining the effects of extrinsic rewards on intrinsic motivation. Psychological Bulletin.',
    },
  },
  {
    together: {
      balloon: {
        title: 'De klasballon',
        text: 'Alle goede antwoorden van de klas tillen samen één ballon op. Op vaste hoogten krijgt iedereen dezelfde sticker. Wie hoeveel bijdroeg, laten we niet zien.',
      },
    },
  },
);
