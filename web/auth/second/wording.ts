import { defineWording } from '../../app/wording/define.ts';

/** Texts of the second step of logging in. */
export const second = defineWording('second', {
  title: 'Nog één stap',
  app: 'Vul de code in die de app op je telefoon nu toont.',
  passkey:
    'Laat met je toegangssleutel zien dat jij het bent: met je vinger, je gezicht of de pincode van je apparaat.',
  usePasskey: 'Toegangssleutel gebruiken',
  orCode: 'Of vul de code in die de app op je telefoon nu toont.',
  orRecovery: 'Heb je die niet bij de hand? Vul dan een van je herstelcodes in.',
  otherSite: 'Je toegangssleutel hoort bij de andere site, en werkt hier niet.',
  onlyOtherSite:
    'Je toegangssleutel hoort bij de andere site, en werkt hier niet. Log in op de site waar je hem hebt gemaakt, en voeg daar bij je eigen gegevens ook een app toe.',
  noPasskeys: 'Deze browser kent geen toegangssleutels. Gebruik een andere browser of een andere manier.',
  recovery: 'Telefoon niet bij de hand? Vul dan een van je herstelcodes in.',
  onlyRecovery: 'Vul een van je herstelcodes in.',
  code: 'Code',
  codeEmpty: 'Vul de code in.',
  submit: 'Verder',
  busy: 'Even kijken …',
  back: 'Terug naar inloggen',
  lost: 'Alles kwijt? Een andere beheerder van je school of ons kantoor kan je helpen.',
  setUp: {
    title: 'Eerst een tweede stap',
    app: 'Voor jouw account is naast het wachtwoord een code nodig. Zet een app voor codes op je telefoon, zoals Google Authenticator of Aegis, en scan deze code ermee.',
    passkey:
      'Voor jouw account is naast het wachtwoord iets nodig dat alleen jij hebt. Maak een toegangssleutel: je opent hem met je vinger, je gezicht of de pincode van je apparaat.',
    passkeySite: 'Een toegangssleutel werkt alleen op {{host}}.',
    makePasskey: 'Toegangssleutel maken',
    wantApp: 'Liever een app met codes',
    wantPasskey: 'Liever een toegangssleutel: met je vinger, gezicht of pincode',
    qr: 'QR-code om de app in te stellen',
    key: 'Lukt scannen niet? Typ deze sleutel in de app:',
    code: 'Code die de app nu toont',
    loading: 'Bezig met laden …',
  },
  codes: {
    title: 'Je herstelcodes',
    text: 'Ben je je telefoon kwijt, dan kom je met een van deze codes binnen. Elke code werkt één keer. Je ziet ze nu voor het laatst: druk ze af of bewaar ze op een veilige plek.',
    of: 'Herstelcodes van Spelwereld, voor {{username}}',
    print: 'Afdrukken',
    save: 'Als bestand bewaren',
    file: 'herstelcodes spelwereld',
    done: 'Ik heb ze bewaard',
  },
});
