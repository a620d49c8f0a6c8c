import type { Rng } from '../../engine/exercise/index.ts';

/** An id as a browser makes it, but the same each time. */
export function uuid(rng: Rng): string {
  const hex = (count: number) => Array.from({ length: count }, () => rng.below(16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}
