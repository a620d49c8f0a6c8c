import { join } from 'node:path';
import express from 'express';
import type { Plugin } from 'vite';
import { pictureRoutes } from '../../server/practice/pictures.ts';
import { createSpeech } from '../../server/speech/index.ts';
import { createDealing } from './dealing.ts';
import { readWish } from './wish.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Where a page asks for a round: the query is the wish. */
export const ROUND = '/api/voorbeeldronde';
export const GAMES = '/api/voorbeeldspellen';

/** Rounds, speech and pictures for the pages, while they are made and when they are built. */
export function previewServer(): Plugin {
  let app: express.Express | undefined;
  const handle = () => {
    app ??= createApp();
    return app;
  };
  return {
    name: 'spelwereld-preview',
    configureServer: ({ middlewares }) => void middlewares.use(handle()),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(handle()),
  };
}

function createApp(): express.Express {
  // The secret signs addresses on this machine only, for as long as the page is open.
  const speech = createSpeech({ dataDir: join(ROOT, '.build/preview-data'), secret: 'voorbeeld' });
  const dealing = createDealing(ROOT, speech);
  const app = express();
  app.get(GAMES, (_request, response) => void response.json(dealing.games));
  app.get(ROUND, (request, response) => {
    const round = dealing.deal(readWish(new URL(request.url, 'http://x').searchParams));
    if (round) response.json(round);
    else response.status(404).json({ message: 'Dit spel is er niet.' });
  });
  app.use(speech.router, pictureRoutes(join(ROOT, '.build/art/pictures')));
  return app;
}
