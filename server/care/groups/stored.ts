import type { Piece } from '../../contract/care-plan.ts';
import { SHARED_FIELDS, type SharedFields } from '../../contract/group-plans.ts';
import { PLAN_RHYTHM, PLAN_WEEKS } from '../../contract/care-terms.ts';
import type { GroupPlanRow } from '../../data/schema.ts';
import { EMPTY_FIELDS, type StoredFields } from '../stored.ts';

/** The shared fields that are kept as JSON. */
export type StoredShared = Omit<SharedFields, 'title' | 'from' | 'share' | 'owner' | 'onPaper'>;

/** The parts of text that are shared. */
export const SHARED_PARTS = ['hulpvraag', 'aanpak', 'afspraken'] as const;
/** Shared numbers that are kept as JSON, in a group plan and in a plan. */
export const SHARED_NUMBERS = ['support', 'perWeek', 'minutes', 'size'] as const;

/** The key, and the source, of a piece of text that comes from a group plan. */
export const SHARED_KEY = 'groepsplan';

export const storedShared = ({ fields }: Pick<GroupPlanRow, 'fields'>) => JSON.parse(fields) as StoredShared;

export const versionsOfGroup = ({ field_versions }: Pick<GroupPlanRow, 'field_versions'>) =>
  JSON.parse(field_versions) as Record<string, number>;

/** The version of each field of a group plan that was just made. */
export const FIRST_SHARED = JSON.stringify(Object.fromEntries(SHARED_FIELDS.map((field) => [field, 1])));

/** What plans share as they are made, for so many. */
export const usualShared = (size: number): StoredShared => ({
  support: null,
  weeks: PLAN_WEEKS.usual,
  perWeek: PLAN_RHYTHM.perWeek.usual,
  minutes: PLAN_RHYTHM.minutes.usual,
  size,
  hulpvraag: '',
  aanpak: '',
  afspraken: '',
});

/** All that is shared, as it is shown. */
export const sharedOf = (group: GroupPlanRow): SharedFields => ({
  ...storedShared(group),
  title: group.title,
  from: group.from_day,
  share: group.share,
  owner: group.owner_id,
  onPaper: group.on_paper === 1,
});

/** A shared text as a piece of a plan; nothing where nothing is written. */
export const sharedPiece = (text: string, today: string): Piece[] =>
  text === '' ? [] : [{ key: SHARED_KEY, text, source: SHARED_KEY, asOf: today, edited: false }];

/** The fields of a plan that joins: what is shared, for so many weeks, with where this one begins. */
export function joinedFields(
  group: GroupPlanRow,
  { weeks, beginsituatie, today }: { weeks: number; beginsituatie: Piece[]; today: string },
): StoredFields {
  const { hulpvraag, aanpak, afspraken, ...numbers } = storedShared(group);
  return {
    ...{ ...EMPTY_FIELDS, ...numbers, weeks, beginsituatie },
    hulpvraag: sharedPiece(hulpvraag, today),
    aanpak: sharedPiece(aanpak, today),
    afspraken: sharedPiece(afspraken, today),
  };
}
