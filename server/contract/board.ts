import { z } from 'zod';
import { idSchema } from './call.ts';

/** How a pupil who is there is doing now: gets no further, is at it, or is ready for something else. */
export const CLUSTERS = ['stuck', 'going', 'done'] as const;
export type Cluster = (typeof CLUSTERS)[number];

/**
 * Why a pupil is in a cluster: several wrong in a row, wrong at a second try again and again, many wrong, no answer for
 * long; at it; a whole round finished and nothing begun after it, or practised enough for today.
 */
export type ClusterReason =
  'wrong-in-row' | 'again-wrong' | 'many-wrong' | 'still' | 'at-it' | 'round-done' | 'day-done';

/** Where a pupil stands, and since when (server time, ms since the epoch). */
export interface Standing {
  cluster: Cluster;
  reason: ClusterReason;
  since: number;
}

/** A category that is too hard for a pupil now, and what to practise before it (engine/practice/DESIGN.md 7). */
export interface StepBack {
  category: string;
  /** What a task about it is called, and what it is in a teacher's words. */
  name: string;
  title: string;
  /**
   * What it builds on, does not go well yet and can be practised by this pupil; `isNew` where it was never practised. Missing
   * where there is nothing of the kind: then explaining helps.
   */
  first?: Pick<StepBack, 'category' | 'name' | 'title'> & { isNew?: true };
  /**
   * What it builds on and does not go well, where the setting of this pupil leaves all of that out. It can be set ready all
   * the same; not with `unplayable`, where the setting leaves no game for it.
   */
  outside?: Pick<StepBack, 'category' | 'name' | 'title'> & { unplayable?: true };
}

/** One wrong answer of today by which a rule was broken. */
export interface Miss {
  /** Id of the answer. */
  id: string;
  pupilId: string;
  /** The rule that was broken, and its name in a teacher's words. */
  rule: string;
  name: string;
  /** Which of the opposite mistakes against it was made; missing where there is one only, or it is not known. */
  way?: string;
  /** The category in which this rule is practised. */
  category: string;
  /** What a task about that category is called; missing where there is none. */
  task?: string;
  /** The right word, and what the pupil wrote instead. */
  word: string;
  given: string;
  /** `given` was chosen and is no writing of the word: a rule, another word, a judgement. */
  chosen?: true;
  /** Server time, ms since the epoch. */
  at: number;
}

/** Pupils of a group whose screens stand still because the teacher wants their eyes. */
export interface Hold {
  /** Whether it was said to the whole group: then `pupilIds` are those who may go on, else those who are held. */
  everyone: boolean;
  pupilIds: string[];
  /** When it ends by itself, server time in ms since the epoch. */
  until: number;
}

/** Whether a pupil is held. */
export const isHeld = (hold: Pick<Hold, 'everyone' | 'pupilIds'> | null, pupilId: string): boolean =>
  hold !== null && hold.everyone !== hold.pupilIds.includes(pupilId);

/** Pupils that an event is about, as many as fit in a message; without them it is about the whole group. */
const pupilIds = z.array(idSchema).min(1).max(400).optional();

/** Holds the screens of pupils, or lets them go on. */
export const holdPupilsSchema = z.strictObject({ groupId: idSchema, pupilIds, held: z.boolean() });

/** Sends pupils to their map, or to the place on it where this category is practised. */
export const sendPupilsSchema = z.strictObject({
  groupId: idSchema,
  pupilIds,
  to: z.discriminatedUnion('place', [
    z.strictObject({ place: z.literal('map') }),
    z.strictObject({ place: z.literal('category'), category: idSchema }),
  ]),
});
export type SendTo = z.infer<typeof sendPupilsSchema>['to'];

/** What came of sending: how many pupils are there to be sent. */
export interface Sent {
  reached: number;
  of: number;
}
