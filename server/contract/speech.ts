import { z } from 'zod';
import type { Speech } from '../../engine/exercise/index.ts';
import { defineCall } from './call.ts';

/** Longer texts are not spoken; a sentence has 60 letters, a homophone comes with its sentence. */
export const LONGEST_TEXT = 200;

export const readAloud = defineCall({
  id: 'readAloud',
  method: 'POST',
  path: '/api/speech',
  action: 'session:own',
  // Also in a round that goes on while the account is closed.
  when: 'core',
  onlyShows: true,
  summary: 'Laat een korte tekst van het scherm voorlezen: geeft het adres van het geluid.',
  body: z.object({ text: z.string().trim().min(1).max(LONGEST_TEXT) }),
  response: z.object({ speech: z.custom<Speech>() }),
});
