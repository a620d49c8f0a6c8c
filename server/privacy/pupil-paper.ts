import { actionText } from '../audit/actions.ts';
import { EXPORT_DAYS } from '../contract/account-terms.ts';
import type { Measures } from '../contract/lvs.ts';
import { momentText } from '../contract/lvs-moment.ts';
import { spanText } from '../contract/retention.ts';
import { TRASH_DAYS } from '../contract/trash.ts';
import { nameOfDay } from '../data/day.ts';
import type { AccountRow, PupilRow } from '../data/schema.ts';
import { HEADING, makePdf, text, type PdfCell, type PdfDefinition } from '../documents/pdf.ts';
import { inWords, readerOf } from '../http/words.ts';
import { longDay } from '../licence/long-day.ts';
import { shownMeasures } from '../lvs/evidence.ts';
import { PROVIDER_NAMES } from '../lvs/trash.ts';
import { pupilName } from '../pupils/name.ts';
import type { PupilFacts } from './pupil-facts.ts';
import { footerOf } from './leaflet-pdf.ts';
import { leaverMonthsOf } from './leavers.ts';
import { STATUS, yearText } from './written.ts';

/** Lines of the log that are named; all of them stand in the other file. */
const MOST_LINES = 200;

/** What is kept and what for; the other file has each of it. */
const WHY: readonly [string, string][] = [
  ['Naam, leerjaar en gebruikersnaam', 'om in te loggen en om te weten wie er oefent'],
  ['Antwoorden en rondes', 'om te kiezen wat er geoefend wordt, en om te zien hoe het gaat'],
  ['Niveaus per onderdeel', 'om te zien wat al lukt en wat nog niet'],
  ['Munten, spullen en prijzen', 'om oefenen te belonen'],
  ['Notities van leerkrachten', 'om de begeleiding op af te stemmen'],
  ['Uitslagen van toetsen', 'om op het goede niveau te beginnen'],
  ['Dagen van inloggen', 'om te zien wie er geoefend heeft, en om misbruik te merken'],
  ['Wie wat bekeek of veranderde', 'om na te kunnen gaan wie iets deed'],
];

type Content = Extract<PdfDefinition['content'], unknown[]>[number];

const day = (moment: number | null) => (moment === null ? 'nooit' : longDay(nameOfDay(moment)));

