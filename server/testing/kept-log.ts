import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { createLogger } from '../operations/log.ts';

/** The log of a server, as it would be written, kept in lines. */
export interface KeptLog {
  lines: string[];
  logger: Logger;
  /** The lines, read. */
  read(): Record<string, unknown>[];
}

/** A log of this level that a test can look into. */
export function keepLog(level = 'info'): KeptLog {
  const lines: string[] = [];
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return {
    lines,
    logger: createLogger({ LOG_LEVEL: level }, { isRead: false, to }),
    read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
