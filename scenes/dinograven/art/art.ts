import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { bones } from './bones.ts';
import { pit } from './pit.ts';
import { things } from './things.ts';
import { tools } from './tools.ts';
import { valley } from './valley.ts';

/** A dig in a valley of red rock, beside a museum. */
export default defineArt({
  backdrop: backdrop(valley()),
  sprites: coarsely({ ...pit(), ...bones(), ...things(), ...tools() }, {}),
});
