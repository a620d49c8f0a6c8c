import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { preview } from 'vite';
import type { Form, GameManifest } from '../../../engine/exercise/index.ts';

const CONFIG = join(import.meta.dirname, 'vite.config.ts');

/** Serves the built page of the stage on a port of its own; `close` ends it. */
export async function serveStage(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({ configFile: CONFIG, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the stage has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

export interface Scene {
  game: GameManifest;
  form: Form;
  /** Exercises in the round. */
  size: number;
  calm?: boolean;
  webgl?: boolean;
}

/** Opens a game in the real host with a fixed round. */
export async function openScene(page: Page, url: string, { game, form, size, calm, webgl }: Scene) {
  const query = new URLSearchParams({ game: game.id, form, size: String(size), seed: `${game.id}/${form}` });
  if (calm) query.set('calm', '1');
  if (webgl) query.set('renderer', 'webgl');
  await page.goto(`${url}/?${query.toString()}`);
}
