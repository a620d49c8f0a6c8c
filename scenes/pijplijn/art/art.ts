import { backdrop, coarsely, defineArt } from '../../../engine/drawing/art.ts';
import { grain } from '../../../engine/drawing/paper.ts';
import { extras } from './bar.ts';
import { mill } from './mill.ts';
import { pipes } from './pipes.ts';

/** Dok's juice factory. */
export default defineArt({
  backdrop: backdrop(mill() + grain(-117, -96, 1600, 960, 0.1)),
  sprites: coarsely({ ...pipes(), ...extras() }, { 1.5: 'toog' }),
});
