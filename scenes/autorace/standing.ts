import type { Image } from '../../engine/stage/index.ts';
import { CAR_Z, DEPTHS } from './places.ts';
import { FAR, NEAR, type Road } from './road.ts';

interface Standing {
  /** How high over the road, in u at the car. */
  high?: number;
  /** Times as wide and as tall as it is drawn. */
  wide?: number;
  tall?: number;
  /** It lies over what is as far away. */
  over?: number;
  /** Nearer than this it is past. */
  near?: number;
  /** It is there at all. */
  if?: boolean;
}

/** Puts something at a place of the road, so far away and so far beside its middle; hidden where it is past, too far or behind a hill. */
export function stand(road: Road, image: Image, z: number, beside: number, how: Standing = {}): boolean {
  const { high = 0, wide = 1, tall = wide, over = 0, near = NEAR } = how;
  const isThere = how.if !== false && z > near && z < FAR;
  const { x, y, scale, isSeen } = road.spot(z, beside);
  image.setVisible(isThere && isSeen);
  if (!image.visible) return false;
  image
    .setPosition(x, y - high * scale)
    .setScale(wide * scale, tall * scale)
    .setDepth((z < CAR_Z ? DEPTHS.gate : DEPTHS.along - z) + over);
  return true;
}
