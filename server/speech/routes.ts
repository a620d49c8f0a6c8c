import { Router } from 'express';
import { notFound, Problem } from '../http/problem.ts';
import type { Links } from './links.ts';
import type { SpeechStore } from './store.ts';

/** An address always gives the same sound. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The letters `van` (included) to `tot` (not included) of a text, as `partOfSpeech` asks; all of it without them. */
function partOf(text: string, { van, tot }: Record<string, unknown>): string {
  if (van === undefined && tot === undefined) return text;
  const [from, to] = [van, tot].map((at) =>
    typeof at === 'string' && /^\d{1,3}$/.test(at) ? Number(at) : NaN,
  );
  return from! < to! && to! <= text.length ? text.slice(from, to) : '';
}

/**
 * GET /api/speech/:variant/:file: a recording, or with `van` and `tot` a part of its text. No session: the address itself
 * is the proof.
 */
export function speechRoutes(links: Links, store: SpeechStore): Router {
  const router = Router();
  router.get('/api/speech/:variant/:file', async (request, response) => {
    const asked = links.read(request.params.variant, request.params.file);
    if (!asked) throw notFound('Dit geluid bestaat niet.');
    const text = partOf(asked.text, request.query);
    if (text.trim() === '') throw notFound('Dit geluid bestaat niet.');
    const mp3 = await store.get(text, asked.variant).catch(() => {
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
