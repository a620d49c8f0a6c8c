import { ApiError, messageOf } from '../../api/error.ts';

/** What is wrong with what was sent, at its fields where it says so: for what has no form of its own. */
export function saidWrong(error: unknown): string {
  const faults = error instanceof ApiError ? Object.values(error.fields) : [];
  return faults.length > 0 ? faults.join(' ') : messageOf(error);
}
