import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page about training, and of the form that asks for a date. */
export const training = defineWording(
  'site-training',
  {
    title: 'Training',
    description:
      'Leer met je team werken met Spelwereld: wat er aan bod komt per niveau, en een formulier om een datum te vragen.',
    hero: 'Samen leren hoe je het inzet',
    lead: 'Spelwereld uitproberen kan zonder training. Wil je met je team dieper gaan, dan plannen we samen een moment.',
    levels: {
      title: 'Drie onderwerpen',
      start: {
        title: 'Beginnen',
        time: 'ongeveer 45 minuten',
        items: {
          a: 'Groepen en leerlingen klaarzetten, kaartjes printen',
          b: 'De eerste les: wat zeg je tegen de kinderen?',
          c: 'Live meekijken op het bord',
        },
      },
      teach: {
        title: 'Gericht oefenen',
        time: 'ongeveer 60 minuten',
        items: {
          a: 'Eigen woordenlijsten en blokken van je methode',
          b: 'Foutpatronen lezen en er een taak over klaarzetten',
          c: 'Een weekritme dat bij je rooster past',
        },
      },
      care: {
        title: 'Zorg en begeleiding',
        time: 'ongeveer 60 minuten',
        items: {
          a: 'Instellingen voor dyslexie, NT2 en sterke spellers',
          b: 'De kaart van een leerling bespreken met ouders',
          c: 'Wat de cijfers wel en niet zeggen',
        },
      },
    },
    dates: {
      title: 'Data',
      when: '{{day}} om {{time}} uur, {{minutes}} minuten',
      online: 'Online',
      audiences: { school: 'Voor scholen', rt: 'Voor praktijken', thuis: 'Voor gezinnen' },
      free: 'Gratis',
      price: '{{price}} per persoon, exclusief btw',
      full: 'Vol',
      seats_one: 'Nog {{count}} plaats',
      seats_other: 'Nog {{count}} plaatsen',
      none: 'Er staan nu geen data gepland.',
      text: 'Vraag hieronder een datum aan. Melden zich meer scholen uit dezelfde streek, dan brengen we jullie bij elkaar.',
    },
    signUp: {
      open: 'Meld je aan',
      send: 'Meld aan',
      people: 'Met hoeveel mensen kom je?',
      emailHelp: 'Hier sturen we de bevestiging naartoe, met een link om je af te melden.',
      sentTitle: 'Je bent aangemeld',
      sent: 'De bevestiging staat zo in je mail. Daarin staat ook hoe je je afmeldt.',
    },
    line: {
      open: 'Ga op de wachtlijst',
      send: 'Zet me op de wachtlijst',
      sentTitle: 'Je staat op de wachtlijst',
      sent: 'Komt er plaats, dan krijg je die vanzelf en sturen we je een mail. Hoe je je van de lijst haalt, staat in de mail die je nu krijgt.',
    },
    cancel: {
      title: 'Afmelden',
      text: 'Kun je toch niet komen? Dan krijgt een ander je plaats.',
      submit: 'Meld me af',
      done: 'Je bent afgemeld voor {{title}} op {{day}} om {{time}} uur.',
    },
    recordings: {
      title: 'Terugkijken',
      text: 'Opnames staan op een andere site. Die opent pas als je erop klikt.',
      of: '{{title}}, {{day}}',
    },
    self: {
      title: 'Liever zelf?',
      text: 'De instructie laat elke rol in een paar minuten zien hoe het werkt. En veel vragen zijn al beantwoord.',
      show: 'Bekijk de instructie',
      faq: 'Veelgestelde vragen',
    },
    form: {
      title: 'Vraag een datum',
      name: 'Naam',
      email: 'E-mailadres',
      organisation: 'School of praktijk',
      place: 'Waar?',
      places: {
        online: 'online',
        own: 'bij ons op school of in de praktijk',
        region: 'samen met anderen in de buurt',
      },
      wish: 'Wat wil je leren, met hoeveel mensen, en wanneer kunnen jullie?',
      send: 'Vraag aan',
      sentTitle: 'Je aanvraag is verstuurd',
      sent: 'Binnen drie werkdagen krijg je een mail met een voorstel voor datum, inhoud en prijs. Je zit nergens aan vast tot je ja zegt. Afzeggen kan met één antwoord op die mail.',
    },
  },
  {
    levels: {
      start: { items: { a: 'Klassen en leerlingen klaarzetten, kaartjes printen' } },
      care: { items: { a: 'Instellingen voor dyslexie, anderstaligen en sterke spellers' } },
    },
  },
);
