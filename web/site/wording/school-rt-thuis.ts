import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page that compares school, practice and home. */
export const schoolRtThuis = defineWording(
  'site-school-rt-thuis',
  {
    title: 'School, RT-praktijk en thuis',
    description:
      'Spelwereld op school, in de RT-praktijk en thuis: wat er hetzelfde is, wat er verschilt, wie wat ziet en wat je doet als een kind overstapt.',
    hero: 'Dezelfde wereld, op drie plekken',
    lead: 'Een kind oefent overal in dezelfde wereld. Wat de volwassene erbij nodig heeft, verschilt. Daarom zijn er drie soorten accounts.',
    kinds: {
      title: 'Drie soorten accounts',
      school: {
        title: 'School',
        for: 'Voor leerkrachten, IB’ers en de beheerder van de school.',
        points: {
          one: 'Groepen met leerlingen en leerkrachten',
          two: 'Live bord: zie de hele groep oefenen',
          three: 'Woordenlijsten en oefeninstellingen die je als team deelt',
        },
        start: 'Aanvragen voor een school',
      },
      rt: {
        title: 'RT-praktijk',
        for: 'Voor remedial teachers en logopedisten met een eigen praktijk.',
        points: {
          one: 'Kleine groepen of losse leerlingen',
          two: 'Per kind instellen wat en hoe er geoefend wordt',
          three: 'Voortgang afdrukken voor ouders en school',
        },
        start: 'Aanvragen voor een praktijk',
      },
      home: {
        title: 'Thuis',
        for: 'Voor ouders die hun kind thuis laten oefenen, los van school.',
        points: {
          one: 'Een of meer kinderen in één account',
          two: 'De woorden van school zelf plakken',
          three: 'Dezelfde spellen en dezelfde voortgang',
        },
        start: 'Aanvragen voor thuis',
      },
    },
    compare: {
      title: 'Naast elkaar',
      caption: 'Wat zit er in welk account?',
      feature: 'Wat',
      yes: 'ja',
      no: 'nee',
      rows: {
        games: 'Alle spellen en de landkaart',
        own: 'Eigen woordenlijsten plakken',
        settings: 'Oefeninstellingen per kind',
        progress: 'Voortgang bekijken en afdrukken',
        live: 'Live meekijken met een groep',
        staff: 'Meerdere leerkrachten in één account',
      },
    },
    sees: {
      title: 'Wie ziet wat?',
      caption: 'Per rol wat er te zien is, en wat niet',
      who: 'Wie',
      what: 'Ziet',
      not: 'Ziet niet',
      rows: {
        pupil: {
          who: 'Leerling',
          what: 'De eigen landkaart, sterren, munten en verzameling.',
          not: 'Resultaten van andere kinderen. Er is geen ranglijst.',
        },
        teacher: {
          who: 'Leerkracht',
          what: 'De leerlingen van de eigen groepen: antwoorden, voortgang, instellingen.',
          not: 'Leerlingen van andere groepen, licentie en betalingen.',
        },
        admin: {
          who: 'Beheerder van school, praktijk of thuisaccount',
          what: 'Alles in het eigen account.',
          not: 'Iets van een andere school, praktijk of thuisaccount.',
        },
        parent: {
          who: 'Ouder van een kind met een schoolaccount',
          what: 'Wat het kind zelf op het scherm ziet, en wat school afdrukt of vertelt.',
          not: 'De rest van de groep.',
        },
        office: {
          who: 'Kantoor van Spelwereld',
          what: 'Wat nodig is om te helpen. Wat we veranderen, staat in een logboek.',
          not: 'Een BSN: dat vragen we nooit.',
        },
      },
    },
    move: {
      title: 'Als een kind overstapt',
      lead: 'Elke plek heeft een eigen account, met eigen gegevens. Gaat een kind naar een andere plek, dan kan het er meteen verder.',
      steps: {
        one: {
          title: 'De oude plek maakt een verhuistoken',
          text: 'Dat is een code die één keer werkt. De oude plek kiest wat er meegaat: de oefeninstelling, de antwoorden en niveaus, de munten en spullen, en notities alleen als daar apart ja op is gezegd.',
        },
        two: {
          title: 'De nieuwe plek leest de code in',
          text: 'Die ziet eerst wie er komt, en beslist dan. Het kind gaat verder waar het was.',
        },
        three: {
          title: 'Bij de oude plek is het kind weg',
          text: 'Of het blijft daar ook, als dat is afgesproken. De eerste zeven dagen kan het kind nog terug.',
        },
      },
      note: 'Munten en de verzameling verhuizen mee.',
      both: 'Oefent een kind op school én in een praktijk? Dan zijn dat twee accounts. Spreek af waar het de meeste tijd oefent, dan leert het programma het kind daar het best kennen.',
    },
    privacy: {
      title: 'Gegevens van kinderen',
      text: 'We vragen alleen wat nodig is om te oefenen: een naam, een jaargroep en een gebruikersnaam. De antwoorden van een leerling kunnen worden ingezien en gewist. Op geen enkele pagina laden we iets van andere partijen.',
    },
  },
  {
    title: 'School, logopediepraktijk en thuis',
    description:
      'Spelwereld op school, in de logopediepraktijk en thuis: wat er hetzelfde is, wat er verschilt, wie wat ziet en wat je doet als een kind overstapt.',
    kinds: {
      school: {
        for: 'Voor leerkrachten, zorgcoördinatoren en de beheerder van de school.',
        points: {
          one: 'Klassen met leerlingen en leerkrachten',
          two: 'Live bord: zie de hele klas oefenen',
        },
      },
      rt: {
        title: 'Logopediepraktijk',
        for: 'Voor logopedisten en andere begeleiders met een eigen praktijk.',
      },
    },
    compare: { rows: { live: 'Live meekijken met een klas' } },
    sees: {
      rows: {
        teacher: {
          what: 'De leerlingen van de eigen klassen: antwoorden, voortgang, instellingen.',
          not: 'Leerlingen van andere klassen, licentie en betalingen.',
        },
        parent: { not: 'De rest van de klas.' },
        office: { not: 'Een rijksregisternummer: dat vragen we nooit.' },
      },
    },
    privacy: {
      text: 'We vragen alleen wat nodig is om te oefenen: een naam, een leerjaar en een gebruikersnaam. De antwoorden van een leerling kunnen worden ingezien en gewist. Op geen enkele pagina laden we iets van andere partijen.',
    },
  },
);
