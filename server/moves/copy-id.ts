import { createHash } from 'node:crypto';

/** Of ids that begin with the time (contract/id.ts) this part is the time: copies lie together as the rows they are of. */
const TIME_LENGTH = 15;

/** The id of the copy of a row: the same one each time, so that doing a bit again changes nothing. */
export function copyId(moveId: string, id: string): string {
  const hash = createHash('sha256').update(`${moveId} ${id}`).digest('hex');
  const time = /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id) ? id.slice(0, TIME_LENGTH) : undefined;
  const head = time ?? `${hash.slice(40, 48)}-${hash.slice(48, 52)}-8`;
  return `${head}${hash.slice(0, 3)}-${hash.slice(3, 7)}-${hash.slice(7, 19)}`;
}
