import { z } from 'zod';
import { STAGES } from '../../engine/measure/index.ts';
import { defineCall, idSchema } from './call.ts';
import { LONGEST_ANSWER, MOST_PLAYS, SITTING_STATES, TEST_SIZES } from './method-tests.ts';
import { MOST_PLAN_WORDS } from './plan-tests.ts';

// Taking a test: the pupil's side. No answer, role or difficulty of a word leaves the server before it is released.

const ofPupil = z.object({ pupil: idSchema });
const ofTest = ofPupil.extend({ test: z.uuid() });
const ofWord = ofTest.extend({ n: z.coerce.number().int().min(1) });
/** The account in the address of the page of a method test: one of elsewhere is not there. A test of a plan has no such address. */
const query = z.object({ account: idSchema.optional() });
/** Made by the browser, for as long as its page is open. */
const device = z.uuid();
const most = Math.max(TEST_SIZES.most + TEST_SIZES.sentences, MOST_PLAN_WORDS);

export const listOwnTests = defineCall({
  id: 'listOwnTests',
  method: 'GET',
  path: '/api/pupils/{pupil}/tests',
  action: 'test:take',
  summary: 'De toetsen die voor een leerling klaarstaan, of waarvan de uitslag te zien is.',
  params: ofPupil,
  response: z.array(
    z.object({
      id: z.string(),
      account: z.string(),
      use: z.enum(['methode', 'plan', 'instap']),
      title: z.string(),
      state: z.enum(['klaar', 'bezig', 'uitslag']),
    }),
  ),
});

const ownTestSchema = z.object({
  title: z.string(),
  /** `klaar`: may begin; `dicht`: its days are over or still to come; else as the sitting. */
  state: z.enum(['klaar', 'dicht', ...SITTING_STATES]),
  from: z.iso.date(),
  words: z.array(
    z.object({
      n: z.int(),
      part: z.int(),
      /** A whole sentence is to be written. */
      isSentence: z.boolean(),
    }),
  ),
  /** Of a placement test: its stages that are there, of how many, and the words in each. */
  stages: z.object({ made: z.int(), of: z.int(), words: z.int() }).optional(),
  /** What is stored, by the number of the word. */
  answers: z.array(
    z.object({
      n: z.int(),
      rev: z.int(),
      given: z.string().nullable(),
      plays: z.int(),
      noSound: z.boolean(),
    }),
  ),
  /** Another device has it. */
  elsewhere: z.boolean(),
  /** Once it is released, where anything is shown. */
  result: z
    .object({
      words: z.array(z.object({ word: z.string(), given: z.string().nullable(), right: z.boolean() })),
      /** How many of how many were right; only where scores are shown. */
      score: z.object({ right: z.int(), of: z.int() }).optional(),
    })
    .optional(),
});
export type OwnTest = z.infer<typeof ownTestSchema>;

export const getOwnTest = defineCall({
  id: 'getOwnTest',
  method: 'GET',
  path: '/api/pupils/{pupil}/method-tests/{test}',
  action: 'test:look',
  summary:
    'Een toets zoals de leerling hem ziet, met wat al is opgeschreven; voor medewerkers om te bekijken.',
  params: ofTest,
  query: query.extend({ device: device.optional() }),
  response: ownTestSchema,
});

export const beginTest = defineCall({
  id: 'beginTest',
  method: 'POST',
  path: '/api/pupils/{pupil}/method-tests/{test}/begin',
  action: 'test:take',
  // What was begun is never refused; beginning itself is looked at by its handler.
  when: 'answers',
  summary: 'Begin aan een toets, of ga op dit apparaat verder.',
  params: ofTest,
  query,
  body: z.object({
    device,
    /** Goes on here although another device has it. */
    takeOver: z.boolean().default(false),
  }),
  response: ownTestSchema,
  errors: ['conflict'],
});

export const hearTestWord = defineCall({
  id: 'hearTestWord',
  method: 'POST',
  path: '/api/pupils/{pupil}/method-tests/{test}/words/{n}/plays',
  action: 'test:look',
  when: 'answers',
  onlyShows: true,
  summary: 'Het geluid van een woord van een toets; een derde keer is er niet.',
  params: ofWord,
  query: query.extend({
    device,
    play: z.coerce.number().int().min(1).max(MOST_PLAYS, 'Je kunt elk woord twee keer horen.'),
  }),
  answer: 'file',
  errors: ['conflict', 'unavailable'],
});

export const saveTestAnswer = defineCall({
  id: 'saveTestAnswer',
  method: 'PUT',
  path: '/api/pupils/{pupil}/method-tests/{test}/answers/{n}',
  action: 'test:take',
  when: 'answers',
  summary: 'Bewaar wat er voor een woord geschreven is. Het nieuwste telt.',
  params: ofWord,
  query,
  body: z.object({
    device,
    rev: z.int().min(1).max(1e9),
    given: z.string().max(LONGEST_ANSWER, `Schrijf hoogstens ${LONGEST_ANSWER} tekens.`).nullable(),
    /** Time on its page since the last answer to it, ms. */
    ms: z.int().min(0).max(3_600_000),
    noSound: z.boolean().default(false),
  }),
  response: z.object({ rev: z.int() }),
  errors: ['conflict', 'invalid-fields'],
});

export const nextTestStage = defineCall({
  id: 'nextTestStage',
  method: 'POST',
  path: '/api/pupils/{pupil}/method-tests/{test}/stages',
  action: 'test:take',
  when: 'answers',
  summary: 'Het volgende deel van een instaptoets: de server kiest het naar wat er al geschreven is.',
  params: ofTest,
  query,
  body: z.object({
    device,
    /** The stage that is asked for; one that is there is given as it is. */
    stage: z.int().min(2).max(STAGES.usual.stages),
    /** What the browser has: the number and revision of each word. */
    revs: z.array(z.object({ n: z.int(), rev: z.int() })).max(most),
  }),
  response: ownTestSchema,
  errors: ['conflict'],
});

export const handInTest = defineCall({
  id: 'handInTest',
  method: 'POST',
  path: '/api/pupils/{pupil}/method-tests/{test}/hand-in',
  action: 'test:take',
  when: 'answers',
  summary: 'Lever een toets in. Mist de server nog iets, dan zegt hij wat.',
  params: ofTest,
  query,
  body: z.object({
    device,
    /** What the browser has: the number and revision of each word. */
    revs: z.array(z.object({ n: z.int(), rev: z.int() })).max(most),
  }),
  response: ownTestSchema,
  errors: ['conflict'],
});
