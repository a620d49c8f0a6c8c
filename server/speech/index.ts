import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Router } from 'express';
import type { Variant } from '../contract/variant.ts';
import { createChildSynthesiser } from './child-synthesiser.ts';
import { createLinks } from './links.ts';
import { openRecordings } from './recordings.ts';
import { speechRoutes } from './routes.ts';
import { createSpeechStore } from './store.ts';
import type { Synthesiser } from './synthesiser.ts';

export type { Synthesiser } from './synthesiser.ts';

export interface SpeechOptions {
  /** Data folder of the server; what was spoken is kept in `speech/` in it, what people recorded is in `recordings/`. */
  dataDir: string;
  /** Folder with `words/pronunciation.tsv` and, of people, `speech/`; that of the project when left out. */
  assetsDir?: string;
  /** Signs the addresses; must stay the same over restarts. */
  secret: string;
  /** Another voice; without it that of `program`. */
  synthesiser?: Synthesiser;
  /** The program that speaks, in a process of its own; else that of `SPELWERELD_VOICE`, else espeak-ng. */
  program?: string | undefined;
}

const ASSETS = fileURLToPath(new URL('../../assets', import.meta.url));

/** The speech of the server: addresses, recordings and the route that serves them. */
export interface SpeechService {
  /** Address of a spoken text, to be put in an exercise. */
  url(text: string, variant?: Variant): string;
  /** Whether a person recorded the text: then no other voice says it. */
  isRecorded(text: string, variant?: Variant): boolean;
  /** The same, and speaks the text now in the background when it was never spoken: for a round that is dealt. */
  prepare(text: string, variant?: Variant): string;
  /** Speaks texts beforehand, so that a game never waits; in the background. */
  warm(texts: Iterable<string>, variant?: Variant): Promise<void>;
  /** The recording of one text. */
  get(text: string, variant?: Variant): Promise<Uint8Array>;
  /** To be mounted before the call for unknown paths. */
  router: Router;
  /** Ends the process of the voice. */
  close(): void;
}

/** Starts the speech service. The voice itself starts with the first text that was never spoken before. */
export function createSpeech({
  dataDir,
  assetsDir = ASSETS,
  secret,
  synthesiser,
  program = process.env['SPELWERELD_VOICE'],
}: SpeechOptions): SpeechService {
  const voice =
    synthesiser ??
    createChildSynthesiser({
      pronunciation: join(assetsDir, 'words', 'pronunciation.tsv'),
      ...(program && { program }),
    });
  const recordings = openRecordings([join(dataDir, 'recordings'), join(assetsDir, 'speech')]);
  const links = createLinks(secret);
  const store = createSpeechStore(join(dataDir, 'speech'), voice, recordings);
  /** A browser keeps what it heard: another voice or recording has another address. */
  const url = (text: string, variant: Variant) =>
    `${links.url(text, variant)}?v=${recordings.mark(text, variant) ?? voice.version.slice(0, 8)}`;
  return {
    url: (text, variant = 'nl') => url(text, variant),
    isRecorded: (text, variant = 'nl') => recordings.mark(text, variant) !== undefined,
    prepare(text, variant = 'nl') {
      void store.warm([text], variant);
      return url(text, variant);
    },
    warm: (texts, variant = 'nl') => store.warm(texts, variant),
    get: (text, variant = 'nl') => store.get(text, variant),
    router: speechRoutes(links, store),
    close: () => voice.close(),
  };
}
