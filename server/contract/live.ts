import { z } from 'zod';
import { keyStepsSchema, rawAnswerSchema } from '../../engine/exercise/schema.ts';
import type { holdPupilsSchema, sendPupilsSchema } from './board.ts';
import { type Hold, type Miss, type Sent, type SendTo, type Standing, type StepBack } from './board.ts';
import type { ErrorBody, ErrorCode, When } from './call.ts';
import type { JobProgress } from './jobs.ts';
import type { Action } from './permissions.ts';
import type { Avatar } from './practice.ts';

/** Where the live channel listens (socket.io `path`); the token goes along as `auth: { token }`. */
export const LIVE_PATH = '/api/live';

/** The largest socket message that is read, in bytes. */
export const MAX_MESSAGE_BYTES = 16_384;

/** One answer of a pupil. `id` is made by the client; the server applies it once. */
export const answerEventSchema = z.strictObject({
  id: z.uuid(),
  roundId: z.uuid(),
  exerciseId: z.string().min(1).max(64),
  /** Number of the answer within its round, from 0: late answers are put in their order. */
  n: z.int().min(0).max(2000),
  given: rawAnswerSchema,
  /** Thinking time in ms of play. */
  ms: z.int().min(0).max(3_600_000),
  tick: z.int().min(0),
  /** How a wrong text was typed. */
  keys: keyStepsSchema.optional(),
  /** Moment on the pupil's own clock, ms since the epoch; it may be wrong. */
  at: z.int().min(0),
  /** The same clock at the moment of sending: over several messages, and the `now` of the handshake, it tells how wrong it is. */
  sentAt: z.int().min(0).optional(),
});
export type AnswerEvent = z.infer<typeof answerEventSchema>;

/** The end of a round, whole or left half-way. Stars and coins are the server's to work out. */
export const roundEndedEventSchema = z.strictObject({
  id: z.uuid(),
  roundId: z.uuid(),
  tips: z.int().min(0).max(200),
  feat: z.boolean(),
  complete: z.boolean(),
  /** What the pupil picked in the finale, by the game's own name for it. */
  keepsake: z
    .string()
    .regex(/^[a-z0-9-]{1,24}$/)
    .optional(),
  at: z.int().min(0),
});
export type RoundEndedEvent = z.infer<typeof roundEndedEventSchema>;

/** What a pupil is doing now; not stored. */
export const presenceEventSchema = z.strictObject({
  screen: z.enum(['map', 'game', 'paused', 'hidden']),
  roundId: z.uuid().optional(),
  /** Answers that wait in the browser to be sent. */
  waiting: z.int().min(0).max(100_000),
});
export type PresenceEvent = z.infer<typeof presenceEventSchema>;

/** An acknowledgement: data or an error, never both. For `answer` and `roundEnded` ok means stored. */
export type Ack<T> = { ok: true; data: T } | { ok: false; error: ErrorBody };

/** One of the last answers of a pupil, as the board shows it. */
export interface TileAnswer {
  id: string;
  right: boolean;
  tryNo: number;
  /** The word that was asked. */
  word: string;
  /** What the pupil wrote, fit to show. */
  given: string;
  /** `given` was chosen and is no writing of the word. */
  chosen?: true;
  /** The rule that a wrong answer breaks, in the teacher's words; missing where none is known. */
  why?: string;
  category: string;
  /** Server time, ms since the epoch. */
  at: number;
}

/** What the teacher's board shows of one pupil. */
export interface Tile {
  pupilId: string;
  name: string;
  /** The own Klodder, as it was when the board was opened. */
  avatar: Avatar;
  state: 'away' | 'map' | 'playing' | 'paused' | 'idle' | 'offline';
  game?: string;
  gameTitle?: string;
  task?: string;
  /** Where the pupil plays, for who wants to look at the same game. */
  place?: { somvensterId: string; taskId: string };
  /** Number of the exercise and how many the round has. */
  progress?: { at: number; of: number };
  last: TileAnswer[];
  /** First-try results of today. */
  today: { answers: number; right: number };
  /** Answers that wait in the pupil's browser. */
  waiting: number;
  /** Server time of the last sign of life, ms since the epoch; 0 when there was none. */
  seenAt: number;
  /** Server time of the last answer or change of screen; 0 when there was none. */
  activeAt: number;
  /** How the pupil is doing; missing for who is away. */
  standing?: Standing;
  /** An action plan that runs today, and whether what is played is one of its goals; missing where there is none. */
  plan?: { id: string; isPlayed: boolean };
  /** What is too hard for this pupil in these days, what was practised last first; missing where nothing is. */
  back?: StepBack[];
}

