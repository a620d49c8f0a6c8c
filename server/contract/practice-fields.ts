import { z } from 'zod';
import { DEFAULT_SETTINGS, FONTS, FORMS, TINTS, type PlaySettings } from '../../engine/exercise/index.ts';
import { SUREST_BELIEF } from '../../engine/measure/index.ts';
import { learningLineSchema } from './learning-line.ts';
import { daysSchema, hoursSchema } from './practice-time.ts';

const share = (least: number, most: number) => z.number().min(least).max(most);

/** What a game gets to see of a practice setting (engine/exercise/settings.ts). */
export const playSettingsSchema = z.object({
  calm: z.boolean(),
  support: z.boolean(),
  reducedMotion: z.boolean(),
  largeLetters: z.boolean(),
  wideLetters: z.boolean(),
  font: z.enum(FONTS),
  tint: z.enum(TINTS),
  captions: z.boolean(),
  ruler: z.boolean(),
  noMisspellings: z.boolean(),
  keyboard: z.enum(['qwerty', 'azerty', 'abc']),
  tempo: share(0, 1),
  volumes: z.object({ speech: share(0, 1), effects: share(0, 1), music: share(0, 1) }),
  voice: z.enum(['ours', 'device']),
  onlineVoices: z.boolean(),
} satisfies Record<keyof PlaySettings, z.ZodType>);

/** Success that calm pupils are steered to, whatever else is chosen (engine/practice/DESIGN.md 8). */
export const CALM_SUCCESS = 0.9;
/** The most of a round that may be words that come back (engine/practice/DESIGN.md 6). */
export const MOST_REVIEW = 0.35;
/** The most minutes a day that can be asked for. */
export const MOST_MINUTES = 60;

/**
 * All that a practice setting says: how and what a pupil practises. A group's setting and a pupil's own differences hold
 * part of it; the rest comes from the level above.
 */
export const practiceFieldsSchema = z.object({
  ...playSettingsSchema.shape,
  learningLine: learningLineSchema,
  /** Where a pupil begins, chosen by the teacher; null for the school year and the LVS level. */
  start: z
    .object({
      groep: z.int().min(3).max(8),
      half: z.literal([1, 2]),
      /** What a placement test says of it, in logits; without it what is usual there. */
      belief: z
        .object({ mean: z.number().min(-12).max(12), variance: z.number().min(SUREST_BELIEF).max(2) })
        .optional(),
    })
    .nullable(),
  /** Share of the answers that is to be right at once (engine/practice/DESIGN.md 8). */
  targetSuccess: share(0.75, 0.85),
  /** The most of a round that is words that come back. */
  reviewShare: share(0, MOST_REVIEW),
  /** Forms of exercises that are not asked. */
  formsOff: z.array(z.enum(FORMS)),
  /** Ids of games that are not offered; a game that is new is. */
  gamesOff: z.array(z.string().min(1).max(40)).max(60),
  /** Minutes a day after which it is enough; null for the usual. */
  minutes: z.int().min(5).max(MOST_MINUTES).nullable(),
  /** Days of the week on which new rounds are begun; null for every day. */
  days: daysSchema.nullable(),
  /** Hours of those days in which new rounds are begun; null for always. */
  hours: hoursSchema.nullable(),
  /** Days of practice a week that let the kite fly (scenes/landkaart/README.md 4.6). */
  weekGoal: z.int().min(1).max(5),
});
export type PracticeFields = z.infer<typeof practiceFieldsSchema>;
export type FieldName = keyof PracticeFields;
export const FIELD_NAMES = Object.keys(practiceFieldsSchema.shape) as FieldName[];

/** Part of the fields: what a level says itself. */
export const someFieldsSchema = practiceFieldsSchema.partial();
export type SomeFields = z.infer<typeof someFieldsSchema>;

/** How a pupil practises of whom nobody set anything. */
export const USUAL_FIELDS: PracticeFields = {
  ...DEFAULT_SETTINGS,
  learningLine: { kind: 'adaptive' },
  start: null,
  targetSuccess: 0.8,
  reviewShare: MOST_REVIEW,
  formsOff: [],
  gamesOff: [],
  minutes: null,
  days: null,
  hours: null,
  weekGoal: 3,
};

const UNORDERED: ReadonlySet<FieldName> = new Set(['gamesOff', 'formsOff', 'days']);

/** Whether two levels say the same in a field. The order of what is in a list of games, forms or days does not matter. */
export function isSame<F extends FieldName>(name: F, a: PracticeFields[F], b: PracticeFields[F]): boolean {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value) && UNORDERED.has(name)) return [...value].sort();
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.entries(value)
      .sort(([x], [y]) => (x < y ? -1 : 1))
      .map(([key, inner]) => [key, plain(inner)]);
  };
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}

/** Several levels in one, the last before those before it. */
export const layered = (...levels: readonly SomeFields[]): PracticeFields =>
  Object.assign({}, USUAL_FIELDS, ...levels) as PracticeFields;

/** Settings to begin with: what each changes is shown before it is applied. */
export interface Preset {
  id: 'dyslexie' | 'nt2' | 'snel' | 'groep3';
  name: string;
  /** For whom it is, in a line for a teacher. */
  about: string;
  fields: SomeFields;
}

export const PRESETS: readonly Preset[] = [
  {
    id: 'dyslexie',
    name: 'Dyslexie',
    about:
      'Grote letters in OpenDyslexic op een rustige tint, een leesliniaal en geen tijdsdruk. In Rustig is ongeveer 90 % meteen goed.',
    fields: {
      largeLetters: true,
      wideLetters: true,
      font: 'dyslexic' as const,
      tint: 'cream' as const,
      ruler: true,
      // Calm says how much is to be right, and how much comes back.
      calm: true,
      noMisspellings: true,
      tempo: 0.1,
      volumes: { speech: 1, effects: 0.4, music: 0 },
    },
  },
  {
    id: 'nt2',
    name: 'NT2',
    about: 'De stem voorop, rustig tempo, meer goed en geen foute woordbeelden.',
    fields: {
      noMisspellings: true,
      tempo: 0.15,
      targetSuccess: 0.85,
      voice: 'ours' as const,
      formsOff: ['judge' as const],
      volumes: { speech: 1, effects: 0.4, music: 0 },
    },
  },
  {
    id: 'snel',
    name: 'Snelle speller',
    about: 'Moeilijkere woorden, minder herhaling en een hoger tempo.',
    fields: { targetSuccess: 0.75, reviewShare: 0.2, tempo: 0.7, calm: false },
  },
  {
    id: 'groep3',
    name: 'Beginnende speller',
    about:
      'Grote letters, een toetsenbord op volgorde van het abc, korte beurten en nog geen hele woorden typen.',
    fields: {
      start: { groep: 3, half: 1 as const },
      largeLetters: true,
      calm: true,
      keyboard: 'abc' as const,
      formsOff: ['type' as const, 'order' as const, 'judge' as const],
      minutes: 10,
      tempo: 0.1,
    },
  },
];
