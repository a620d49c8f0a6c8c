// Reads an EDEXML file on a thread of its own: pupils play on meanwhile, and what goes wrong in it ends with it.
import { parentPort, workerData } from 'node:worker_threads';
import { Refused } from '../refusal.ts';
import type { EdexCode } from '../../contract/edexml-codes.ts';
import type { Source } from '../source.ts';
import { createReader } from './read.ts';

/** What the thread is told: a piece of the file, or that there is no more. */
export type Piece = { bytes: Uint8Array } | { end: true };
/** What it answers: once, at the end or as soon as the file is refused; and for each piece that it has read it. */
export type Told = { read: number } | { source: Source } | { refused: EdexCode; message: string };

const reader = createReader(workerData as { forced?: 'windows-1252'; today: string });
const port = parentPort!;
const tell = (told: Told) => port.postMessage(told);

port.on('message', (piece: Piece) => {
  try {
    if ('bytes' in piece) {
      reader.push(piece.bytes);
      tell({ read: piece.bytes.length });
      return;
    }
    tell({ source: reader.end() });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tell({ refused: error.code, message: error.message });
  }
  port.close();
});
