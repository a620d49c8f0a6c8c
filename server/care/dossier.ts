import type { DossierFor } from '../contract/care-dossier.ts';
import { EVIDENCE_SAYS, type Evidence } from '../contract/care-evidence.ts';
import type { GoalStart, Piece, PlanField } from '../contract/care-plan.ts';
import type { PlanTests } from '../contract/plan-tests.ts';
import { FORMER_STAFF } from '../contract/staff.ts';
import type { Variant } from '../contract/variant.ts';
import { nameOfDay } from '../data/day.ts';
import { FOOT, HEADING, makePdf, text, type PdfDefinition } from '../documents/pdf.ts';
import { CONCLUSION_AT_HOME, dayText, OUTCOME_AT_HOME, OUTCOME_WORDS, testLines } from './dossier-words.ts';
import type { PlanChange } from './history.ts';
import type { ShownPlan } from './view.ts';

/** What is put on paper: a plan as it is now. */
export interface DossierMatter {
  plan: ShownPlan;
  history: readonly PlanChange[];
  tests: PlanTests;
  evidence: Pick<Evidence, 'norm' | 'lines'>;
  school: string;
  /** The whole name, and how the child is called. */
  name: string;
  firstName: string;
  variant: Variant;
  /** The day of this paper. */
  today: string;
}

type Part = Extract<PdfDefinition['content'], unknown[]>[number];

const percent = (share: number) => Math.round(share * 100);
const QUIET = '#565e78';

const heading = (said: string): Part => ({
  ...{ text: said, bold: true, fontSize: 12.5, margin: [0, 10, 0, 2] },
  ...HEADING,
});
const line = (said: string): Part => ({ text: text(said), margin: [0, 0, 0, 3] });
const quiet = (said: string): Part => ({ text: text(said), color: QUIET, fontSize: 9, margin: [0, 0, 0, 4] });
/** A heading with what stands under it; nothing where that is nothing. */
const part = (title: string, lines: readonly Part[]): Part[] =>
  lines.length === 0 ? [] : [heading(title), ...lines];

/** Pieces of text, for a file with where they came from. */
const pieces = (all: readonly Piece[], whom: DossierFor): Part[] =>
  all
    .filter((piece) => piece.text.trim() !== '')
    .flatMap((piece) => [
      line(piece.text),
      ...(whom === 'dossier' && piece.source !== undefined
        ? [
            quiet(
              `bron: ${piece.source}${piece.asOf ? `, ${dayText(piece.asOf)}` : ''}${piece.edited ? ', aangepast' : ''}`,
            ),
          ]
        : []),
    ]);

const levelText = ({ p, low, high, answers, day }: Omit<GoalStart, 'source'>): string =>
  `${percent(p)} % goed (${percent(low)}–${percent(high)} %), op ${answers} opgaven, t/m ${dayText(day)}`;

function goalLines({ fields, evaluations, closed }: ShownPlan, whom: DossierFor): Part[] {
  const outcomes = new Map((evaluations[0]?.goals ?? []).map((one) => [one.goal, one]));
  return fields.goals.flatMap((goal) => {
    const outcome = outcomes.get(goal.id);
    const told = goal.text || goal.title || '';
    if (whom === 'ouders') return [line(outcome ? `${told} ${OUTCOME_AT_HOME[outcome.outcome]}` : told)];
    return [
      line(told),
      ...(goal.start
        ? [
            quiet(
              `begin (${goal.start.source === 'oefenen' ? 'oefenniveau, geen toets' : 'begintoets'}): ${levelText(goal.start)}`,
            ),
          ]
        : []),
      // What practice says today is no outcome of a plan that ended.
      ...(goal.now && closed === null ? [quiet(`nu: ${levelText(goal.now)}`)] : []),
      ...(goal.target === null ? [] : [quiet(`doel: ${percent(goal.target)} %`)]),
      ...(outcome
        ? [
            quiet(
              `uitkomst: ${OUTCOME_WORDS[outcome.outcome]}${outcome.outcome === outcome.proposed ? '' : ` (voorstel: ${OUTCOME_WORDS[outcome.proposed]})`}${outcome.why ? `, ${outcome.why}` : ''}`,
            ),
          ]
        : []),
    ];
  });
}

