import {
  backdrop,
  circle,
  cloud,
  curve,
  defineArt,
  layer,
  PALETTE,
  prop,
  sprite,
  sticker,
  type Point,
} from '../../../engine/drawing/index.ts';

/** A hill of torn paper whose top edge is `height`. */
const hill = (height: (x: number) => number, fill: string, seed: number) => {
  const edge: Point[] = curve(height, -140, 1506, 48);
  return layer([[-140, 900], ...edge, [1506, 900]], fill, { seed });
};

/** Sky, three hills and the path in front: the far ones paler. */
const meadow = () =>
  '<rect x="-117" y="-96" width="1600" height="960" fill="#CDEBFA"/>' +
  cloud(260, 190) +
  cloud(1080, 150, 1.2) +
  hill((x) => 430 + Math.sin(x / 210) * 26, '#DDF0C4', 1) +
  hill((x) => 520 + Math.sin(x / 170 + 2) * 22, '#CBE8A4', 2) +
  hill((x) => 600 + Math.sin(x / 260 + 1) * 16, '#B9DE86', 3) +
  hill((x) => 706 + Math.sin(x / 190) * 6, '#F6E3B0', 4);

/** A flower that sways; its foot is (0, 0). */
const flower = (colour: string) =>
  prop('M-3 0L-2 -40H2L3 0Z', PALETTE.moss) +
  [0, 72, 144, 216, 288]
    .map((turn) => `<g transform="translate(0 -46) rotate(${turn})">${prop(circle(9, 0, -11), colour)}</g>`)
    .join('') +
  prop(circle(8, 0, -46), PALETTE.ochre);

/** A bell on its foot. */
const bell = () =>
  sticker('M-34 22C-34 -16 -22 -34 0 -34C22 -34 34 -16 34 22Z', PALETTE.ochre) +
  sticker(circle(7, 0, -38), PALETTE.ochre) +
  prop('M-40 22H40V32H-40Z', PALETTE.coral);

/** An arrow to the right: go on. */
const onward = () => sticker('M-30 -12H2V-32L36 0L2 32V12H-30Z', PALETTE.teal);

export default defineArt({
  backdrop: backdrop(meadow()),
  sprites: {
    'bloem-roze': sprite(flower(PALETTE.pink), -26, -74, 26, 6),
    bel: sprite(bell(), -50, -56, 50, 46),
    verder: sprite(onward(), -46, -44, 46, 46),
    'bloem-lila': sprite(flower(PALETTE.lilac), -26, -74, 26, 6),
  },
});
