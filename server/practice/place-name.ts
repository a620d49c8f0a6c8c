import type { MapCategory } from './dealer.ts';

/** The short name under a building on the map: `ei of ij`, `eer, oor of eur`. */
export function placeName({ sign }: Pick<MapCategory, 'sign'>): string {
  const parts = sign.split('|');
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} of ${last}` : last;
}
