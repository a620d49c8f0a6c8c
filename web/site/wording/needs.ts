import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page about what is needed, with the check of a device. */
export const needs = defineWording(
  'site-needs',
  {
    meta: {
      title: 'Wat heb je nodig?',
      description:
        'Een browser en een koptelefoon: meer is er niet nodig. Controleer met één knop of een apparaat en een netwerk geschikt zijn voor Spelwereld.',
    },
    title: 'Wat heb je nodig?',
    lead: 'Een apparaat met een browser, en liefst een koptelefoon. Controleer hieronder met één knop of het werkt.',
    check: {
      title: 'Controleer dit apparaat',
      text: 'Doe dit op het apparaat en het netwerk waarop de leerlingen spelen. Het duurt een paar tellen, en er wordt niets bewaard.',
      start: 'Start de controle',
      again: 'Nog een keer',
      busy: 'Bezig …',
      result: 'Uitslag',
      what: 'Onderdeel',
      meaning: 'Wat betekent dat?',
      good: 'In orde',
      fair: 'Let op',
      bad: 'Werkt niet',
      allGood: 'Dit apparaat is klaar voor Spelwereld.',
      someFair: 'Spelwereld werkt hier, met een paar aandachtspunten.',
      someBad: 'Hier werkt Spelwereld nog niet goed. Geef de uitslag aan je ICT’er.',
      copy: 'Kopieer de uitslag',
      copied: 'Gekopieerd. Plak hem in een mail aan je ICT’er.',
      copyFailed: 'Kopiëren lukt niet in deze browser. Selecteer de tekst hieronder.',
      text2: 'De uitslag als tekst',
      contact: 'Lukt het niet? Stuur de uitslag mee via',
      contactLink: 'contact',
      heard: 'Hoorde je een toon?',
      yes: 'Ja',
      no: 'Nee',
    },
    parts: {
      browser: 'Browser',
      screen: 'Scherm',
      canvas: 'Tekenen',
      sound: 'Geluid',
      storage: 'Opslag',
      server: 'Server',
      socket: 'Live-verbinding',
      speed: 'Snelheid',
    },
    says: {
      browserGood: 'Deze browser kan alles wat nodig is.',
      browserBad: 'Deze browser is te oud. Werk hem bij, of neem Chrome, Edge, Firefox of Safari.',
      screenGood: '{{width}} bij {{height}} punten: groot genoeg.',
      screenFair: '{{width}} bij {{height}} punten is klein. Draai het scherm of maak het venster groter.',
      canvasGood: 'Vlot, met de grafische kaart ({{ms}} ms per beeld).',
      canvasFair:
        'Zonder grafische versnelling ({{ms}} ms per beeld). Het werkt; de rustige stand is prettiger.',
      canvasBad: 'Deze browser kan niet tekenen.',
      soundGood: 'De browser speelt geluid, en je hoort het.',
      soundFair: 'De browser speelt geluid, maar je hoorde niets. Kijk naar het volume en de koptelefoon.',
      soundBad: 'De browser kan geen geluid maken.',
      soundAsk: 'De browser speelt nu een toon.',
      storageGood: 'Antwoorden kunnen bewaard worden als het internet wegvalt.',
      storageFair:
        'De browser bewaart niets. Het werkt, maar zonder internet kunnen antwoorden kwijtraken. Sta opslag toe, of verlaat het privévenster.',
      serverGood: 'Bereikbaar in {{ms}} ms.',
      serverBad: 'Niet bereikbaar. Controleer het internet.',
      socketGood: 'Meekijken werkt, met een vaste verbinding.',
      socketFair:
        'De vaste verbinding (WebSocket) wordt tegengehouden. Het werkt langs een omweg, maar trager. Laat je netwerkbeheerder wss:// toestaan.',
      socketBad: 'De live-verbinding komt niet tot stand.',
      speedGood: 'Ongeveer {{mbit}} Mbit per seconde: ruim genoeg.',
      speedFair: 'Ongeveer {{mbit}} Mbit per seconde. De eerste keer laden duurt even; daarna gaat het vlot.',
      speedBad: 'Niet te meten.',
    },
    device: {
      title: 'Apparaat',
      items: {
        kinds: 'een computer, laptop, Chromebook of tablet van de laatste jaren; 4 GB geheugen is genoeg',
        screen: 'een scherm van minstens 1024 bij 600 punten, liggend',
        hands: 'muis, aanraken of toetsenbord: kies wat er is',
        browser: 'Chrome, Edge, Firefox of Safari, bijgewerkt in de laatste twee jaar',
      },
    },
    sound: {
      title: 'Koptelefoon',
      text: 'Veel opgaven beginnen met luisteren. In de klas is een koptelefoon per leerling het fijnst; met bedrade heb je geen gedoe met koppelen.',
    },
    typing: {
      title: 'Typen',
      text: 'In groep 3 tikken leerlingen op letters en plaatjes. Vanaf groep 5 kun je opgaven met typen kiezen. Snel typen hoeft nooit: er loopt geen klok, en in de instellingen kies je qwerty, azerty of een abc-toetsenbord op het scherm.',
    },
    network: {
      title: 'Voor de ICT’er',
      items: {
        address: 'Eén adres toestaan: dat van deze site, over https en wss. Er is niets van andere partijen.',
        volume:
          'Een klas die voor het eerst begint, haalt per leerling een paar megabyte op; daarna staat het in de browser.',
        proxy:
          'Een proxy of filter moet WebSockets doorlaten. Lukt dat niet, dan valt Spelwereld terug op gewone aanvragen.',
        install: 'Er hoeft niets geïnstalleerd te worden, ook geen uitbreiding.',
      },
    },
  },
  {
    typing: {
      text: 'In het eerste leerjaar tikken leerlingen op letters en plaatjes. Vanaf het derde leerjaar kun je opgaven met typen kiezen. Snel typen hoeft nooit: er loopt geen klok, en in de instellingen kies je azerty, qwerty of een abc-toetsenbord op het scherm.',
    },
  },
);
