import { PLAN_PARTS, type Plan, type PlanField } from '../../../server/contract/care-plan.ts';
import { newId } from '../../../server/contract/id.ts';

/** The fields of a plan as they are shown and written. */
export type Fields = Plan['fields'];

/** What somebody wrote in a field and is not stored yet. */
interface Draft {
  /** As the field is written: what it may be is for who asks by the name of the field. */
  value: unknown;
  /** The version of the field that it is based on. */
  basedOn: number;
  /** What the server refused about it. */
  error?: string;
  /** What somebody else stored there meanwhile, and its version: it waits until one was chosen. */
  theirs?: { value: unknown; version: number };
}

/** What is not stored yet, by field. */
export type Drafts = Partial<Record<PlanField, Draft>>;

/** A change as it is sent. */
export interface Sent {
  fields: Partial<Record<PlanField, unknown>>;
  basedOn: Record<string, number>;
}

type Seen = Pick<Plan, 'fields' | 'versions'>;

const isPart = (field: PlanField): field is (typeof PLAN_PARTS)[number] =>
  (PLAN_PARTS as readonly string[]).includes(field);
const namesOf = (drafts: Drafts) => Object.keys(drafts) as PlanField[];

/** What of a field is stored: pieces without where they came from, goals without what is known of them. */
function inputOf(field: PlanField, value: unknown): unknown {
  if (isPart(field)) return (value as Fields['aanpak']).map(({ key, text }) => ({ key, text }));
  if (field === 'goals')
    return (value as Fields['goals']).map(({ id, kind, category, text, target }) => ({
      ...{ id, kind, text, target },
      ...(category !== undefined && { category }),
    }));
  return value;
}

const isSame = (field: PlanField, one: unknown, other: unknown) =>
  JSON.stringify(inputOf(field, one)) === JSON.stringify(inputOf(field, other));

const without = (drafts: Drafts, field: PlanField): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([name]) => name !== field));

const put = (drafts: Drafts, field: PlanField, draft: Draft): Drafts => ({ ...drafts, [field]: draft });

/** Writes in a field; what is the same as what is stored is no draft. */
export function change(drafts: Drafts, plan: Seen, field: PlanField, value: unknown): Drafts {
  const draft = drafts[field];
  if (!draft?.theirs && isSame(field, value, plan.fields[field])) return without(drafts, field);
  return put(drafts, field, {
    value,
    basedOn: draft?.basedOn ?? plan.versions[field] ?? 0,
    ...(draft?.theirs && { theirs: draft.theirs }),
  });
}

/** What can be sent now; undefined when that is nothing: what was refused waits for a change, what clashes for a choice. */
export function toSend(drafts: Drafts): Sent | undefined {
  const names = namesOf(drafts).filter((name) => !drafts[name]!.error && !drafts[name]!.theirs);
  if (names.length === 0) return undefined;
  return {
    fields: Object.fromEntries(names.map((name) => [name, inputOf(name, drafts[name]!.value)])),
    basedOn: Object.fromEntries(names.map((name) => [name, drafts[name]!.basedOn])),
  };
}

/** After a change was stored: what was typed since stays, based on what is stored now. */
export function afterStored(drafts: Drafts, sent: Sent, plan: Seen): Drafts {
  let left = drafts;
  for (const name of Object.keys(sent.fields) as PlanField[]) {
    const draft = left[name];
    if (!draft) continue;
    left = isSame(name, draft.value, sent.fields[name])
      ? without(left, name)
      : put(left, name, { ...draft, basedOn: plan.versions[name] ?? 0 });
  }
  return left;
}

/** After somebody else was first in some fields: both texts stand beside each other, unless they are the same. */
export function afterClash(drafts: Drafts, fields: readonly string[], plan: Seen): Drafts {
  let left = drafts;
  for (const name of namesOf(drafts).filter((one) => fields.includes(one))) {
    const draft = left[name]!;
    const theirs = { value: plan.fields[name], version: plan.versions[name] ?? 0 };
    left = isSame(name, draft.value, theirs.value)
      ? without(left, name)
      : put(left, name, { ...draft, theirs });
  }
  return left;
}

/** After some fields were refused, named as `fields.goals.0.target`. */
export function afterRefusal(drafts: Drafts, errors: Readonly<Record<string, string>>): Drafts {
  let left = drafts;
  for (const [path, error] of Object.entries(errors)) {
    const [first = '', second = ''] = path.split('.');
    const name = (first === 'fields' ? second : first) as PlanField;
    const draft = left[name];
    if (draft) left = put(left, name, { ...draft, error });
  }
  return left;
}

/** What can be chosen where two wrote in one field. */
export type Choice = 'mine' | 'theirs' | 'both';

/** Whether both versions of a field can stand beneath each other. */
export const canBeBoth = (field: PlanField): boolean =>
  isPart(field) || field === 'goals' || field === 'voice';

/** Chooses where two wrote in one field: what is kept is based on what is stored now. */
export function settle(drafts: Drafts, field: PlanField, choice: Choice): Drafts {
  const draft = drafts[field];
  if (!draft?.theirs) return drafts;
  if (choice === 'theirs') return without(drafts, field);
  const { value, theirs } = draft;
  return put(drafts, field, {
    value: choice === 'both' ? both(field, value, theirs.value) : value,
    basedOn: theirs.version,
  });
}

/** Theirs and then ours; what is in both stands there once. */
function both(field: PlanField, mine: unknown, theirs: unknown): unknown {
  if (field === 'voice') return `${String(theirs)}\n\n${String(mine)}`;
  if (field === 'goals') {
    const [ours, others] = [mine as Fields['goals'], theirs as Fields['goals']];
    return [...others, ...ours.filter(({ id }) => !others.some((one) => one.id === id))];
  }
  const [ours, others] = [mine as Fields['aanpak'], theirs as Fields['aanpak']];
  const own = ours
    .filter(({ text }) => text.trim() !== '' && !others.some((one) => one.text === text))
    .map((piece) =>
      others.some(({ key }) => key === piece.key) ? { ...piece, key: `eigen:${newId()}` } : piece,
    );
  return [...others, ...own];
}
