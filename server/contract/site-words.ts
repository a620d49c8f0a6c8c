import { z } from 'zod';
import { defineCall } from './call.ts';
import { aboutSchema, checkedLineSchema } from './word-lists.ts';

/** The most words that a visitor of the public site may have looked at in one go. */
export const MOST_SITE_WORDS = 20;
/** The most that a visitor pastes, in characters: twenty words with a sentence each. */
export const MOST_SITE_TEXT = 2_000;

const lineSchema = checkedLineSchema.extend({
  /** Only words that exist are spoken for who is not known: our voice says nothing that somebody made up. */
  about: aboutSchema.partial({ speech: true }).optional(),
});
export type SiteWord = z.infer<typeof lineSchema>;

export const checkSiteWords = defineCall({
  id: 'checkSiteWords',
  method: 'POST',
  path: '/api/site/words',
  action: 'public',
  when: 'core',
  summary:
    'Laat een bezoeker van de site zien wat de spellen van een paar eigen woorden maken. Er wordt niets bewaard.',
  body: z.object({ text: z.string().trim().min(1, 'Plak of typ eerst een woord.').max(MOST_SITE_TEXT) }),
  /** `cut` says that there were more than twenty words. */
  response: z.object({ lines: z.array(lineSchema), cut: z.boolean() }),
  errors: ['invalid-fields', 'too-many-requests'],
});
