import { defineWording } from '../../app/wording/define.ts';

/** Texts of the page with experiences of users, and of the form to send one's own. */
export const ervaringen = defineWording(
  'site-ervaringen',
  {
    title: 'Ervaringen',
    description: 'Wat gebruikers van Spelwereld vertellen. En een formulier om je eigen ervaring te sturen.',
    hero: 'Wat gebruikers vertellen',
    lead: 'Alleen echte ervaringen, met toestemming, en met rol en soort school erbij.',
    none: {
      title: 'Er staat hier nog niets',
      text: 'Spelwereld is nieuw. We verzinnen geen lovende woorden, dus blijft deze pagina leeg tot iemand ons schrijft. Jij misschien?',
      meanwhile: 'Intussen kun je zelf kijken:',
      play: 'Bekijk de spellen',
      why: 'Lees waar het op steunt',
    },
    list: {
      title: 'In hun eigen woorden',
      filter: 'Toon ervaringen van',
      all: 'Alle',
      types: { school: 'Scholen', rt: 'Praktijken', thuis: 'Thuis' },
      from: { school: 'op een school', rt: 'in een praktijk', thuis: 'thuis' },
      count_one: '{{count}} ervaring',
      count_other: '{{count}} ervaringen',
      agreed: 'Met toestemming geplaatst',
    },
    how: {
      title: 'Zo gaan we ermee om',
      items: {
        ask: 'We plaatsen niets zonder het je eerst te laten lezen.',
        both: 'Kritiek plaatsen we ook.',
        kids: 'Noem geen namen van kinderen.',
        away: 'Wil je je tekst eraf? Eén bericht en hij is weg.',
      },
    },
    form: {
      title: 'Stuur je ervaring',
      type: 'Ik gebruik Spelwereld',
      types: { school: 'op een school', rt: 'in een praktijk', thuis: 'thuis' },
      role: 'Mijn rol',
      roleHelp: 'Bijvoorbeeld: leerkracht groep 5, IB’er, ouder',
      name: 'Naam',
      email: 'E-mailadres',
      emailHelp: 'Alleen om je te kunnen bereiken. Het komt niet op de site.',
      text: 'Mijn ervaring',
      textHelp: 'Wat werkte, en wat niet? Noem geen namen van kinderen.',
      shown: 'Zo mag het op de site',
      shownAs: {
        name: 'met mijn naam en rol',
        role: 'alleen met mijn rol en soort school',
        no: 'niet op de site, alleen voor jullie',
      },
      consent: 'Jullie mogen mijn gegevens bewaren om hierover contact op te nemen.',
      send: 'Verstuur',
      sentTitle: 'Dank je wel, het is verstuurd',
      sent: 'We lezen het en nemen binnen vijf werkdagen contact op. Zonder jouw akkoord komt er niets op de site.',
    },
  },
  {
    form: { roleHelp: 'Bijvoorbeeld: leerkracht derde leerjaar, zorgcoördinator, ouder' },
  },
);
