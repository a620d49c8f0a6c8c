import type { Garden } from './quest.ts';
import type { Trip } from './trip.ts';

/** For a moment all that was seen is shown as the bird sees it, which flies over. */
export function showFromAbove({ friends }: Garden, trip: Trip) {
  const { x, y, width, height } = trip.area;
  trip.chamber.overview();
  void friends.tour(x, x + width, y + height / 2);
}
