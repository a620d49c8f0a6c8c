import { circle, clip, darker, lighter, PALETTE, place, prop, roundRect, sprite, type SpriteArt } from '../../../engine/drawing/index.ts'; // prettier-ignore

const { ink, paper, coral, blue, ochre } = PALETTE;

/** A long roof on posts with a clock, and the platform under it: where a train that is unhooked stands. */
function halte(): string {
  const canopy = roundRect(-330, -96, 660, 50, 14, { seed: 5, wobble: 2 });
  const stripes = Array.from({ length: 17 }, (_, i) => `<path d="M${-330 + i * 40} -100h20v60h-20z" fill="${lighter(coral, 0.62)}"/>`).join(''); // prettier-ignore
  return (
    `<rect x="-356" y="6" width="716" height="44" rx="10" fill="${ink}" opacity=".12"/>` +
    prop(roundRect(-360, -6, 720, 46, 10, { seed: 6, wobble: 1.4 }), '#E4DFD2', {
      line: 2.5,
      inner: '<path d="M-360 2H360" stroke="#F5F1E6" stroke-width="9"/><path d="M-350 30H350" stroke="#C9BFA6" stroke-width="4" stroke-dasharray="14 10"/>',
    }) +
    // House of the station behind the platform.
    prop('M-120 -2V-62H120V-2Z', '#FBF1DC', { line: 2.5, inner: '<path d="M-120 -14H120" stroke="#E9D9B6" stroke-width="14"/>' }) +
    [-84, 56].map((x) => `<path d="${roundRect(x, -50, 30, 30, 4, { seed: 3, wobble: 0.6 })}" fill="#A9C7DE" stroke="#8B7B63" stroke-width="2.4"/><path d="M${x + 15} -50v30M${x} -35h30" stroke="#F5F1E6" stroke-width="2.4"/>`).join('') + // prettier-ignore
    prop('M-22 -2V-44Q0 -58 22 -44V-2Z', '#B08A66', { line: 2.5 }) +
    [-300, -190, 190, 300].map((x) => `<path d="M${x} 0V-56" stroke="#8A93AE" stroke-width="9" stroke-linecap="round"/>`).join('') + // prettier-ignore
    `<g filter="url(#object)"><path d="${canopy}" fill="${lighter(coral, 0.25)}"/></g>` +
    clip(canopy, stripes + `<path d="M-330 -52H330" stroke="${darker(coral, 0.05)}" stroke-width="9" opacity=".5"/>`) +
    `<path d="${canopy}" fill="none" stroke="${darker(coral, 0.24)}" stroke-width="2.5"/>` +
    place(`<path d="${circle(27)}" fill="${paper}" stroke="${darker(blue, 0.3)}" stroke-width="5"/><path d="M0 -15V0L11 7" fill="none" stroke="${darker(blue, 0.4)}" stroke-width="4" stroke-linecap="round"/>`, 0, -92) + // prettier-ignore
    [-250, 250].map((x) => place(`<path d="M0 0V-22" stroke="#8A6244" stroke-width="4"/><path d="M0 -22L22 -15L0 -7Z" fill="${ochre}" stroke="${darker(ochre, 0.3)}" stroke-width="2"/>`, x, -94)).join('') // prettier-ignore
  );
}

/** The shed at the left edge, where the lines of a sentence go: two bays of roof. */
function shed(): string {
  const bay = (y: number) => {
    const outline = roundRect(-200, y - 56, 230, 112, 12, { seed: y + 90, wobble: 2 });
    const tiles = [-42, -28, -14, 14, 28, 42].map((dy) => `<path d="M-200 ${y + dy}${Array.from({ length: 23 }, () => `q5 ${dy < 0 ? -5 : 5} 10 0`).join('')}" fill="none" stroke="#7E8FB8" stroke-width="2.4"/>`).join(''); // prettier-ignore
    return (
      `<g filter="url(#object)"><path d="${outline}" fill="#A3B4DA"/></g>` +
      clip(
        outline,
        `<path d="M-200 ${y - 60}H40V${y}H-200Z" fill="#B9C8E8"/>${tiles}<path d="M14 ${y - 60}V${y + 60}" stroke="#7E8FB8" stroke-width="10"/>`,
      ) + // prettier-ignore
      `<path d="${outline}" fill="none" stroke="#6C7FAF" stroke-width="3"/>`
    );
  };
  return bay(-56) + bay(56);
}

/** Buildings that only some forms have. */
export const buildings = (): Record<string, SpriteArt> => ({
  halte: sprite(halte(), -372, -136, 372, 64),
  loods: sprite(shed(), -214, -128, 50, 134),
});
