import { defineCard } from '../../../engine/drawing/card.ts';

/** A pipe that is turned leads the way to one of two barrels. */
export default defineCard({
  left: 196,
  top: 200,
  width: 640,
  things: [],
});
