import type { AccountKind } from '../contract/lead-kinds.ts';

/** How the data is kept safe. Only what the program does by itself stands here, or what its guide has whoever runs it do. */
const MEASURES = {
  access: {
    name: 'Toegang',
    what: 'Iedereen ziet alleen wat bij zijn rol hoort: een leerkracht de eigen {groepen}, een beheerder het eigen account. Van andere accounts is niet eens te zien of iets bestaat.',
    home: 'Alleen wie bij dit account hoort, ziet wat erin staat. Van andere accounts is niet eens te zien of iets bestaat.',
  },
  passwords: {
    name: 'Wachtwoorden',
    what: 'Van wachtwoorden bewaren we een afdruk die niet terug te rekenen is. Die van {leerlingen} liggen daarnaast versleuteld klaar voor hun leerkracht, met een sleutel die niet in de database staat.',
    home: 'Van wachtwoorden bewaren we een afdruk die niet terug te rekenen is. Die van kinderen liggen daarnaast versleuteld klaar voor wie thuis voor ze zorgt, met een sleutel die niet in de database staat.',
  },
  guessing: {
    name: 'Raden',
    what: 'Wie vaak een verkeerd wachtwoord probeert, moet steeds langer wachten.',
  },
  second: {
    name: 'Tweede stap',
    what: 'Ons kantoor logt in met een tweede stap naast het wachtwoord. Een beheerder kan die ook van de eigen medewerkers vragen.',
    home: 'Ons kantoor logt in met een tweede stap naast het wachtwoord. Je kunt die ook zelf aanzetten.',
  },
  transport: {
    name: 'Onderweg',
    what: 'Alles gaat versleuteld over internet (https). Geen enkele bladzijde haalt iets op bij anderen: geen volgers, geen advertenties, geen lettertypen van elders.',
  },
  integrity: {
    name: 'Niets raakt kwijt',
    what: 'Een antwoord is pas bevestigd als het op de schijf staat. Zonder internet wacht het op het apparaat.',
  },
  backups: {
    name: 'Reservekopieën',
    what: 'Er wordt elke nacht een kopie gemaakt. Wat gewist is, komt uit een kopie niet terug.',
  },
  trail: {
    name: 'Nagaan',
    what: 'Van elke wijziging en van het inzien van wachtwoorden wordt bewaard wie het deed en wanneer. In logboeken van de server staan geen namen.',
  },
  erasing: {
    name: 'Wissen',
    what: 'Wat gewist wordt, is ook uit het logboek van de database weg.',
  },
} as const satisfies Record<string, { name: string; what: string; home?: string }>;

export const MEASURE_KEYS = Object.keys(MEASURES);

/** The measures as a customer of a kind reads them. */
export const measuresFor = (kind: AccountKind): { name: string; what: string }[] =>
  Object.values<{ name: string; what: string; home?: string }>(MEASURES).map(({ name, what, home }) => ({
    name,
    what: (kind === 'thuis' && home) || what,
  }));

/** How much each of the three matters, by our own judgement. */
export const SECURITY_LEVELS = [
  {
    name: 'Beschikbaarheid',
    level: 'midden',
    what: 'Is Spelwereld een dag weg, dan valt er oefentijd weg. Antwoorden wachten intussen op het apparaat; elke nacht is er een kopie.',
  },
  {
    name: 'Integriteit',
    level: 'midden',
    what: 'Van verkeerde antwoorden of niveaus krijgt een kind verkeerde oefeningen. Elk antwoord wordt eenmaal bewaard en daarna niet veranderd.',
  },
  {
    name: 'Vertrouwelijkheid',
    level: 'hoog',
    what: 'Het gaat om gegevens van kinderen, met hoe ze leren. Ze zijn alleen te zien voor wie met die kinderen werkt.',
  },
] as const;
