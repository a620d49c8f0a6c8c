import { klodder, type Face } from '../../../engine/drawing/index.ts';
import { scenery } from '../../ui/scenery.ts';

/** The desk world behind the login sheet as SVG, with Klodders who look along. */
export const sceneDrawing = (face: Face): string =>
  scenery(
    klodder({ name: 'fien', face: 'happy', x: 230, y: 640, size: 120 }) +
      klodder({ name: 'moes', face, x: 330, y: 800, size: 210, look: [0.8, -0.3] }) +
      klodder({
        name: 'tik',
        face: face === 'oops' ? 'look' : 'proud',
        pose: 'jump',
        x: 1330,
        y: 690,
        size: 130,
      }) +
      klodder({ name: 'pleun', face, x: 1250, y: 820, size: 190, look: [-0.8, -0.3] }),
  );
