import { defineWording } from './define.ts';

/** Texts that every area uses. */
export const common = defineWording(
  'common',
  {
    product: 'Spelwereld',
    /** Of a school year; its number is that of the variant (`year.ts`). */
    year: 'groep {{year}}',
    loading: 'Even laden …',
    retry: 'Probeer opnieuw',
    home: {
      pupil: 'Naar de landkaart',
      groups: 'Naar de groepen',
      office: 'Naar het dashboard',
      login: 'Naar het inloggen',
    },
    notFound: {
      title: 'Deze bladzijde bestaat niet',
      text: 'We hebben overal gezocht, zelfs onder de gum. Klopt het adres wel?',
      search: 'Zoek in de veelgestelde vragen',
      home: 'Naar de beginpagina',
    },
    noAccess: {
      title: 'Hier mag je niet in',
      text: 'Deze bladzijde is niet voor jou. Geen zorgen: je kunt gewoon terug.',
      adult: 'Om deze bladzijde te openen moet je {{roles}} zijn. Je bent nu ingelogd als {{role}}.',
      other: 'Log in als iemand anders',
      roles: {
        superadmin: 'superbeheerder',
        office: 'medewerker van het kantoor',
        schooladmin: 'beheerder van een school',
        docent: 'leerkracht',
        rtadmin: 'beheerder van een RT-praktijk',
        thuisadmin: 'ouder',
        leerling: 'leerling',
        demo: 'demoleerling',
      },
    },
    crash: {
      title: 'Oeps, er ging iets mis',
      text: 'Dat ligt niet aan jou. Wat je al geoefend had, is bewaard.',
    },
    offlinePage: {
      title: 'Dit stukje kon niet laden',
      text: 'Misschien is er even geen internet. Probeer het zo nog eens.',
    },
    errors: {
      tokenExpired: 'Je was te lang weg. Log opnieuw in.',
      noTokenDetected: 'Je bent niet ingelogd. Log eerst in.',
      publicKeyFailed: 'Inloggen lukt nu niet, want de server geeft geen antwoord. Probeer het zo nog eens.',
      tokenRejected: 'Er klopt iets niet met je inlog. Log opnieuw in.',
      network: 'Er is geen verbinding. Controleer het internet en probeer het opnieuw.',
      unknown: 'Er ging iets mis. Probeer het zo nog eens.',
      sessionEnded: 'Je bent uitgelogd. Log opnieuw in.',
    },
    portrait: { title: 'Draai je scherm', text: 'Spelwereld past beter als je scherm op zijn kant ligt.' },
  },
  {
    year: '{{year}}e leerjaar',
    noAccess: { roles: { rtadmin: 'logopedist' } },
  },
  { beSchool: { home: { groups: 'Naar de klassen' } } },
);