/** What is kept of a pupil in plain Dutch, as a PDF, for a parent who asks. */
export function pupilPaper(
  pupil: PupilRow,
  account: Pick<AccountRow, 'name' | 'variant' | 'kind' | 'leaver_months'>,
  facts: PupilFacts,
  now: number,
): Promise<Buffer> {
  const { variant } = account;
  const content: Content[] = [
    { text: 'Gegevens in Spelwereld', fontSize: 20, bold: true },
    { text: text(`${pupilName(pupil)}, gemaakt op ${day(now)}`), margin: [0, 0, 0, 12] },
    chapter('Wie'),
    table(
      ['Wat', 'Wat er staat'],
      [
        ['Naam', pupilName(pupil)],
        ['Leerjaar', yearText(pupil.groep, variant)],
        ...(facts.group !== undefined && account.kind !== 'thuis'
          ? [[variant === 'be' ? 'Klas' : 'Groep', facts.group]]
          : []),
        [
          account.kind === 'thuis' ? 'Account' : account.kind === 'school' ? 'School' : 'Praktijk',
          account.name,
        ],
        ['Gebruikersnaam', facts.username],
        ...(pupil.number !== null ? [['Nummer in de lijsten van de school', pupil.number]] : []),
        ...(pupil.lvs !== null ? [['Niveau in het leerlingvolgsysteem', pupil.lvs]] : []),
        ['In Spelwereld sinds', day(facts.since)],
        ['Laatst ingelogd', day(facts.lastLogin)],
      ],
    ),
    chapter('Wat er bewaard wordt, en waarom'),
    table(['Wat', 'Waarom'], WHY),
    note(
      'Nooit bewaard: het BSN of rijksregisternummer, een foto, een adres. Van een geboortedag alleen een code waaruit de dag niet terug te lezen is.',
    ),
    chapter('Oefenen'),
    note(
      facts.rounds.count === 0
        ? 'Er is nog niet geoefend.'
        : `${many(facts.rounds.count, 'ronde', 'rondes')} met ${many(facts.answers, 'antwoord', 'antwoorden')}, van ${day(facts.rounds.first)} tot en met ${day(facts.rounds.last)}. ${many(facts.coins, 'munt', 'munten')} over, ${many(facts.belongings, 'ding', 'dingen')} gekocht.`,
    ),
    ...part(
      'Niveaus',
      ['Onderdeel', 'Hoe ver', 'Kans op goed', 'Antwoorden', 'Laatst'],
      [
        ...facts.levels.map(({ name, status, percent, answers, lastAt }) => [
          name,
          STATUS[status] ?? status,
          `${percent}%`,
          String(answers),
          day(lastAt),
        ]),
      ],
    ),
    ...part(
      'Woorden, de lastigste eerst',
      ['Woord', 'Goed', 'Fout'],
      facts.words.map(({ word, right, wrong }) => [word, String(right), String(wrong)]),
    ),
    ...part(
      'Plannen en notities',
      ['Van', 'Tot en met', 'Wat er staat'],
      facts.notes.map(({ from_day, to_day, text: said }) => [longDay(from_day), longDay(to_day), said]),
    ),
    ...part(
      'Toetsen',
      ['Toets', 'Moment', 'Uitslag', 'Bewaard tot'],
      facts.tests.map(({ provider, test, moment, measures, kept_until }) => [
        test ?? PROVIDER_NAMES[provider],
        momentText(moment, variant),
        measuresText(JSON.parse(measures) as Measures),
        longDay(kept_until),
      ]),
    ),
    ...part(
      'Wie keek of iets veranderde, nieuwste eerst',
      ['Wanneer', 'Wie', 'Wat'],
      facts.lines
        .toReversed()
        .slice(0, MOST_LINES)
        .map(({ at, by, action }) => [day(at), by, actionText(action, readerOf(account))]),
    ),
    ...(facts.lines.length > MOST_LINES
      ? [note(`De ${facts.lines.length - MOST_LINES} eerdere staan in gegevens.json.`)]
      : []),
    chapter('Wanneer het gewist wordt'),
    note(
      inWords(
        `De gegevens blijven zolang {de leerling} bij ${account.name} oefent. ${leavingText(account)}Gaat {de leerling} eerder naar de prullenbak, dan is alles na ${TRASH_DAYS} dagen voorgoed gewist. Vraagt u om wissen, dan doet ${account.name} dat eerder. Dit bestand zelf staat ${EXPORT_DAYS} dagen klaar en is daarna weg.`,
        readerOf(account),
      ),
    ),
    chapter('Wat u kunt vragen'),
    note(
      `Klopt er iets niet, of wilt u gegevens laten wissen of meenemen? Vraag het aan ${account.name}: binnen een maand krijgt u antwoord. Bent u het niet eens met het antwoord, dan kunt u een klacht indienen bij ${variant === 'be' ? 'de Vlaamse Toezichtcommissie of de Gegevensbeschermingsautoriteit' : 'de Autoriteit Persoonsgegevens'}.`,
    ),
  ];
  return makePdf({
    info: { title: 'Gegevens in Spelwereld', author: 'Spelwereld', creationDate: new Date(now) },
    content,
    footer: footerOf('Gegevens in Spelwereld'),
  });
}

/** How long who left is kept, where somebody can leave. */
const leavingText = (account: Pick<AccountRow, 'kind' | 'leaver_months'>) =>
  account.kind === 'thuis'
    ? ''
    : `Wie vertrekt, blijft nog ${spanText({ months: leaverMonthsOf(account) })} bewaard en wordt dan gewist. `;

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const chapter = (title: string): Content => ({
  text: title,
  fontSize: 14,
  bold: true,
  margin: [0, 14, 0, 4],
  ...HEADING,
});
const note = (said: string): Content => ({ text: text(said), margin: [0, 4, 0, 0] });

const cell = (value: string, isHead = false): PdfCell => ({ text: text(value), bold: isHead });

function table(head: readonly string[], rows: readonly (readonly string[])[]): Content {
  return {
    table: {
      headerRows: 1,
      widths: head.map((_, i) => (i === head.length - 1 ? '*' : 'auto')),
      body: [head.map((one) => cell(one, true)), ...rows.map((row) => row.map((one) => cell(one)))],
    },
    layout: 'lightHorizontalLines',
    fontSize: 9.5,
  };
}

/** A chapter with a table; where there is nothing it says so. */
const part = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): Content[] => [
  chapter(title),
  rows.length > 0 ? table(head, rows) : note('Hierover is niets bewaard.'),
];

function measuresText(measures: Measures) {
  const { level, percentile, rawScore, skillScore, dle, functioning, reference, evidence } =
    shownMeasures(measures);
  return [
    level && `niveau ${level.value}`,
    percentile !== undefined && `percentiel ${percentile}`,
    skillScore !== undefined && `vaardigheidsscore ${skillScore}`,
    rawScore !== undefined && `score ${rawScore}`,
    dle !== undefined && `DLE ${dle}`,
    functioning !== undefined && `functioneringsniveau ${functioning}`,
    reference !== undefined && `referentieniveau ${reference}`,
    ...(evidence ?? []).map(({ title, right, of }) => `${title}: ${right} van ${of} goed`),
  ]
    .filter((one) => typeof one === 'string')
    .join(', ');
}
