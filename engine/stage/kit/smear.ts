import type { Container, Image, Thing } from '../thing.ts';
import type { KitBase } from './part.ts';

/** Strokes of the rubber, px per u, and crumbs of it: one for so many u. */
const SMEAR = { strokes: 5, scale: 2, thick: 0.2, apart: 26 } as const;
/** Smears are made in steps of so many u: few pictures for many words. */
const STEP = 24;

/** A part with letters that can be rubbed out. */
interface Rubbable {
  /** Its letters are gone, a smear of pencil is left. */
  rubOut(): void;
}

const isRubbable = (thing: object): thing is Rubbable => 'rubOut' in thing;

/** What is left where letters were rubbed out, over about `width` x `height` u around (x, y). */
export function smear(
  { stage, sheets }: KitBase,
  x: number,
  y: number,
  width: number,
  height: number,
): Image {
  const w = Math.max(STEP, Math.ceil(width / STEP) * STEP);
  const h = Math.max(STEP, Math.ceil(height / STEP) * STEP);
  const key = sheets.canvas(`kit/smear/${w}x${h}`, w, h, SMEAR.scale, (context) => {
    context.lineCap = 'round';
    context.lineWidth = h * SMEAR.thick;
    context.strokeStyle = 'rgba(86, 94, 120, 0.14)';
    for (let i = 0; i < SMEAR.strokes; i++) {
      const share = (i + 0.5) / SMEAR.strokes;
      const [from, to] = [w * (0.1 + 0.08 * (i % 3)), w * (0.9 - 0.07 * ((i + 1) % 3))];
      context.beginPath();
      context.moveTo(from, h * (0.26 + 0.4 * share));
      context.lineTo(to, h * (0.32 + 0.4 * share) - h * 0.1);
      context.stroke();
    }
    context.fillStyle = 'rgba(86, 94, 120, 0.4)';
    for (let crumb = SMEAR.apart / 2; crumb < w; crumb += SMEAR.apart) {
      context.beginPath();
      context.ellipse(crumb, h * (0.62 + 0.12 * Math.sin(crumb)), 2.4, 1.5, crumb, 0, Math.PI * 2);
      context.fill();
    }
  });
  const image = stage.scene.add.image(x, y, stage.scene.textures.exists(key) ? key : '__DEFAULT');
  return image.setScale(1 / SMEAR.scale);
}

/** Rubs out all letters of exercises on a thing and on what it holds. Signs and letter tiles are asked again, and keep theirs. */
export function rubOut(thing: Thing) {
  if (isRubbable(thing)) return thing.rubOut();
  for (const one of (thing as Partial<Container>).list ?? []) rubOut(one as Thing);
}
