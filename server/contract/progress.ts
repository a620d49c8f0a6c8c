import { z } from 'zod';
import { keyStepsSchema } from '../../engine/exercise/schema.ts';
import { defineCall, idSchema } from './call.ts';
import { letterLineSchema } from './letters.ts';
import { pupilTestSchema } from './lvs.ts';

/** A category counts as measured from this many answers on (engine/practice/DESIGN.md 7); below it a level says little. */
export const ENOUGH_ANSWERS = 8;
/** From so many points of hundred on a level went up or down; less is noise. */
export const TREND_POINTS = 5;
/** The longest note, in characters. */
export const LONGEST_NOTE = 1000;
/** Misspellings and mastered words that are told of a period, newest first. */
export const MOST_TOLD = 300;

const daySchema = z.iso.date('Kies een dag.');
/** Days in the Netherlands and Belgium, both included; without them this school year up to today. */
const periodSchema = z
  .object({ from: daySchema.optional(), to: daySchema.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'De laatste dag ligt voor de eerste.',
  });

const shareSchema = z.int().min(0).max(100);

/** What is practised: a category of spelling or reading, or a list of words. */
const kindSchema = z.enum(['spelling', 'lezen', 'lijst']);

const categorySchema = z.object({
  id: z.string(),
  /** Short: "ei of ij". */
  name: z.string(),
  /** In a teacher's words: "Korte ei of lange ij"; of a list its name. */
  title: z.string(),
  kind: kindSchema,
  /** School year in which it is practised first; absent for a list. */
  groep: z.int().optional(),
});
export type ProgressCategory = z.infer<typeof categorySchema>;

export const STATUSES = ['nieuw', 'bezig', 'klaar', 'stap-terug'] as const;

/** How far a pupil is in a category at the end of the period, by the practice policy. */
const levelSchema = z.object({
  status: z.enum(STATUSES),
  /** Why, as a code. */
  reason: z.string(),
  /** Expected share of right answers over all its words, written without help, in percent; with its 80 % interval. */
  p: shareSchema,
  low: shareSchema,
  high: shareSchema,
  /** Answers that the level stands on; below `ENOUGH_ANSWERS` it is no more than a guess. */
  known: z.int(),
  /**
   * Points of `p` since the period began, or since the first day on which enough was known; absent where that is the only
   * moment, or nothing is known well enough.
   */
  trend: z.object({ points: z.int(), since: z.string() }).optional(),
});
export type ProgressLevel = z.infer<typeof levelSchema>;

/** What was done in the period. */
const effortSchema = z.object({
  /** Exercises, and those that were right at once. */
  answers: z.int(),
  correct: z.int(),
  minutes: z.number(),
});
export type Effort = z.infer<typeof effortSchema>;

/** A category of one pupil; `level` is absent while the policy has not looked at it. */
const standingSchema = effortSchema.extend({
  category: z.string(),
  level: levelSchema.optional(),
  /** Last day on which it was practised, also before the period. */
  lastDay: z.string().optional(),
  /**
   * What it builds on, does not go well yet and can be practised by this pupil, where it is too hard now: to be practised
   * before it; `isNew` where it was never practised.
   */
  first: z.object({ category: z.string(), title: z.string(), isNew: z.literal(true).optional() }).optional(),
});
export type Standing = z.infer<typeof standingSchema>;

const periodShape = { from: z.string(), to: z.string() };

const pupilRowSchema = effortSchema.extend({
  id: z.string(),
  name: z.string(),
  groep: z.int(),
  /** Days with practice in the period. */
  days: z.int(),
  lastDay: z.string().optional(),
  standings: z.array(standingSchema),
});
export type PupilProgressRow = z.infer<typeof pupilRowSchema>;

export const groupProgressSchema = z.object({
  ...periodShape,
  /** Those that a pupil of the group practised, in the order of the line. */
  categories: z.array(categorySchema),
  pupils: z.array(pupilRowSchema),
});
export type GroupProgress = z.infer<typeof groupProgressSchema>;

export const getGroupProgress = defineCall({
  id: 'getGroupProgress',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/progress',
  action: 'group:progress',
  summary:
    'De voortgang van een groep: leerlingen en categorieën, met inzet, niveau en groei in een periode.',
  params: z.object({ account: idSchema, group: idSchema }),
  query: periodSchema,
  response: groupProgressSchema,
});

const pupilParams = z.object({ pupil: idSchema });

const noteSchema = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  text: z.string(),
  /** Name of who wrote it. */
  author: z.string(),
  changedAt: z.int(),
});
export type ProgressNote = z.infer<typeof noteSchema>;

export const pupilProgressSchema = pupilRowSchema.extend({
  ...periodShape,
  group: z.object({ id: z.string(), name: z.string(), account: z.string() }).optional(),
  categories: z.array(categorySchema),
  /** Results of tests from elsewhere, the latest first, whatever the period; they say nothing of mastery here. */
  tests: z.array(pupilTestSchema),
  /** What came with files of servers that nobody knew: their addresses, and when (ms since the epoch). */
  elsewhere: z.array(z.object({ issuer: z.string(), at: z.number() })),
  /** Days with practice, oldest first. */
  practised: z.array(effortSchema.extend({ day: z.string() })),
  /** Levels at the end of days, oldest first: what lies before the period and up to its end. */
  line: z.array(
    z.object({
      category: z.string(),
      points: z.array(z.object({ day: z.string(), p: shareSchema, low: shareSchema, high: shareSchema })),
    }),
  ),
  /** The last rounds, newest first, with why the policy dealt their words. */
  reasons: z.array(
    z.object({
      at: z.int(),
      category: z.string(),
      /** What a teacher reads, with how many words were dealt for this reason. */
      why: z.array(z.object({ text: z.string(), words: z.int() })),
    }),
  ),
  /** Newest first. */
  notes: z.array(noteSchema),
});
export type PupilProgress = z.infer<typeof pupilProgressSchema>;

