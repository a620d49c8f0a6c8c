import { z } from 'zod';
import type { Dealt, Speech } from '../../engine/exercise/index.ts';
import type { Handover } from '../../engine/practice/round/index.ts';
import { defineCall, idSchema } from './call.ts';
import { playSettingsSchema } from './practice-fields.ts';
import { wornSchema } from './rewards.ts';

/** The pupil's own Klodder. */
const avatarSchema = z.object({
  shape: z.string(),
  colour: z.string(),
  pattern: z.string(),
  worn: wornSchema,
});
export type Avatar = z.infer<typeof avatarSchema>;

/** State of a place on the map (scenes/landkaart/README.md 4.3). */
export const PLACE_STATES = ['dicht', 'open', 'bezig', 'klaar', 'goud', 'opfrissen', 'klaargezet'] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

const gameSchema = z.object({
  id: z.string(),
  title: z.string(),
  form: z.string(),
  stars: z.int(),
  favourite: z.boolean(),
  /** The pupil never played it, at any place. */
  fresh: z.boolean(),
});

export const taskSchema = z.object({
  id: z.string(),
  category: z.string(),
  /** Name under the building: "ei of ij". */
  name: z.string(),
  /** Goal in a child's words: "Woorden met ei of ij". */
  goal: z.string(),
  /** Letters on the roof, parted by a bar; a name that is too long is told by them. */
  sign: z.string(),
  /** What stands on the roof instead: other letters, or an icon. */
  roof: z.string().optional(),
  state: z.enum(PLACE_STATES),
  stars: z.int(),
  /** Place in walking order, from 0. */
  anchor: z.int(),
  /** Name of the task that opens it, for a place that is shut. */
  opensAfter: z.string().optional(),
  /** Why the place is as it is, in one line for a child: "Even afstoffen: dit is alweer een tijdje geleden." */
  reason: z.string(),
  /** Still too hard: the reason says what to practise first. */
  tooHard: z.literal(true).optional(),
  /** Whose turn it is today, the lowest first, where something else decides than its state. */
  turn: z.number().optional(),
  /** Set ready by staff: a round may also be begun when it is no practice time. */
  anyTime: z.boolean().optional(),
  games: z.array(gameSchema),
});
export type MapTask = z.infer<typeof taskSchema>;

/** The themes of the islands in the order of their numbers (scenes/landkaart/README.md 4.2); after the last the first comes again. */
export const THEMES = [
  { theme: 'weide', name: 'Weide-eiland' },
  { theme: 'duinstrand', name: 'Duinstrand' },
  { theme: 'fluisterbos', name: 'Fluisterbos' },
  { theme: 'bakkersberg', name: 'Bakkersberg' },
  { theme: 'havenstad', name: 'Havenstad' },
  { theme: 'sneeuwtop', name: 'Sneeuwtop' },
  { theme: 'vulkaanbaai', name: 'Vulkaanbaai' },
  { theme: 'sterrenklip', name: 'Sterrenklip' },
] as const;
/** Maps that each theme has. */
export const LAYOUTS = 2;

const somvensterSchema = z.object({
  id: z.string(),
  /** Its order number for this pupil, from 1: theme and layout follow from it. */
  number: z.int(),
  theme: z.string(),
  /** Which of the maps of its theme, from 1. */
  layout: z.int(),
  name: z.string(),
});

/**
 * One island that the pupil has reached. `tasks` in walking order; those at anchor 12 and up (words or a category that a
 * teacher set ready) lie on the islets beyond the bridge, without gaps.
 */
export const islandSchema = somvensterSchema.extend({ tasks: z.array(taskSchema) });
export type Island = z.infer<typeof islandSchema>;