/** The whole board, with the number of the last change it holds. */
export interface BoardSnapshot {
  groupId: string;
  seq: number;
  /** Server time, ms since the epoch. */
  now: number;
  tiles: Tile[];
  /** Midnight before today's first answers, server time in ms since the epoch. */
  day: number;
  /** Wrong answers of today that break a rule, oldest first; of a very busy day the last ones. */
  misses: Miss[];
  /** Who stands still; null when nobody does. */
  hold: Hold | null;
}

/** What changed, numbered: a reader that misses a number asks for the whole again. */
export interface BoardChange {
  groupId: string;
  seq: number;
  now: number;
  /** Changed tiles, whole. */
  tiles: Tile[];
  /** Misses to be added. */
  misses: Miss[];
  hold: Hold | null;
}

export const watchGroupSchema = z.strictObject({ groupId: z.string().min(1).max(64) });

/** What each event asks of the permission table. */
export const LIVE_ACTIONS = {
  answer: 'round:play',
  roundEnded: 'round:play',
  presence: 'round:play',
  watchGroup: 'group:progress',
  unwatchGroup: 'group:progress',
  holdPupils: 'group:lead',
  sendPupils: 'group:lead',
} as const satisfies Record<keyof ClientToServer, Action>;

/** When an account may send each event, as `when` of a call. */
export const LIVE_WHEN = {
  answer: 'answers',
  roundEnded: 'answers',
  presence: 'answers',
  watchGroup: 'read',
  unwatchGroup: 'core',
  holdPupils: 'practice',
  sendPupils: 'practice',
} as const satisfies Record<keyof ClientToServer, When>;

/** Refusals after which sending the same thing again makes no sense; all others are worth another try later. */
export const FINAL_REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'unreadable',
  'invalid-fields',
  'not-allowed',
  'not-found',
  'conflict',
  'too-large',
]);

export interface ClientToServer {
  answer(event: AnswerEvent, ack: (reply: Ack<{ id: string }>) => void): void;
  roundEnded(event: RoundEndedEvent, ack: (reply: Ack<RoundReward>) => void): void;
  presence(event: PresenceEvent): void;
  watchGroup(event: z.infer<typeof watchGroupSchema>, ack: (reply: Ack<BoardSnapshot>) => void): void;
  unwatchGroup(event: z.infer<typeof watchGroupSchema>): void;
  holdPupils(event: z.infer<typeof holdPupilsSchema>, ack: (reply: Ack<{ hold: Hold | null }>) => void): void;
  sendPupils(event: z.infer<typeof sendPupilsSchema>, ack: (reply: Ack<Sent>) => void): void;
}

export interface ServerToClient {
  board(change: BoardChange): void;
  /** Another tab of this pupil has started a round; this one may no longer play. */
  takenOver(): void;
  /** The group may no longer be watched, and why: its teacher left it, or it is gone. */
  watchEnded(end: { groupId: string; error: ErrorBody }): void;
  /** The teacher wants to be looked at: this screen stands still for so many ms; 0: go on. */
  hold(event: { forMs: number }): void;
  /** The teacher sends this pupil somewhere. */
  sent(to: SendTo): void;
  /** Something was set ready or taken away: the map is another. */
  mapChanged(): void;
  /** Long work that this person began came further, or ended. */
  job(progress: JobProgress): void;
  /** The token has ended, so that a session of single sign-on may be renewed; or the session itself: log in again. */
  sessionEnded(event: { reason: 'expired' | 'ended' }): void;
}

/** What a finished round brought, as the server worked it out. */
export interface RoundReward {
  stars: number;
  coins: number;
  totalStars: number;
  totalCoins: number;
  /** Tasks that this round opened. */
  opened: string[];
  /** Why no other round of this task can be begun now, as the pupil is told. */
  closed?: string;
}
