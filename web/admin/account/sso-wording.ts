import { defineWording } from '../../app/wording/define.ts';

/** Texts about the school's own login on the account pages. */
export const accountSso = defineWording('accountSso', {
  own: {
    title: 'Inloggen via je school',
    text: 'Met een koppeling log je in via je school, zonder wachtwoord. Je wachtwoord blijft ook werken.',
    linked: 'Gekoppeld op {{day}}',
    notLinked: 'Nog niet gekoppeld',
    off: 'Je school heeft dit uitgezet; inloggen kan er nu niet mee.',
    link: 'Koppelen',
    linkOf: '{{provider}} koppelen',
    unlink: 'Losmaken',
    unlinkOf: '{{provider}} losmaken',
    unlinked: 'De koppeling met {{provider}} is los. Je logt voortaan in met je wachtwoord.',
    unsafe: 'Koppelen kan alleen op een beveiligd adres, dat begint met https.',
    done: 'Gekoppeld. Je kunt voortaan inloggen via {{provider}}.',
    failed: {
      SSO_CANCELLED: 'Je hebt het koppelen gestopt. Er is niets veranderd.',
      SSO_ROLE:
        'Dit account van {{provider}} hoort al bij iemand anders, of het is geen account van een medewerker van deze school.',
      SSO_SCHOOL_UNKNOWN: 'Dit account van {{provider}} is van een school die we niet kennen.',
      SSO_NOT_ENABLED: 'Je school heeft inloggen via {{provider}} niet aangezet.',
      other: 'Koppelen met {{provider}} is niet gelukt. Er is niets veranderd. Probeer het zo nog eens.',
    },
  },
  settings: {
    intro:
      'Leerlingen en leerkrachten kunnen inloggen met het account dat ze op school al hebben. Zet hier aan waarmee.',
    emptyTitle: 'Nog geen schoollogin',
    empty:
      'Op deze site is nog geen schoollogin ingericht. Iedereen logt in met gebruikersnaam en wachtwoord, of met een kaartje.',
    audience: {
      all: 'Voor leerlingen en medewerkers',
      pupils: 'Voor leerlingen',
      staff: 'Voor medewerkers',
    },
    on: 'Inloggen via {{name}}',
    saved: '{{name}} staat aan.',
    savedOff: '{{name}} staat uit.',
    known: 'De school wordt herkend.',
    always: 'Altijd opnieuw aanmelden',
    alwaysHelp:
      'Iedereen moet bij {{name}} zelf inloggen, ook wie daar nog ingelogd is. Handig op apparaten die leerlingen delen: niemand komt binnen als degene van daarnet.',
    cannotForce: '{{name}} kan niet om een nieuwe aanmelding vragen. Log op gedeelde apparaten ook daar uit.',
    linked_one: '{{count}} persoon gekoppeld',
    linked_other: '{{count}} mensen gekoppeld',
    loggedIn_one: '{{count}} nu ingelogd',
    loggedIn_other: '{{count}} nu ingelogd',
    missing: {
      number:
        'We kennen nog geen BRIN van de school, en daaraan herkent {{name}} haar. Stuur ons het nummer.',
      numberBe:
        'We kennen nog geen instellingsnummer van de school, en daaraan herkent {{name}} haar. Stuur ons het nummer.',
      platform: 'We weten nog niet hoe de school bij {{name}} heet. Stuur ons het adres van jullie platform.',
      shared:
        'Een andere school heeft hetzelfde nummer ({{number}}). Daarom laten we met {{name}} niemand binnen. Stuur ons een bericht.',
    },
    offTitle: '{{name}} uitzetten?',
    offText:
      'Inloggen via {{name}} kan dan niet meer. De koppelingen blijven bewaard voor als je het weer aanzet.',
    offNow_one: '{{count}} persoon is nu zo ingelogd en wordt meteen afgemeld.',
    offNow_other: '{{count}} mensen zijn nu zo ingelogd en worden meteen afgemeld.',
    offWithout: 'Zorg dat leerlingen een kaartje of wachtwoord hebben.',
    offOk: 'Uitzetten',
    recognised: {
      title: 'Waaraan we de school herkennen',
      number: 'BRIN',
      numberBe: 'Instellingsnummer',
      none: 'niet bekend',
      platforms: 'Platforms',
      help: 'Klopt dit niet? Stuur ons een bericht, dan passen we het aan.',
      edit: 'Platforms, één per regel',
      editHelp: 'Zoals school.smartschool.be. Wie hier vandaan komt, komt bij deze school binnen.',
      save: 'Bewaren',
      saved: 'De platforms zijn bewaard.',
    },
    code: {
      title: 'Apparaten van de klas',
      text: 'Open dit adres op een apparaat van de klas, of vul op de inlogpagina de schoolcode in. Het apparaat onthoudt de school en laat alleen zien waarmee jullie inloggen. Doe dit niet op een apparaat van thuis.',
      code: 'Schoolcode',
      address: 'Adres',
      copy: 'Adres kopiëren',
      copied: 'Het adres is gekopieerd.',
    },
  },
});