export const mapSchema = z.object({
  pupil: z.object({
    id: z.string(),
    name: z.string(),
    avatar: avatarSchema,
  }),
  /** Every island that was reached, by number; the last is the one that was opened last. */
  islands: z.array(islandSchema),
  /** The island of which no ferry has come yet: how many places must still be finished first. */
  next: somvensterSchema.omit({ id: true }).extend({ toFinish: z.int() }).optional(),
  /** The island where the pupil is now: the last one that was opened, with its tasks (the same as in `islands`). */
  somvenster: somvensterSchema,
  tasks: z.array(taskSchema),
  stars: z.int(),
  coins: z.int(),
  settings: playSettingsSchema,
  /** Whether new rounds may be begun, by the server's clock. */
  practiceTime: z.object({
    /** When it is no practice time: that, and when it comes, in a child's words. */
    closed: z.string().optional(),
    /** ms until practice time may begin or end; absent when it never does. */
    changesIn: z.int().optional(),
  }),
  /** A round that was left open, to go on with. */
  resume: z
    .object({ roundId: z.string(), somvensterId: z.string(), taskId: z.string(), game: z.string() })
    .optional(),
});
export type PupilMap = z.infer<typeof mapSchema>;

const pupilParams = z.object({ pupil: idSchema });

export const getMap = defineCall({
  id: 'getMap',
  method: 'GET',
  path: '/api/pupils/{pupil}/map',
  action: 'pupil:map',
  summary: 'De landkaart van een leerling: het open somvenster met zijn taken, sterren en munten.',
  params: pupilParams,
  response: mapSchema,
});

/** Changes a pupil may make to the own play settings: calm mode, sound volumes, who speaks, the reading ruler. */
export const saveSettings = defineCall({
  id: 'saveSettings',
  method: 'PATCH',
  path: '/api/pupils/{pupil}/settings',
  action: 'round:play',
  when: 'core',
  summary: 'Bewaar de speelinstellingen die een leerling zelf mag kiezen.',
  params: pupilParams,
  body: z.object({
    calm: z.boolean().optional(),
    volumes: z
      .object({
        speech: z.number().min(0).max(1),
        effects: z.number().min(0).max(1),
        music: z.number().min(0).max(1),
      })
      .optional(),
    voice: z.enum(['ours', 'device']).optional(),
    ruler: z.boolean().optional(),
  }),
  response: z.object({ settings: playSettingsSchema }),
});

export const roundSchema = z.object({
  id: z.string(),
  taskId: z.string(),
  game: z.string(),
  seed: z.string(),
  /** How many of the dealt exercises make the round; the rest is reserve. */
  size: z.int(),
  dealt: z.custom<Dealt[]>(),
  /** What the browser chooses by which of them comes next. */
  handover: z.custom<Handover>(),
  /** Ids of the exercises about a word that went wrong before and comes back: "Deze ken je nog van laatst!" */
  again: z.array(z.string()),
  settings: playSettingsSchema,
  avatar: avatarSchema,
  /** The spoken line of explanation. */
  explain: z.custom<Speech>(),
  /** Whether play skill brings coins; not any more after enough practice for one day (scenes/landkaart/README.md 4.6). */
  tips: z.boolean(),
  /** Whether this is the pupil's first visit to the game: the example (Voorbeeld) is shown whole. */
  firstVisit: z.boolean(),
  /** Staff who look on: nothing is recorded. */
  preview: z.boolean(),
  /** Answers already stored, oldest first, when a round is taken up again. */
  answers: z.array(
    z.object({ exerciseId: z.string(), given: z.unknown(), ms: z.number(), tick: z.number() }),
  ),
});
export type DealtRound = z.infer<typeof roundSchema>;

export const startRound = defineCall({
  id: 'startRound',
  method: 'POST',
  path: '/api/pupils/{pupil}/tasks/{task}/rounds',
  action: 'pupil:map',
  // A round that was begun goes on to its end; whether another may be begun is looked at when it is (practice/).
  when: 'answers',
  onlyShows: true,
  summary: 'Begin een ronde van een spel bij een taak, of ga verder met de ronde die nog open staat.',
  params: pupilParams.extend({ task: idSchema }),
  /** `id` is made by the client: asking twice gives the same round. */
  body: z.object({ id: z.uuid(), somvenster: idSchema, game: z.string().min(1).max(40) }),
  response: roundSchema,
  errors: ['not-found', 'conflict', 'not-practice-time'],
});
