import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, lighter } from '../../../engine/drawing/palette.ts';
import { clip, place, prop } from '../../../engine/drawing/paper.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { edged, flat, line, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';

const { ink, paper, coral, blue, ochre } = PALETTE;

/** A long roof on posts with a clock, and the platform under it: where a train that is unhooked stands. */
function halte(): string {
  const canopy = roundRect(-330, -96, 660, 50, 14, { seed: 5, wobble: 2 });
  const stripes = each(17, (i) => flat(`M${-330 + i * 40} -100h20v60h-20z`, lighter(coral, 0.62)));
  return (
    slab(-356, 6, 716, 44, ink, 10, 0.12) +
    prop(roundRect(-360, -6, 720, 46, 10, { seed: 6, wobble: 1.4 }), '#E4DFD2', {
      line: 2.5,
      inner: stripe('M-360 2H360', '#F5F1E6', 9) + stripe('M-350 30H350', '#C9BFA6', 4, 1, '14 10'),
    }) +
    // House of the station behind the platform.
    prop('M-120 -2V-62H120V-2Z', '#FBF1DC', stripe('M-120 -14H120', '#E9D9B6', 14), { line: 2.5 }) +
    each(
      [-84, 56],
      (x) =>
        `<path d="${roundRect(x, -50, 30, 30, 4, { seed: 3, wobble: 0.6 })}" fill="#A9C7DE" stroke="#8B7B63" stroke-width="2.4"/><path d="M${x + 15} -50v30M${x} -35h30" stroke="#F5F1E6" stroke-width="2.4"/>`,
    ) +
    prop('M-22 -2V-44Q0 -58 22 -44V-2Z', '#B08A66', { line: 2.5 }) +
    each([-300, -190, 190, 300], (x) => line(`M${x} 0V-56`, '#8A93AE', 9)) +
    `<g filter="url(#object)"><path d="${canopy}" fill="${lighter(coral, 0.25)}"/></g>` +
    clip(canopy, stripes + stripe('M-330 -52H330', darker(coral, 0.05), 9, 0.5)) +
    stripe(canopy, darker(coral, 0.24), 2.5) +
    place(
      edged(circle(27), paper, darker(blue, 0.3), 5) + line('M0 -15V0L11 7', darker(blue, 0.4), 4),
      0,
      -92,
    ) +
    each([-250, 250], (x) =>
      place(
        stripe('M0 0V-22', '#8A6244', 4) + edged('M0 -22L22 -15L0 -7Z', ochre, darker(ochre, 0.3), 2),
        x,
        -94,
      ),
    )
  );
}

/** The shed at the left edge, where the lines of a sentence go: two bays of roof. */
function shed(): string {
  const bay = (y: number) => {
    const outline = roundRect(-200, y - 56, 230, 112, 12, { seed: y + 90, wobble: 2 });
    const tiles = each([-42, -28, -14, 14, 28, 42], (dy) =>
      stripe(`M-200 ${y + dy}${each(23, () => `q5 ${dy < 0 ? -5 : 5} 10 0`)}`, '#7E8FB8', 2.4),
    );
    return (
      `<g filter="url(#object)"><path d="${outline}" fill="#A3B4DA"/></g>` +
      clip(
        outline,
        `<path d="M-200 ${y - 60}H40V${y}H-200Z" fill="#B9C8E8"/>${tiles}<path d="M14 ${y - 60}V${y + 60}" stroke="#7E8FB8" stroke-width="10"/>`,
      ) +
      stripe(outline, '#6C7FAF', 3)
    );
  };
  return bay(-56) + bay(56);
}

/** Buildings that only some forms have. */
export const buildings = (): Record<string, SpriteArt> => ({
  halte: sprite(halte(), -372, -136, 372, 64),
  loods: sprite(shed(), -214, -128, 50, 134),
});