export const getPupilProgress = defineCall({
  id: 'getPupilProgress',
  method: 'GET',
  path: '/api/pupils/{pupil}/progress',
  action: 'pupil:progress',
  summary: 'De voortgang van een leerling: niveau, categorieën, inzet, redenen en notities in een periode.',
  params: pupilParams,
  query: periodSchema,
  response: pupilProgressSchema,
});

const mistakeSchema = z.object({
  id: z.string(),
  at: z.int(),
  word: z.string(),
  /** What the pupil wrote or laid. */
  written: z.string(),
  /** What was written after that, in order, up to what was right. */
  then: z.array(z.object({ written: z.string(), right: z.boolean() })),
  category: z.string(),
  /** The rule that it breaks, in a teacher's words; absent where none is known. */
  rule: z.string().optional(),
  /** It is kept how it was typed, and can be played back. */
  isTyped: z.boolean(),
  /** Address of the spoken word. */
  speech: z.string(),
});
export type Mistake = z.infer<typeof mistakeSchema>;

export const pupilWordsSchema = z.object({
  ...periodShape,
  /** Words that were written wrong at the first try, newest first; `mistakesTotal` also counts what is not told. */
  mistakes: z.array(mistakeSchema),
  mistakesTotal: z.int(),
  /** How often each rule was broken, most often first. */
  rules: z.array(z.object({ rule: z.string(), count: z.int() })),
  /** Words that were right at once on each of the last two days on which they were asked, newest first. */
  mastered: z.array(z.string()),
  masteredTotal: z.int(),
});
export type PupilWords = z.infer<typeof pupilWordsSchema>;

export const getPupilWords = defineCall({
  id: 'getPupilWords',
  method: 'GET',
  path: '/api/pupils/{pupil}/progress/words',
  action: 'pupil:progress',
  summary:
    'De fout geschreven en de beheerste woorden van een leerling in een periode, zo nodig van één categorie.',
  params: pupilParams,
  query: periodSchema.safeExtend({
    /** Only what is about this category or list. */
    category: idSchema.optional(),
  }),
  response: pupilWordsSchema,
});

const typingSchema = z.object({
  at: z.int(),
  word: z.string(),
  /** What was typed. */
  written: z.string(),
  /** How it was typed, step by step. */
  steps: keyStepsSchema,
  /** The rule that it breaks, in a teacher's words; absent where none is known. */
  rule: z.string().optional(),
  /** How the same word went in other rounds, newest first; `written` where it was written wrong. */
  others: z.array(z.object({ at: z.int(), right: z.boolean(), written: z.string().optional() })),
});
export type Typing = z.infer<typeof typingSchema>;

export const getTyping = defineCall({
  id: 'getTyping',
  method: 'GET',
  path: '/api/pupils/{pupil}/progress/rounds/{round}/answers/{answer}/typing',
  action: 'pupil:progress',
  summary:
    'Hoe een leerling een woord fout typte: letter voor letter met de pauzes, de regel, en wat hij er op andere dagen van maakte.',
  params: pupilParams.extend({ round: idSchema, answer: idSchema }),
  response: typingSchema,
});

export const savePupilNote = defineCall({
  id: 'savePupilNote',
  method: 'PUT',
  path: '/api/pupils/{pupil}/progress/notes/{note}',
  action: 'pupil:note',
  when: 'change',
  summary: 'Bewaar een notitie bij een periode van een leerling, of gooi haar weg. De client maakt het id.',
  params: pupilParams.extend({ note: z.uuid() }),
  body: z
    .object({
      from: daySchema,
      to: daySchema,
      text: z
        .string()
        .trim()
        .min(1, 'Schrijf eerst een notitie.')
        .max(LONGEST_NOTE, `Hoogstens ${LONGEST_NOTE} tekens.`),
      removed: z.boolean().default(false),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'De laatste dag ligt voor de eerste.' }),
  response: z.object({ notes: z.array(noteSchema) }),
  errors: ['conflict', 'invalid-fields'],
});

/** A letter to parents, from top to bottom; what the teacher adds comes after `intro`. */
const letterSchema = z.object({
  school: z.string(),
  title: z.string(),
  /** School year and period. */
  about: z.string(),
  greeting: z.string(),
  intro: z.string(),
  /** Each with its heading: a text, or things in a list. */
  parts: z.array(
    z.object({ title: z.string(), text: z.string().optional(), items: z.array(z.string()).optional() }),
  ),
  /** Where no part ends it. */
  closing: z.string().optional(),
});
export type ParentLetter = z.infer<typeof letterSchema>;

export const getParentLetter = defineCall({
  id: 'getParentLetter',
  method: 'GET',
  path: '/api/pupils/{pupil}/progress/letter',
  action: 'pupil:progress',
  summary: 'Een brief aan de ouders over wat een leerling in een periode oefende, om eerst te lezen.',
  params: pupilParams,
  query: periodSchema,
  response: z.object({ letter: letterSchema }),
});

export const makeParentLetter = defineCall({
  id: 'makeParentLetter',
  method: 'POST',
  path: '/api/pupils/{pupil}/progress/letter',
  action: 'pupil:progress',
  when: 'read',
  summary: 'Dezelfde brief als pdf, met wat de leerkracht eraan toevoegt.',
  params: pupilParams,
  body: periodSchema.safeExtend({ line: letterLineSchema.default('') }),
  response: z.object({
    /** The document, as base64. */
    pdf: z.base64(),
  }),
  errors: ['invalid-fields'],
});
