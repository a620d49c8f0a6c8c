import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page for the ICT person: browsers, devices, lines, domains. */
export const webBased = defineWording(
  'site-web-based',
  {
    title: 'Werkt in de browser',
    description:
      'Welke browsers en apparaten, hoeveel internet een klas gebruikt, welke domeinen open moeten, en wat er gebeurt als de wifi wegvalt.',
    hero: 'Niets installeren, niets bijwerken',
    lead: 'Spelwereld draait in de browser. Voor wie het netwerk beheert staat hier alles bij elkaar.',
    check: 'Controleer dit apparaat',
    status: {
      title: 'Werkt het nu?',
      lead: 'Dit vraagt jouw browser aan onze server, zonder iets te bewaren.',
      asking: 'We vragen het aan de server …',
      ok: 'De server antwoordt. Dat duurde {{ms}} milliseconden.',
      slow: 'De server antwoordt, maar langzaam: {{ms}} milliseconden. Misschien is het druk op het netwerk.',
      none: 'Geen antwoord. Jouw verbinding ligt eruit, of onze server.',
      again: 'Vraag het opnieuw',
      at: 'Gevraagd om {{time}}.',
      noScript: 'Zonder JavaScript kunnen we dit niet vragen.',
    },
    browsers: {
      title: 'Browsers en apparaten',
      caption: 'Wat er nodig is',
      what: 'Wat',
      least: 'Minstens',
      rows: {
        chrome: { name: 'Chrome en Edge', least: 'de versie van dit jaar of vorig jaar' },
        firefox: { name: 'Firefox', least: 'de versie van dit jaar of vorig jaar' },
        safari: { name: 'Safari (Mac en iPad)', least: 'de versie van dit jaar of vorig jaar' },
        screen: {
          name: 'Scherm',
          least: '1024 bij 600 punten; op een telefoon kun je meekijken, maar niet prettig spelen',
        },
        memory: { name: 'Geheugen', least: '4 GB, zoals een gewone Chromebook' },
        input: { name: 'Bediening', least: 'muis, toetsenbord of aanraakscherm: elk alleen is genoeg' },
        sound: { name: 'Geluid', least: 'luidspreker of koptelefoon' },
      },
      note: 'We testen met Chromium op Linux. Andere browsers gebruiken dezelfde standaarden; merk je toch een verschil, meld het dan.',
    },
    line: {
      title: 'Hoeveel internet gebruikt een klas?',
      lead: 'Gemeten aan deze versie, ingepakt zoals de server het verstuurt. Daarna bewaart de browser het: een tweede keer komt het niet opnieuw binnen.',
      caption: 'Wat een leerling ophaalt',
      what: 'Wat',
      size: 'Grootte',
      rows: {
        app: 'Inloggen',
        engine: 'De landkaart en alles wat spellen delen, één keer',
        game: 'Een spel, de eerste keer (gemiddeld)',
        round: 'Spraak en plaatjes van een ronde, hooguit',
        answer: 'Een antwoord naar de server, ongeveer',
      },
      kb: '{{size}} kB',
      under: 'minder dan {{size}} kB',
      class:
        'Dertig leerlingen die op hetzelfde moment voor het eerst beginnen, halen samen zo’n {{size}} MB op. Op een lijn van 20 Mbit per seconde is dat ongeveer {{seconds}} seconden.',
    },
    domains: {
      title: 'Welke domeinen moeten open?',
      text: 'Alleen dit ene: het domein in je adresbalk. Er is geen andere server nodig, ook niet voor lettertypen, statistiek of reclame.',
      host: 'Nu is dat:',
      ports:
        'Poort 443 (https). Het live bord en het spelen gebruiken een websocket op hetzelfde adres; een proxy moet die doorlaten. Lukt dat niet, dan schakelt de browser over op gewone verzoeken.',
      mail: 'Wil je dat onze mail aankomt? Sta dan ook het domein van onze afzender toe in je mailfilter.',
    },
    offline: {
      title: 'Als de wifi wegvalt',
      items: {
        play: 'Een ronde die begonnen is, speelt gewoon door.',
        keep: 'Antwoorden blijven bewaard op het apparaat tot de server zegt dat ze zijn opgeslagen. Ook als de browser dichtgaat.',
        send: 'Is er weer verbinding, dan gaan ze vanzelf mee. Elk antwoord telt precies één keer.',
        board: 'Het live bord houdt vast wat het wist en zegt van welk moment dat is.',
        new: 'Een nieuwe ronde beginnen kan niet zonder internet.',
        shared:
          'Op een gedeeld apparaat: log pas uit als de melding over de verbinding weg is. Anders wachten de antwoorden tot dezelfde leerling er weer inlogt.',
      },
    },
    host: {
      title: 'Zelf draaien',
      text: 'De broncode is open (EUPL-1.2). Een school of bestuur kan Spelwereld op een eigen machine zetten: Node en één commando, met een database in een bestand. Alle gegevens blijven dan in eigen huis.',
    },
    privacy: {
      title: 'Wat we niet doen',
      items: {
        third: 'Geen enkel verzoek naar andere partijen, op geen enkele pagina.',
        cookies:
          'Geen volgcookies. In de browser staat alleen wat nodig is om ingelogd te blijven en antwoorden te bewaren.',
        voice:
          'De stem maken we zelf. Een stem van het apparaat die teksten naar internet stuurt, staat uit tenzij de school die aanzet.',
      },
    },
  },
  {
    line: { title: 'Hoeveel internet gebruikt een klas?' },
  },
);
