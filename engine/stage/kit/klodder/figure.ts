import {
  CAST,
  anchorsOf,
  avatarParts,
  figureParts,
  type Build,
  type HatName,
  type KlodderName,
} from '../../../drawing/index.ts';
import type { Avatar } from '../../../drawing/index.ts';
import type { Stage } from '../../stage.ts';
import type { Image } from '../../thing.ts';

/** Pixels per u of an avatar's parts, which are drawn when they are needed. */
const SCALE = 2;

/** Layers of an outfit, each a part of its own. */
const LAYERS = ['behind', 'over', 'hat', 'face'] as const;
export type Layer = (typeof LAYERS)[number];

/** Where the pictures of one figure come from. */
export interface Figure {
  build: Build;
  hat: HatName | 'none';
  glasses: boolean;
  /** Makes the image of a part at a place. */
  part(name: string, x: number, y: number): Image;
  /** Layers of the outfit that it wears. */
  worn: ReadonlySet<Layer>;
  /** Whether all parts can be seen at once; else `ready` tells when. */
  isThere: boolean;
  /** Resolves when all parts can be seen; false when they can't be had. */
  ready: Promise<boolean>;
}

/** A hero, from the kit's atlas. */
export const heroFigure = (stage: Stage, name: KlodderName, hat: HatName | 'none' = name): Figure => ({
  build: CAST[name],
  hat,
  glasses: name === 'omavlek',
  part: (part, x, y) => stage.image(`kit/${name}/${part}`, x, y),
  worn: new Set(),
  isThere: true,
  ready: Promise.resolve(true),
});

/** The pupil's own Klodder, drawn to order; its textures are kept for the life of the tab. */
export function avatarFigure(stage: Stage, avatar: Avatar, hat: HatName | 'none' = 'none'): Figure {
  const { build, colour, pattern, dress } = avatarParts(avatar);
  const { shape, colour: name, pattern: spots = '', worn = {} } = avatar;
  const clothes = Object.entries(worn).flat().join('-');
  const owner = `kit/avatar/${shape}-${name}-${spots}-${clothes}-${hat}`;
  const parts = figureParts(build, colour, pattern, hat, dress);
  const { textures } = stage.scene;
  const images: { image: Image; part: string }[] = [];
  const putOn = () => {
    for (const { image, part } of images)
      if (image.scene && textures.exists(`${owner}/${part}`)) image.setTexture(`${owner}/${part}`);
  };
  const ready = Promise.all(
    Object.entries(parts).map(([part, { svg }]) => drawTexture(stage, `${owner}/${part}`, svg)),
  )
    .then(() => (putOn(), true))
    .catch(() => false);
  return {
    build,
    hat,
    glasses: false,
    // A hat that the game gives goes over the own one.
    worn: new Set(LAYERS.filter((layer) => layer in parts && (layer !== 'hat' || hat === 'none'))),
    isThere: Object.keys(parts).every((part) => textures.exists(`${owner}/${part}`)),
    part(part, x, y) {
      const { originX = 0.5, originY = 0.5 } = parts[part]!;
      const key = `${owner}/${part}`;
      const image = stage.scene.add.image(x, y, textures.exists(key) ? key : '__DEFAULT');
      images.push({ image: image.setOrigin(originX, originY).setScale(1 / SCALE), part });
      return image;
    },
    ready,
  };
}

async function drawTexture(stage: Stage, key: string, svg: string): Promise<void> {
  const { textures } = stage.scene;
  if (textures.exists(key)) return;
  const sized = svg.replace(
    /width="([\d.]+)" height="([\d.]+)"/,
    (_, w: string, h: string) => `width="${Number(w) * SCALE}" height="${Number(h) * SCALE}"`,
  );
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  if (!textures.exists(key)) textures.addImage(key, image);
}

/** Where a figure holds things. */
export const handOf = (figure: Figure) => anchorsOf(figure.build).hand;
