import { klodder, sprite, type KlodderOptions, type SpriteArt } from '../../../engine/drawing/index.ts';

/** Width of the base box of a host. */
const SIZE = 58;

/** The Klodder who lives on an island, looking at who comes. */
export const host = (who: Pick<KlodderOptions, 'name' | 'build' | 'colour' | 'hat'>): SpriteArt =>
  sprite(klodder({ ...who, x: 0, y: 0, size: SIZE, face: 'happy', rim: 6 }), -52, -92, 52, 18);
