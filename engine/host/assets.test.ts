// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { fixtureRound } from '../testing/fixture.ts';
import { HeadlessHost } from '../testing/headless.ts';
import { REFERENCE } from '../testing/reference-scene.ts';
import { partOf } from '../stage/frames.ts';
import { addAtlas } from './assets.ts';

let headless: HeadlessHost | undefined;
afterEach(() => headless?.destroy());

/** A frame of 120 x 60 u with an edge of 15 u cut off, on `coarse` times fewer pixels than 2 to a u. */
function frame(coarse: number) {
  const px = (units: number) => (units * 2) / coarse;
  return {
    frame: { x: 0, y: 0, w: px(90), h: px(30) },
    trimmed: true,
    spriteSourceSize: { x: px(15), y: px(15), w: px(90), h: px(30) },
    sourceSize: { w: px(120), h: px(60) },
    pivot: { x: 0.25, y: 1 },
    ...(coarse !== 1 && { coarse }),
  };
}

async function atlas() {
  headless = new HeadlessHost();
  const scene = await headless.open(REFERENCE, fixtureRound({ form: 'sort', size: 2 }));
  const picture = Object.assign(document.createElement('canvas'), { width: 256, height: 256 });
  addAtlas(scene.game, 'proef', picture as unknown as HTMLImageElement, {
    frames: { fijn: frame(1), grof: frame(2), grover: frame(2) },
    meta: { scale: '2' },
  });
  return { scene, texture: scene.game.textures.get('proef') };
}

it('measures frames in u, however coarsely they were drawn', async () => {
  const { scene, texture } = await atlas();
  const image = scene.add.image(0, 0, 'proef', 'fijn');
  const measures = () => [image.width, image.height, image.displayOriginX, image.displayOriginY];
  expect(measures()).toEqual([120, 60, 30, 60]);
  image.setFrame('grof');
  expect(measures()).toEqual([120, 60, 30, 60]);
  const { x, y, cutWidth, source } = texture.get('grof');
  expect([x, y, cutWidth / source.resolution]).toEqual([15, 15, 90]);
});

it('draws fine and coarse frames from one picture', async () => {
  const { texture } = await atlas();
  const [fine, coarse, other] = ['fijn', 'grof', 'grover'].map((name) => texture.get(name).source);
  expect([fine!.resolution, coarse!.resolution]).toEqual([2, 1]);
  expect(coarse!.image).toBe(fine!.image);
  expect(other).toBe(coarse);
  // What is put on the graphics card later is there for both.
  const place = {} as NonNullable<NonNullable<typeof fine>['glTexture']>;
  fine!.glTexture = place;
  expect(coarse!.glTexture).toBe(place);
  fine!.glTexture = null;
});

it('shows a part of a coarse frame where it lies in the whole', async () => {
  const { scene, texture } = await atlas();
  const part = partOf(scene, texture, 'grof', 0, 0, 0.5, 1);
  expect(part.frame.cutWidth / part.frame.source.resolution).toBeCloseTo(45, 5);
  // The middle of the whole lies 30 u right of its place.
  expect(part.frame.x - part.displayOriginX).toBeCloseTo(30, 5);
});
