import { defineWording } from '../../app/wording/define.ts';

/** Texts of the form with which a trial account is asked for. */
export const application = defineWording(
  'site-application',
  {
    meta: {
      title: 'Proefaccount aanvragen',
      description:
        'Probeer Spelwereld zes weken gratis met je eigen groep, praktijk of gezin. De proef stopt vanzelf en je hoeft niets te installeren.',
    },
    title: 'Vraag een proefaccount aan',
    lead: 'Zes weken alles proberen, met je eigen leerlingen en je eigen woorden. De proef kost niets en stopt vanzelf.',
    form: {
      title: 'Wie ben je?',
      type: 'Waar ga je Spelwereld gebruiken?',
      types: { school: 'Op een school', rt: 'In een RT-praktijk', thuis: 'Thuis' },
      organisation: 'Naam van de school of praktijk',
      number: 'BRIN-nummer',
      numberHelp: 'Dan vinden we je school sneller, als je leerlingen wilt inlezen.',
      name: 'Je naam',
      email: 'Je e-mailadres',
      emailHelp: 'Hier komt de link om je wachtwoord te kiezen.',
      phone: 'Telefoonnummer',
      pupils: 'Hoeveel leerlingen doen er ongeveer mee?',
      children: 'Hoeveel kinderen doen er mee?',
      start: 'Wanneer wil je beginnen?',
      startHelp: 'Laat leeg als het meteen mag.',
      remark: 'Wil je nog iets kwijt?',
      remarkHelp: 'Schrijf geen namen of andere gegevens van leerlingen op.',
      consent:
        'Jullie mogen deze gegevens gebruiken om mijn aanvraag te behandelen. Wordt het niets, dan worden ze na drie maanden gewist.',
      send: 'Vraag het proefaccount aan',
    },
    sent: {
      title: 'Je aanvraag is binnen',
      mail: 'Kijk in je mail: daar staat de link om te beginnen. Kijken we eerst even mee, dan krijg je hem op de eerstvolgende werkdag.',
      duplicate:
        'Had je al eens een aanvraag gedaan met dit adres? Dan leggen we ze naast elkaar; je krijgt geen twee accounts.',
      steps: {
        mail: 'Je krijgt een mail',
        mailText:
          'Met een link om je wachtwoord te kiezen; daarna begin je meteen. Soms kijken we eerst even mee: dan duurt het een werkdag. De link werkt zeven dagen.',
        group: 'Je maakt een groep',
        groupText: 'Plak je leerlingen uit een lijst, en druk hun inlogkaartjes af.',
        play: 'Je leerlingen spelen',
        playText:
          'Jij kijkt live mee. Na zes weken is de proef voorbij; alles blijft daarna nog zes weken bewaard.',
      },
      question: 'Niets gekregen na twee werkdagen? Kijk in je ongewenste mail, of',
      contact: 'stuur ons een bericht',
    },
    next: {
      title: 'Wat er gebeurt na je aanvraag',
    },
    limits: {
      title: 'Goed om te weten',
      items: {
        pupils:
          'Alleen volwassenen vragen een account aan. Leerlingen krijgen hun inlogkaartje van hun leerkracht of ouder.',
        data: 'Over een leerling bewaren we alleen wat nodig is om te oefenen. Nooit een burgerservicenummer.',
        stop: 'Je hoeft niets op te zeggen. Doe je niets, dan wissen we alles zes weken na de proef. Twee weken daarvoor krijg je nog een mail.',
      },
    },
  },
  {
    meta: {
      description:
        'Probeer Spelwereld zes weken gratis met je eigen klas, praktijk of gezin. De proef stopt vanzelf en je hoeft niets te installeren.',
    },
    form: { types: { rt: 'In een logopediepraktijk' }, number: 'Instellingsnummer' },
    sent: { steps: { group: 'Je maakt een klas' } },
    limits: {
      items: {
        data: 'Over een leerling bewaren we alleen wat nodig is om te oefenen. Nooit een rijksregisternummer.',
      },
    },
  },
);
