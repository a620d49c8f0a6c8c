import { z } from 'zod';
import { defineCall } from './call.ts';
import { LONGEST_TEXT } from './speech.ts';
import { VARIANTS } from './variant.ts';

/** Open until the office listened: then it sounds better, or was right. */
export const SOUND_STATES = ['open', 'fixed', 'right'] as const;
export type SoundState = (typeof SOUND_STATES)[number];

export const LONGEST_SOUND_NOTE = 300;
export const LONGEST_SOUND_ANSWER = 1000;
/** Reports of one person within an hour. */
export const MOST_SOUND_REPORTS = 20;
/** Words of one page of the list. */
export const SOUNDS_PER_PAGE = 50;

/** What a form asks. */
export const newSoundReport = z.object({
  word: z.string().trim().min(1).max(LONGEST_TEXT),
  /** What is wrong with it. */
  note: z.string().trim().max(LONGEST_SOUND_NOTE),
});

export const reportSound = defineCall({
  id: 'reportSound',
  method: 'PUT',
  path: '/api/sound-reports/{report}',
  action: 'sound:report',
  when: 'change',
  summary: 'Meld dat een woord niet goed klinkt. Nog eens: dezelfde melding.',
  params: z.object({ report: z.uuid() }),
  body: newSoundReport,
  errors: ['too-many-requests'],
});

export const listSoundReports = defineCall({
  id: 'listSoundReports',
  method: 'GET',
  path: '/api/office/sound-reports',
  action: 'office:sounds',
  summary: 'Woorden die volgens gebruikers niet goed klinken, het laatst gemelde eerst.',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    state: z.enum(SOUND_STATES).default('open'),
  }),
  response: z.object({
    words: z.array(
      z.object({
        word: z.string(),
        variant: z.enum(VARIANTS),
        /** How it sounds now. */
        url: z.string(),
        notes: z.array(z.string()),
        count: z.int(),
        at: z.int(),
      }),
    ),
    total: z.int(),
  }),
});

export const settleSound = defineCall({
  id: 'settleSound',
  method: 'POST',
  path: '/api/office/sound-reports/outcomes',
  action: 'office:sounds',
  when: 'change',
  summary:
    'Handel alle meldingen over een woord af, of zet ze weer open. Wat bij `answer` staat, leest wie het meldde bij zijn vragen aan het kantoor.',
  body: z.object({
    word: z.string(),
    variant: z.enum(VARIANTS),
    from: z.enum(SOUND_STATES),
    to: z.enum(SOUND_STATES),
    /** To all who reported it; empty for none. Of what is opened again nothing is said. */
    answer: z.string().trim().max(LONGEST_SOUND_ANSWER).default(''),
  }),
  /** How many people the answer went to. */
  response: z.object({ answered: z.int() }),
  errors: ['conflict', 'invalid-fields'],
});
