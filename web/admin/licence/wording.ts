import { defineWording } from '../../app/wording/define.ts';

/** Texts of the licence: how long, for how many, who uses a seat. */
export const text = defineWording(
  'licence',
  {
    title: 'Licentie',
    heading: {
      none: 'Er is nog geen licentie',
      upcoming: 'De licentie begint op {{start}}',
      trial: 'Proef tot en met {{end}}',
      active: 'Licentie tot en met {{end}}',
      forever: 'Licentie zonder einddatum',
      ending: 'De licentie loopt af op {{end}}',
      grace: 'De licentie liep af op {{end}}',
      readOnly: 'Oefenen staat stil sinds {{closed}}',
      lapsed: 'Na {{gone}} wissen we alles',
      erased: 'Dit account wordt gewist',
      blocked: 'Dit account is geblokkeerd',
    },
    kind: 'Soort',
    kinds: { trial: 'Proef, gratis', paid: 'Licentie', free: 'Gratis licentie' },
    term: 'Looptijd',
    span: '{{from}} t/m {{to}}',
    from: 'vanaf {{from}}',
    left: 'Nog',
    days_one: '{{count}} dag',
    days_other: '{{count}} dagen',
    lastDay: 'vandaag is de laatste dag',
    seats: 'Plaatsen',
    seatsFull: 'Er zijn te weinig plaatsen vrij.',
    orderSeats: 'Plaatsen bijbestellen',
    seatsUsed: '{{used}} van {{total}} gebruikt, {{free}} vrij',
    tooMany:
      'Er zijn {{used}} leerlingen en {{total}} plaatsen. Iedereen kan blijven oefenen, maar er kan niemand bij tot er weer plaats is.',
    after: 'Wat er daarna gebeurt',
    steps: {
      end: 'De laatste dag van de licentie. Alles werkt.',
      endTrial: 'De laatste dag van de proef. Alles werkt.',
      grace: 'Tot en met deze dag werkt alles nog.',
      readOnly: 'Tot en met deze dag kun je lezen, afdrukken en exporteren. Leerlingen oefenen niet.',
      lapsed: 'Tot en met deze dag kunnen beheerders inloggen om te verlengen of gegevens te bewaren.',
      erased: 'We wissen het account met alles wat erin staat.',
      next: 'De volgende periode begint. Alles werkt.',
    },
    never: 'Er wordt nooit vanzelf verlengd. Doe je niets, dan stopt het.',
    neverAfter: 'Er wordt nooit vanzelf verlengd.',
    next: 'Daarna',
    nextLine: '{{kind}}, {{seats}} plaatsen, {{span}}',
    stop: 'We stoppen na {{end}}',
    stopped: 'Je gaf aan dat jullie na {{end}} stoppen.',
    goOn: 'Toch niet stoppen',
    stopDone: 'Genoteerd. Je krijgt geen berichten meer over verlengen.',
    goOnDone: 'Genoteerd dat jullie niet stoppen.',
    blockedFor: 'De reden: {{why}}',
    list: {
      title: 'Wie gebruikt een plaats',
      about:
        'Elke leerling die kan inloggen gebruikt een plaats. Wie in de prullenbak ligt of van school is, gebruikt er geen.',
      total_one: '{{count}} leerling',
      total_other: '{{count}} leerlingen',
      name: 'Naam',
      group: 'Groep',
      noGroup: 'geen groep',
      archived: '{{name}} (archief)',
      last: 'Laatst geoefend',
      never: 'nog nooit',
      since: 'Oefent',
      recent: 'korter geleden',
      long: '90 dagen niet geoefend',
      notYet: 'nog niet begonnen',
      trash: 'Naar de prullenbak',
      trashed_one: '{{count}} leerling ligt in de prullenbak. De plaats is meteen vrij.',
      trashed_other: '{{count}} leerlingen liggen in de prullenbak. De plaatsen zijn meteen vrij.',
      groupless: 'Wie in geen groep zit, kun je hier niet weggooien.',
      confirm_one: '{{count}} leerling naar de prullenbak?',
      confirm_other: '{{count}} leerlingen naar de prullenbak?',
      confirmText: 'Ze kunnen dan niet meer inloggen. Je kunt ze nog 90 dagen terughalen.',
      empty: 'Er zijn nog geen leerlingen',
    },
    banner: {
      none: 'Er is nog geen licentie. Je kunt lezen en afdrukken.',
      upcoming: 'De licentie begint op {{start}}. Tot die tijd kun je lezen en afdrukken.',
      trial: 'De proef loopt tot en met {{end}}. Daarna staat oefenen stil.',
      ending: 'De licentie loopt af op {{end}}. Verlengen gaat nooit vanzelf.',
      grace: 'De licentie liep af op {{end}}. Tot en met {{all}} werkt alles nog.',
      readOnly:
        'De licentie liep af op {{end}}. Tot en met {{read}} kun je lezen, afdrukken en exporteren. Leerlingen kunnen niet oefenen.',
      readOnlyTrial:
        'De proef liep af op {{end}}. Tot en met {{read}} kun je lezen, afdrukken en exporteren. Leerlingen kunnen niet oefenen.',
      lapsed: 'De licentie liep af op {{end}}. Na {{gone}} wissen we alles.',
      blocked: 'Dit account is geblokkeerd.',
      askAdmin: 'Vraag je beheerder om te verlengen.',
      look: 'Bekijk de licentie',
    },
    closed: {
      title: 'Spelwereld is hier even dicht',
      teacher: 'De licentie is afgelopen. Vraag je beheerder om te verlengen.',
      teacherBlocked: 'Vraag je beheerder waarom.',
      admin:
        'De licentie liep af op {{end}}. Je kunt nog verlengen of je gegevens bewaren. Na {{gone}} wissen we alles.',
      blocked: 'Dit account is geblokkeerd. Stuur ons een bericht als je vragen hebt.',
      write: 'Naar de berichten',
    },
  },
  {},
  {
    beSchool: {
      list: {
        group: 'Klas',
        noGroup: 'geen klas',
        groupless: 'Wie in geen klas zit, kun je hier niet weggooien.',
      },
    },
    practice: {
      list: {
        about:
          'Elke leerling die kan inloggen gebruikt een plaats. Wie in de prullenbak ligt of gestopt is, gebruikt er geen.',
      },
    },
    home: {
      steps: {
        readOnly: 'Tot en met deze dag kun je lezen, afdrukken en exporteren. Je kinderen oefenen niet.',
        lapsed: 'Tot en met deze dag kun je inloggen om te verlengen of gegevens te bewaren.',
      },
      stop: 'Ik stop na {{end}}',
      stopped: 'Je gaf aan dat je na {{end}} stopt.',
      goOnDone: 'Genoteerd dat je niet stopt.',
      list: {
        about: 'Elk kind dat kan inloggen gebruikt een plaats. Wie in de prullenbak ligt, gebruikt er geen.',
      },
      banner: {
        readOnly:
          'De licentie liep af op {{end}}. Tot en met {{read}} kun je lezen, afdrukken en exporteren. Je kinderen kunnen niet oefenen.',
        readOnlyTrial:
          'De proef liep af op {{end}}. Tot en met {{read}} kun je lezen, afdrukken en exporteren. Je kinderen kunnen niet oefenen.',
      },
    },
  },
);