function parentLines({ fields: { parents } }: ShownPlan): Part[] {
  const { informedOn, agreed, by, note } = parents;
  const told = [
    informedOn !== null && `Besproken op ${dayText(informedOn)}`,
    informedOn !== null && by !== '' && `door ${by}`,
    agreed && (informedOn === null ? 'Akkoord met het plan' : 'akkoord met het plan'),
  ].filter(Boolean);
  return [...(told.length > 0 ? [line(`${told.join(', ')}.`)] : []), ...(note === '' ? [] : [line(note)])];
}

/** Fields of a plan as a history calls them; what is no field is how far it is. */
const FIELD_WORDS: Partial<Record<PlanField | 'group', string>> = {
  support: 'niveau van ondersteuning',
  from: 'eerste dag',
  weeks: 'schoolweken',
  perWeek: 'keer per week',
  minutes: 'minuten per keer',
  size: 'kinderen tegelijk',
  share: 'deel uit de doelen',
  owner: 'wie het bijhoudt',
  hulpvraag: 'hulpvraag',
  beginsituatie: 'beginsituatie',
  aanpak: 'aanpak',
  afspraken: 'afspraken',
  goals: 'doelen',
  parents: 'ouders',
  voice: 'eigen woorden',
  voiceBy: 'opgeschreven door',
  group: 'samen of alleen',
};

