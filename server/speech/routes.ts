import { Router } from 'express';
import { notFound, Problem } from '../http/problem.ts';
import type { Links } from './links.ts';
import type { SpeechStore } from './store.ts';

/** An address always gives the same sound. */
const FOREVER = 'public, max-age=31536000, immutable';

/** GET /api/speech/:variant/:file: a recording. No session: the address itself is the proof. */
export function speechRoutes(links: Links, store: SpeechStore): Router {
  const router = Router();
  router.get('/api/speech/:variant/:file', async (request, response) => {
    const asked = links.read(request.params.variant, request.params.file);
    if (!asked) throw notFound('Dit geluid bestaat niet.');
    const mp3 = await store.get(asked.text, asked.variant).catch(() => {
      throw new Problem('unavailable', 'Dit woord kan nu niet worden uitgesproken. Probeer het zo opnieuw.', {
        retryAfter: 2,
      });
    });
    response
      .set('Cache-Control', FOREVER)
      .type('audio/mpeg')
      .send(Buffer.from(mp3.buffer, mp3.byteOffset, mp3.byteLength));
  });
  return router;
}
