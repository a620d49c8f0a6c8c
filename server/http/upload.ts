import Busboy from '@fastify/busboy';
import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { Problem } from './problem.ts';

/** A file that comes along with a call. */
export interface Upload {
  /** As the browser calls it. */
  name: string;
  /** Its bytes as they come in; whoever reads them counts them. */
  bytes: AsyncIterable<Uint8Array>;
}

/** The file in the field `file` of a form; undefined when there is none. Nothing is kept: whoever asks reads it as it comes in. */
export function openUpload(request: Request): Promise<Upload | undefined> {
  return new Promise((resolve, reject) => {
    let form: ReturnType<typeof Busboy>;
    try {
      form = Busboy({
        headers: request.headers as IncomingHttpHeaders & { 'content-type': string },
        limits: { files: 1, fields: 10, parts: 11, fieldSize: 1024, headerPairs: 50 },
      });
    } catch {
      // No form, or one without a boundary.
      reject(new Problem('unreadable'));
      return;
    }
    const fail = () => reject(new Problem('unreadable'));
    form.on('file', (field, bytes, name) => {
      if (field !== 'file') {
        bytes.resume();
        return;
      }
      // The browser went away in the middle.
      request.once('aborted', () => bytes.destroy(new Problem('unreadable')));
      form.on('error', () => bytes.destroy(new Problem('unreadable')));
      resolve({ name: name ?? '', bytes });
    });
    form.on('error', fail);
    form.on('finish', () => resolve(undefined));
    request.on('error', fail);
    request.pipe(form);
  });
}