/** What only a file holds: what was done day by day, evaluations, and each change with why. */
function record({ plan, history, variant }: DossierMatter): Part[] {
  const sessions = plan.sessions.map(({ day, minutes, kind, withPlay, note, struck, by }) =>
    line(
      [
        dayText(day),
        `${minutes} minuten`,
        withPlay ? `${kind} met Spelwereld` : kind,
        note,
        by ?? '',
        struck === null ? '' : `doorgestreept: ${struck}`,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
  );
  const play = plan.play.map(({ day, minutes, struck }) =>
    line(
      [dayText(day), `${minutes} minuten`, 'Spelwereld', struck === null ? '' : `doorgestreept: ${struck}`]
        .filter(Boolean)
        .join(' · '),
    ),
  );
  const nameOf = (field: string) =>
    field === 'support' && variant === 'be' ? 'fase' : (FIELD_WORDS[field as PlanField | 'group'] ?? 'stand');
  const changes = history.flatMap(({ at, by, reason, changes: all }) => [
    // Some of it nobody did: a test that was checked, a last day that came.
    line([dayText(nameOfDay(at)), by, reason].filter(Boolean).join(' · ')),
    ...all.map(({ field, before, after }) =>
      quiet(`${nameOf(field)}: van ${before || 'leeg'} naar ${after || 'leeg'}`),
    ),
  ]);
  return [
    ...part(`Momenten: ${plan.done} van ${plan.planned} geplande minuten`, [...sessions, ...play]),
    ...part('Wijzigingen', changes),
  ];
}

/** What the file holds of what the norm asks. */
function evidencePart({ evidence: { norm, lines } }: DossierMatter): Part[] {
  if (norm === null) return [];
  return part(`In het dossier, naast de norm van ${dayText(norm.from)}`, [
    quiet(EVIDENCE_SAYS),
    ...lines.flatMap(({ asked, state, found }) => [
      line(`${asked} ${state === 'past niet' ? 'Past niet bij de norm' : capital(state)}.`),
      quiet(found),
    ]),
  ]);
}

const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);

const evaluationLines = ({ evaluations }: ShownPlan, whom: DossierFor): Part[] =>
  evaluations.flatMap(({ day, instrument, conclusion, proposed, text: said, nextOn, by }) => [
    line(`${dayText(day)}: ${whom === 'ouders' ? CONCLUSION_AT_HOME[conclusion] : `${conclusion}.`}`),
    ...(said === '' ? [] : [line(said)]),
    ...(nextOn === null ? [] : [line(`Weer kijken op ${dayText(nextOn)}.`)]),
    ...(whom === 'dossier'
      ? [quiet([instrument, `voorstel: ${proposed}`, by ?? FORMER_STAFF].filter(Boolean).join(' · '))]
      : []),
  ]);

/** A plan on paper; nothing but the pages themselves names the child. A draft says so on each page. */
export const dossierPdf = (matter: DossierMatter, whom: DossierFor): Promise<Buffer> =>
  onPaper(matter, `Handelingsplan ${matter.plan.number}`, bodyOf(matter, whom));

/** Plans of one school for its file on one paper, each from a new page on; no drafts. */
export function dossiersPdf(matters: readonly [DossierMatter, ...DossierMatter[]]): Promise<Buffer> {
  const pages = matters.map((matter, i): Part => {
    const stack = bodyOf(matter, 'dossier');
    return i === 0 ? { stack } : { stack, pageBreak: 'before' };
  });
  return onPaper(matters[0], 'Handelingsplannen', pages);
}

function onPaper({ plan, variant, today }: DossierMatter, title: string, content: Part[]): Promise<Buffer> {
  const isDraft = plan.state === 'concept';
  return makePdf({
    language: variant === 'be' ? 'nl-BE' : 'nl-NL',
    info: { title, author: 'Spelwereld' },
    ...(isDraft && { watermark: { text: 'CONCEPT', color: QUIET, opacity: 0.15, bold: true } }),
    content,
    footer: (page, pages) => ({
      ...FOOT,
      text: `${isDraft ? 'CONCEPT · ' : ''}${dayText(today)} · ${page} van ${pages}`,
      alignment: 'center',
      color: QUIET,
      fontSize: 9,
      margin: [0, 16],
    }),
  });
}

/** All that is said of a plan, for parents or for a file. */
function bodyOf(matter: DossierMatter, whom: DossierFor): Part[] {
  const { plan, school, name, firstName, variant } = matter;
  const { fields, number, state, from, to } = plan;
  const isFile = whom === 'dossier';
  const level = variant === 'be' ? 'fase' : 'niveau';
  return [
    { text: text(school), color: QUIET, margin: [0, 0, 0, 8] },
    { text: text(`Handelingsplan ${number} van ${isFile ? name : firstName}`), fontSize: 20, bold: true },
    quiet(
      [
        `${dayText(from)} t/m ${dayText(to)}`,
        isFile && plan.group,
        isFile && fields.support !== null && `${level} ${fields.support}`,
        isFile && plan.owner !== null && `bijgehouden door ${plan.owner.name}`,
        isFile && state,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    ...(isFile
      ? [
          ...part('Hulpvraag', pieces(fields.hulpvraag, whom)),
          ...part('Beginsituatie', pieces(fields.beginsituatie, whom)),
        ]
      : []),
    ...part(isFile ? 'Doelen' : `Hier werkt ${firstName} aan`, goalLines(plan, whom)),
    ...part(isFile ? 'Aanpak' : 'Zo doen we dat', [
      ...pieces(fields.aanpak, whom),
      line(`${fields.weeks} schoolweken, ${fields.perWeek} keer per week ${fields.minutes} minuten.`),
    ]),
    ...part('Afspraken', pieces(fields.afspraken, whom)),
    ...part('Ouders', parentLines(plan)),
    ...part(
      `Wat ${firstName} ervan vindt`,
      fields.voice === ''
        ? []
        : [line(fields.voice), ...(fields.voiceBy ? [quiet(`opgeschreven door ${fields.voiceBy}`)] : [])],
    ),
    ...part('Begin- en eindtoets', isFile ? testLines(matter.tests).map(line) : []),
    ...part(isFile ? 'Evaluatie' : 'Hoe het ging', evaluationLines(plan, whom)),
    ...(isFile ? [...evidencePart(matter), ...record(matter)] : []),
  ];
}
