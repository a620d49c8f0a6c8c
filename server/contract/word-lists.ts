import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { anywaySchema } from './tasks.ts';

/** The most words of one list. */
export const MOST_WORDS = 200;
/** The most that is pasted at once, in characters; more is cut off by the page. */
export const MOST_TEXT = 40_000;
/** Words and lines of one text that are looked at; what comes after them is asked for again. */
export const MOST_LINES = 400;
/** The longest sentence that games can show with a word (scenes/README.md 1.8), in characters. */
export const LONGEST_SENTENCE = 60;
/** Lists that may be set ready for a group at the same time. */
export const MOST_READY = 3;

/** `found`: an existing word; `misspelled`: most likely an error; `unknown`: not in the list, but usable; `refused`; `skipped`: seems no words. */
const VERDICTS = ['found', 'misspelled', 'unknown', 'refused', 'skipped'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What the games will make of a word. */
export const aboutSchema = z.object({
  syllables: z.array(z.string()),
  /** What it is practised as, in that order, each with its letters `from` (included) to `to` (not included). */
  categories: z.array(
    z.object({ id: z.string(), goal: z.string(), rule: z.string(), from: z.int(), to: z.int() }),
  ),
  /** How children misspell it, likeliest first, each with the rule that it breaks. */
  misspellings: z.array(z.object({ text: z.string(), goal: z.string() })),
  /** Address of the spoken word. */
  speech: z.string(),
  /** Address of its picture, with what it shows. */
  picture: z.object({ url: z.string(), alt: z.string() }).optional(),
  /** The sentence that goes with it: from what was pasted, else of our own. */
  sentence: z.string().optional(),
  /** It sounds like another word: without a sentence few games can ask it. */
  lacksSentence: z.boolean(),
});
export type AboutWord = z.infer<typeof aboutSchema>;

export const checkedLineSchema = z.object({
  /** Number of its line in the text, from 1. */
  line: z.int(),
  /** As pasted, cut off when it is long. */
  given: z.string(),
  verdict: z.enum(VERDICTS),
  /** The word as it will be practised; not of a refused one. */
  word: z.string().optional(),
  /** Existing words that may have been meant, likeliest first; of a found word when few know it. */
  suggestions: z.array(z.string()).optional(),
  /** Why it can't be used. */
  reason: z.string().optional(),
  /** Of a skipped one all of it, to be checked again as words. */
  leftOut: z.string().optional(),
  about: aboutSchema.optional(),
});
export type CheckedLine = z.infer<typeof checkedLineSchema>;

const listWordSchema = z.object({
  word: z.string().trim().min(1).max(60),
  sentence: z.string().trim().max(LONGEST_SENTENCE).optional(),
  /** `sure`: whoever made the list says that it is spelled right; `doubt`, set by the server: most likely an error. */
  mark: z.enum(['sure', 'doubt']).optional(),
});
export type ListWord = z.infer<typeof listWordSchema>;

const nameSchema = z.string().trim().min(1).max(40);

export const wordListSchema = z.object({
  id: z.string(),
  name: z.string(),
  words: z.array(listWordSchema),
  /** Name of who made it. */
  maker: z.string(),
  /** Whether the asker may change it. */
  own: z.boolean(),
  /** ms since the epoch. */
  changedAt: z.int(),
});
export type WordList = z.infer<typeof wordListSchema>;

const summarySchema = wordListSchema.omit({ words: true }).extend({
  count: z.int(),
  /** Words that are most likely errors: asked about before the list goes to pupils. */
  doubts: z.array(z.string()),
  /** When it was set ready for the group, in ms since the epoch; absent when it is not. */
  readyAt: z.int().optional(),
  /** Pupils of the group who played with it. */
  played: z.int(),
});
export type WordListSummary = z.infer<typeof summarySchema>;

const accountParams = z.object({ account: idSchema });
const listParams = accountParams.extend({ list: idSchema });

export const checkWordList = defineCall({
  id: 'checkWordList',
  method: 'POST',
  path: '/api/accounts/{account}/word-lists/check',
  action: 'wordlist:edit',
  when: 'read',
  summary: 'Kijk geplakte woorden na: per woord een oordeel, en wat de spellen ervan maken.',
  params: accountParams,
  /** With `asWords` no line is taken for a heading, a greeting or the like. */
  body: z.object({ text: z.string().max(MOST_TEXT), asWords: z.boolean().optional() }),
  /** `rest` is there when more was pasted than is looked at: the first line, from 1, that was not (wholly) looked at. */
  response: z.object({ lines: z.array(checkedLineSchema), rest: z.int().optional() }),
});

export const listWordLists = defineCall({
  id: 'listWordLists',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/word-lists',
  action: 'wordlist:ready',
  summary: 'De woordenlijsten van een account, met welke er voor een groep klaarstaan; nieuwste eerst.',
  params: accountParams.extend({ group: idSchema }),
  response: z.object({ lists: z.array(summarySchema), total: z.int() }),
});

export const getWordList = defineCall({
  id: 'getWordList',
  method: 'GET',
  path: '/api/accounts/{account}/word-lists/{list}',
  action: 'wordlist:edit',
  summary: 'Eén woordenlijst met haar woorden.',
  params: listParams,
  response: wordListSchema,
});

export const saveWordList = defineCall({
  id: 'saveWordList',
  method: 'PUT',
  path: '/api/accounts/{account}/word-lists/{list}',
  action: 'wordlist:edit',
  when: 'change',
  summary: 'Bewaar een woordenlijst. De client maakt het id: twee keer bewaren geeft één lijst.',
  params: accountParams.extend({ list: z.uuid() }),
  body: z.object({ name: nameSchema, words: z.array(listWordSchema).min(1).max(MOST_WORDS) }),
  response: wordListSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const removeWordList = defineCall({
  id: 'removeWordList',
  method: 'PATCH',
  path: '/api/accounts/{account}/word-lists/{list}/removed',
  action: 'wordlist:edit',
  when: ({ removed }) => (removed ? 'less' : 'change'),
  summary: 'Gooi een woordenlijst weg, of haal haar terug.',
  params: listParams,
  body: z.object({ removed: z.boolean() }),
  response: z.object({ removed: z.boolean() }),
  errors: ['conflict', 'not-found'],
});

export const setWordListReady = defineCall({
  id: 'setWordListReady',
  method: 'PUT',
  path: '/api/accounts/{account}/groups/{group}/word-lists/{list}/ready',
  action: 'wordlist:ready',
  when: 'practice',
  summary: 'Zet een woordenlijst klaar voor een groep, of haal haar weg van de kaart van de leerlingen.',
  params: accountParams.extend({ group: idSchema, list: idSchema }),
  body: z.object({ ready: z.boolean(), anyway: anywaySchema }),
  response: z.object({ ready: z.boolean() }),
  errors: ['conflict', 'not-found'],
});
