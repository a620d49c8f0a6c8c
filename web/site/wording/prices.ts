import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page with prices. */
export const prices = defineWording(
  'site-prices',
  {
    meta: {
      title: 'Prijzen',
      description:
        'Reken zelf uit wat Spelwereld kost voor je school, praktijk of gezin, met en zonder btw, en download een offerte als pdf.',
    },
    title: 'Wat kost Spelwereld?',
    lead: 'Eén prijs per leerling per jaar, alles inbegrepen. Reken het hieronder uit; er zijn geen extra’s die later blijken.',
    calculator: {
      title: 'Reken het uit',
      type: 'Voor wie?',
      types: { school: 'School', rt: 'RT-praktijk', thuis: 'Thuis' },
      pupils: 'Aantal leerlingen',
      children: 'Aantal kinderen',
      months: 'Aantal maanden',
      vat: 'Toon bedragen',
      incl: 'inclusief btw',
      excl: 'exclusief btw',
      perYear: 'per leerling per jaar',
      caption: 'Zo komen we aan dit bedrag',
      what: 'Onderdeel',
      each: 'Per leerling per jaar',
      sum: 'Bedrag',
      line_one: '{{count}} leerling',
      line_other: '{{count}} leerlingen',
      least: 'Laagste jaarbedrag',
      months_one: '{{count}} maand van het jaar',
      months_other: '{{count}} maanden van het jaar',
      vatLine: 'Btw {{percent}}%',
      total: 'Te betalen',
      total2: 'Te betalen, exclusief btw',
      tooMany:
        'Vul een heel getal in van 1 tot en met {{most}}. Meer leerlingen? Vraag een voorstel via Contact.',
    },
    steps: {
      title: 'De prijs per leerling',
      caption: 'Prijs per leerling per jaar, exclusief btw',
      step: 'Leerling',
      price: 'Prijs',
      range: '{{from}} tot en met {{to}}',
      from: 'vanaf {{from}}',
      text: 'Elke leerling telt mee tegen de prijs van zijn eigen trede. Zo wordt het nooit duurder of goedkoper door één leerling meer.',
    },
    in: {
      title: 'Wat je krijgt',
      items: {
        games: 'alle spellen, ook die er nog bij komen',
        words: 'alle woorden, spraak en plaatjes, en je eigen woordenlijsten',
        live: 'het live-bord, de overzichten en afdrukken',
        teachers: 'leerkrachten en beheerders, zonder maximum',
        care: 'inlogkaartjes, inloggen met schoolaccount en hulp per mail',
      },
    },
    out: {
      title: 'Wat er niet bij zit',
      items: {
        devices: 'apparaten, koptelefoons en internet',
        training: 'een training op school (vraag een prijs)',
        diagnosis: 'diagnose of behandeling: Spelwereld is oefening',
      },
    },
    terms: {
      title: 'Proef, verlengen en stoppen',
      trial: 'Eerst proberen',
      trialText:
        'Zes weken gratis, met je eigen leerlingen. De proef stopt vanzelf; je hoeft niets op te zeggen.',
      renew: 'Verlengen',
      renewText:
        'Een licentie loopt tot de einddatum. Er wordt niets stilzwijgend verlengd: jij zegt of je doorgaat.',
      stop: 'Stoppen',
      stopText:
        'Opzeggen hoeft niet. Na de einddatum werkt alles nog twee weken. Daarna kun je vier weken lezen, afdrukken en exporteren. Daarna wissen we de gegevens. Na een proef bewaren we alles nog zes weken. Twee weken voor het wissen krijg je een mail.',
      more: 'Meer leerlingen',
      moreText: 'Voeg ze toe wanneer je wilt. Je betaalt alleen de maanden die nog over zijn.',
    },
    quote: {
      title: 'Offerte als pdf',
      text: 'Met de aantallen van hierboven. De offerte is zestig dagen geldig.',
      open: 'Offerte invullen',
      loading: 'Even laden …',
      organisation: 'Op naam van',
      name: 'Je naam',
      email: 'Je e-mailadres',
      order: 'Bestelnummer of kostenplaats',
      send: 'Maak de offerte',
      sentTitle: 'Je offerte staat klaar',
      sentText:
        'Wil je bestellen? Stuur de getekende offerte terug, of schrijf ons via Contact met het nummer van de offerte.',
      download: 'Download de offerte (pdf)',
      again: 'Nog een offerte maken',
    },
  },
  {
    calculator: { types: { rt: 'Logopediepraktijk' } },
  },
);
