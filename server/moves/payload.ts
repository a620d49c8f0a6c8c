import { z } from 'zod';
import { FORMS } from '../../engine/exercise/index.ts';
import { LVS_PARTS } from '../contract/lvs-heads.ts';
import { MOMENTS, type Moment } from '../contract/lvs-moment.ts';
import { LVS_PROVIDERS } from '../contract/lvs.ts';
import { moveScopeSchema, MOVE_BASES, MOVE_KINDS } from '../contract/moves.ts';
import { VARIANTS } from '../contract/variant.ts';
import { personName, personNameThere } from '../contract/written.ts';
import type { CopiedTable } from './copied-rows.ts';

// What a file holds: version 1. A later version gets an upgrader from this one; this one is read for ever (archive.test.ts).

const id = z.string().min(1).max(80);
const short = z.string().max(200);
const long = z.string().max(4000);
const json = z.string().max(200_000);
const count = z.int().min(0).max(10_000_000);
/** Below zero for what stands on no map. */
const place = z.int().min(-100_000).max(100_000);
const moment = z.number().min(0).max(8.64e15);
const bit = z.literal([0, 1]);

/** The rows of each table as they stand in a file: of others' programs, so that nothing else is taken in. */
const ROWS = {
  somvensters: z.object({ id, pupil_id: id, number: place, theme: short, name: short, opened_at: moment }),
  tasks: z.object({
    id,
    somvenster_id: id,
    pupil_id: id,
    anchor: place,
    category: short,
    word_list_id: id.nullable(),
    opened_at: moment.nullable(),
  }),
  task_games: z.object({
    task_id: id,
    game: short,
    stars: z.int().min(0).max(3),
    plays: count,
    last_played_at: moment,
  }),
  rounds: z.object({
    id,
    pupil_id: id,
    task_id: id,
    game: short,
    form: z.enum(FORMS),
    seed: short,
    size: count,
    deal: z.null(),
    choices: json.nullable(),
    first_visit: bit,
    started_at: moment,
    ended_at: moment.nullable(),
    complete: bit,
    tips: count,
    feat: bit,
    finished: count,
    first_try: count,
    stars: z.int().min(0).max(3),
    coins: count,
  }),
  answers: z.object({
    id,
    round_id: id,
    round_at: moment,
    exercise_id: short,
    category: short,
    word_id: short,
    word: short,
    n: count,
    given: json,
    shown: long,
    correct: bit,
    try_no: count,
    decides: bit,
    rule: short.nullable(),
    // Archives of before it was kept have none.
    typed: json.nullable().default(null),
    ms: count,
    tick: z.int().min(0),
    at: moment,
    stored_at: moment,
  }),
  skills: z.object({
    pupil_id: id,
    category: short,
    answers: count,
    correct: count,
    streak: count,
    last_at: moment,
  }),
  rewards: z.object({
    id,
    pupil_id: id,
    round_id: id.nullable(),
    kind: z.enum(['ronde', 'begin', 'koop', 'vlieger']),
    subject: short.nullable(),
    coins: z.int().min(-100_000).max(100_000),
    at: moment,
  }),
  belongings: z.object({ pupil_id: id, item: short, at: moment }),
  trophies: z.object({ pupil_id: id, trophy: short, at: moment }),
  wardrobes: z.object({ pupil_id: id, worn: long, kite: short, pattern: short, changes: count }),
  kites: z.object({
    pupil_id: id,
    week: z.iso.date(),
    bows: count,
    goal: count,
    pattern: short,
    flown_at: moment.nullable(),
  }),
  keepsakes: z.object({ round_id: id, pupil_id: id, what: short }),
  sweeps: z.object({ round_id: id, pupil_id: id, at: moment }),
  progress_notes: z.object({
    id,
    pupil_id: id,
    author_id: z.null(),
    from_day: z.iso.date(),
    to_day: z.iso.date(),
    text: long,
    created_at: moment,
    changed_at: moment,
    removed_at: z.null(),
  }),
  lvs_results: z.object({
    id,
    pupil_id: id,
    row: count,
    place: short,
    provider: z.enum(LVS_PROVIDERS),
    test: short.nullable(),
    part: z.enum(LVS_PARTS),
    moment: z.enum(MOMENTS as [Moment, ...Moment[]]),
    school_year: z.int().min(2000).max(2100).nullable(),
    taken_at: z.iso.date().nullable(),
    norm_version: short.nullable(),
    measures: json,
    kept_until: z.iso.date(),
    trashed: z.literal(0),
  }),
} satisfies Record<CopiedTable, z.ZodType>;

/** The most answers of a file. */
export const MOST_ANSWERS = 200_000;

export const payloadSchema = z.object({
  head: z.object({
    firstName: personNameThere(60),
    infix: personName(30, '/'),
    lastName: personName(60),
    groep: z.int().min(3).max(8),
    variant: z.enum(VARIANTS),
    avatarShape: short,
    avatarColour: short,
    lvs: z.enum(['I', 'II', 'III', 'IV', 'V', 'A', 'B', 'C', 'D', 'E']).nullable(),
    kind: z.enum(MOVE_KINDS),
    basis: z.enum(MOVE_BASES),
    basisDay: z.iso.date().nullable(),
    scope: moveScopeSchema,
  }),
  /** JSON of the own fields; null when they do not come along. */
  settings: z.object({ fields: json, inGame: json }).nullable(),
  /** A sum of coins, where the rounds that brought them stay behind. */
  coins: count,
  /** Word lists by name: their words stay behind. */
  lists: z.array(z.object({ id, name: short })).max(1000),
  rows: z.object(
    Object.fromEntries(
      Object.entries(ROWS).map(([table, row]) => [table, z.array(row).max(MOST_ANSWERS).default([])]),
    ) as { [T in CopiedTable]: z.ZodDefault<z.ZodArray<(typeof ROWS)[T]>> },
  ),
});
export type Payload = z.infer<typeof payloadSchema>;
