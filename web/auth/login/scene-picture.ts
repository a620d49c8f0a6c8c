import type { Drawing } from '../../site/build/drawn.ts';
import { sceneDrawing } from './scene-drawing.ts';

/** The desk world with happy Klodders, as a picture: nobody fetches the drawing code before something happens. */
export default (): Drawing => ({ svg: sceneDrawing('happy'), width: 1920, height: 1080 });
