import { defineWording } from '../app/wording/define.ts';

/** Texts of logging in. */
export const auth = defineWording('auth', {
  login: {
    title: 'Inloggen',
    welcome: 'Welkom in de Spelwereld!',
    username: 'Gebruikersnaam',
    password: 'Wachtwoord',
    show: 'Toon wachtwoord',
    hide: 'Verberg wachtwoord',
    capsLock: 'Caps Lock staat aan: je typt nu hoofdletters.',
    submit: 'Inloggen',
    busy: 'Even kijken …',
    usernameEmpty: 'Vul je gebruikersnaam in.',
    passwordEmpty: 'Vul je wachtwoord in.',
    forgotten: 'Wachtwoord vergeten?',
    help: 'Op school helpt je juf of meester je.',
    or: 'of via je school',
    with: 'Inloggen met {{name}}',
  },
  sso: {
    title: 'Inloggen via je school',
    choose: 'Waarmee log je in op school?',
    last: 'de vorige keer',
    none: 'Op deze site kun je niet via je school inloggen. Log in met je gebruikersnaam en wachtwoord.',
    noProviders: 'We kunnen nu niet zien waarmee je kunt inloggen. Probeer het zo opnieuw.',
    unsafe:
      'Via je school inloggen kan alleen op een beveiligd adres, dat begint met https. Log in met je wachtwoord.',
    leaving: 'We brengen je naar {{name}} …',
    finishing: 'Bijna klaar, we halen je gegevens op …',
    failed: 'Inloggen is niet gelukt',
    again: 'Opnieuw proberen',
    somebodyElse: 'Als iemand anders inloggen',
    other: 'Iets anders kiezen',
    password: 'Inloggen met wachtwoord',
    provider: 'De aanbieder',
    errors: {
      SSO_CANCELLED: 'Je hebt het inloggen gestopt.',
      SSO_LOST: 'Het inloggen duurde te lang of begon in een ander tabblad. Probeer het opnieuw.',
      SSO_PROVIDER: '{{name}} reageert niet of gaf een fout. Probeer het later, of log in met je wachtwoord.',
      SSO_CLOCK:
        'De klok van {{name}} en die van onze server lopen niet gelijk. Probeer het zo nog eens, of log in met je wachtwoord. Blijft het zo, vraag dan de beheerder of beide klokken goed staan: ze schelen meer dan een halve minuut.',
      SSO_SCHOOL_UNKNOWN: 'We kennen jouw school nog niet.',
      SSO_SCHOOLS: 'Je hoort bij meer dan één school. Vraag je juf of meester om hulp.',
      SSO_NOT_ENABLED: 'Jouw school heeft inloggen via {{name}} niet aangezet.',
      SSO_NO_ACCOUNT: 'Je hebt hier nog geen account. Je juf of meester ziet nu dat je wilt inloggen.',
      SSO_ROLE: 'Dit account hoort bij iemand anders op school. Vraag hulp aan je school.',
      SSO_CO_ACCOUNT: 'Dit is een account van een ouder. Log in als leerling.',
      SSO_BLOCKED: 'Dit account is afgesloten. Vraag hulp aan je school.',
      SSO_CODE_INVALID: 'Het inloggen is mislukt. Begin opnieuw.',
      network: 'Er is geen verbinding. Controleer het internet en probeer het opnieuw.',
    },
    staffErrors: {
      SSO_NO_ACCOUNT:
        'We weten nog niet wie je hier bent. Wie bij jullie de accounts beheert, ziet nu dat je wilt inloggen en kan je koppelen. Heb je een wachtwoord, log dan daarmee in en koppel jezelf bij Accountgegevens.',
      SSO_SCHOOL_UNKNOWN:
        'We kennen jullie school nog niet. Heeft de school wel een account, vraag dan de beheerder om bij Accountgegevens naar de schoollogin te kijken.',
      SSO_SCHOOLS:
        'Je werkt op meer dan één school, en we weten nog niet bij welke je hier hoort. Log in met je wachtwoord en koppel jezelf bij Accountgegevens.',
    },
  },
});
