import { PALETTE, star } from '../../../engine/drawing/index.ts';
import { part, rim } from './marks.ts';
import { foot } from './plants.ts';

const { ink, paper, coral, blue, ochre, teal, plum, moss } = PALETTE;
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;
const line = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

/** The windmill of the meadow without its sails. Hub at (0, -90). */
export function millTower(): string {
  const body = 'M-32 0L-19 -84H19L32 0Z';
  const cap = 'M-25 -80Q-22 -112 0 -114Q22 -112 25 -80Z';
  return (
    foot(44, 9) +
    rim([body, cap]) +
    part(body, '#FBF0DC') +
    `<path d="M7 -2L5 -80H18L30 -2Z" fill="#E5D2AE"/><path d="M-29 -18L29 -18L27 -32L-27 -32Z" fill="${coral}"/>` +
    part(body, 'none') +
    part(cap, coral) +
    part('M-9 0V-18a9 9 0 0 1 18 0V0Z', '#37406A', 2.8) +
    `<circle cy="-50" r="7" fill="#CDEBFA" stroke="${ink}" stroke-width="2.8"/>`
  );
}

/** The four sails around the hub (0, 0). */
export function millSails(): string {
  const sail = 'M0 0L46 -3L54 -22L18 -22Z';
  const turns = [18, 108, 198, 288];
  return (
    `<g filter="url(#sticker)">${turns.map((turn) => `<path transform="rotate(${turn})" d="${sail}" fill="none" stroke="${paper}" stroke-width="13" stroke-linejoin="round"/>`).join('')}</g>` +
    turns
      .map(
        (turn, i) =>
          `<g transform="rotate(${turn})"><path d="${sail}" fill="${i % 2 ? '#9FDCC8' : '#FFD98A'}" stroke="${ink}" stroke-width="3.2" stroke-linejoin="round"/><path d="M0 0L54 -22" stroke="${ink}" stroke-width="2" opacity=".5"/></g>`,
      )
      .join('') +
    `<circle r="8" fill="${ochre}" stroke="${ink}" stroke-width="3.2"/>`
  );
}

/** A sand castle with two towers; the flag belongs on (0, -74). */
export function sandCastle(): string {
  const wall =
    'M-54 0Q-50 -20 -48 -34H-40V-42H-30V-34H-20V-42H-10V-34H10V-42H20V-34H30V-42H40V-34H48Q50 -20 54 0Z';
  const keep = 'M-24 -34V-66H-16V-74H-6V-66H6V-74H16V-66H24V-34Z';
  const bucket = 'M54 2L50 -20H74L70 2Z';
  return (
    foot(64, 9) +
    rim([wall, keep, bucket]) +
    part(keep, '#EFD08F') +
    part(wall, '#F3DCA2') +
    `<path d="M14 -32h34q2 14 5 30h-39z" fill="#C99A4C" opacity=".3"/>` +
    part('M-11 0V-14a11 11 0 0 1 22 0V0Z', '#7A5A2A', 2.8) +
    line('M-36 -18v6M36 -18v6M-8 -52v6M8 -52v6', '#7A5A2A', 4) +
    part(bucket, coral, 3) +
    line('M50 -20Q62 -36 74 -20', ink, 3) +
    `<path d="M53 -10h18" stroke="${paper}" stroke-width="3.4"/>`
  );
}
/** The flag of the castle, foot at (0, 0). */
export const castleFlag = (): string =>
  line('M0 2V-34', paper, 10) +
  `<path d="M0 -34L30 -25L0 -15Z" fill="${paper}" stroke="${paper}" stroke-width="9" stroke-linejoin="round"/>` +
  line('M0 2V-34', ink, 4) +
  part('M0 -34L30 -25L0 -15Z', blue, 3);

/** The echo tree with its face asleep, or calling. */
export function echoTree(calling: boolean): string {
  const trunk =
    'M-26 0Q-16 -12 -20 -46L-40 -62L-32 -70L-12 -58L0 -76L14 -58L34 -72L42 -64L20 -46Q16 -12 28 0Z';
  const crowns = [
    'M-62 -76Q-66 -106 -36 -110Q-22 -138 4 -130Q36 -140 42 -110Q68 -104 62 -76Q40 -58 0 -66Q-40 -58 -62 -76Z',
  ];
  return (
    foot(44, 9) +
    rim([trunk, ...crowns]) +
    part(trunk, '#B98657') +
    `<path d="M6 0Q4 -30 8 -52L20 -46Q16 -12 28 0Z" fill="#7A5436" opacity=".45"/>` +
    part(crowns[0]!, '#5E9C58') +
    '<path d="M6 -132Q38 -140 42 -110Q68 -104 62 -76Q40 -58 6 -66Z" fill="#1E2747" opacity=".13"/>' +
    line('M-40 -92q6 -8 12 0M-14 -112q6 -8 12 0M22 -98q6 -8 12 0M-12 -84q6 -8 12 0', '#A9D38F', 3) +
    (calling
      ? `<ellipse cx="-9" cy="-38" rx="5" ry="6" fill="${paper}" stroke="${ink}" stroke-width="2.4"/><ellipse cx="9" cy="-38" rx="5" ry="6" fill="${paper}" stroke="${ink}" stroke-width="2.4"/><circle cx="-8" cy="-37" r="2.400" fill="${ink}"/><circle cx="10" cy="-37" r="2.400" fill="${ink}"/>` +
        part('M-9 -18a9 10 0 0 1 18 0a9 9 0 0 1 -18 0Z', '#4A2F1E', 2.6)
      : line('M-14 -37q5 4 10 0M4 -37q5 4 10 0M-6 -20q6 4 12 0', ink, 2.8))
  );
}
/** One ring of sound. */
export const echoRing = (): string =>
  line('M-22 -26A34 34 0 0 1 22 -26M-22 26A34 34 0 0 0 22 26', paper, 9) +
  line('M-22 -26A34 34 0 0 1 22 -26M-22 26A34 34 0 0 0 22 26', moss, 4.5);

/** A stone oven, its door shut or open. */
export function oven(open: boolean): string {
  const body = 'M-52 0V-40Q-52 -86 0 -88Q52 -86 52 -40V0Z';
  const pipe = box(14, -122, 22, 44);
  return (
    foot(60, 9) +
    rim([body, pipe, box(10, -130, 30, 12)]) +
    part(pipe, '#C9784A') +
    part(box(10, -130, 30, 12), '#9A5A48', 3) +
    part(body, '#E9B48C') +
    `<path d="M10 -88Q52 -86 52 -40V0H20Z" fill="#9A5A48" opacity=".25"/>` +
    line('M-46 -52h18M-36 -66h20M24 -52h22M18 -66h18M-50 -14h10M40 -14h10', '#B9774E', 3) +
    part('M-32 0V-30Q-32 -56 0 -56Q32 -56 32 -30V0Z', '#5A3A2A', 3) +
    (open
      ? `<path d="M-26 -3V-29Q-26 -50 0 -50Q26 -50 26 -29V-3Z" fill="#FFC65A"/><path d="M-18 -3Q-20 -22 -8 -34Q-6 -22 0 -18Q4 -30 12 -36Q22 -18 18 -3Z" fill="${coral}"/><path d="M-8 -3Q-8 -14 0 -22Q9 -12 8 -3Z" fill="#FFE79A"/>`
      : part('M-26 -3V-29Q-26 -50 0 -50Q26 -50 26 -29V-3Z', '#8A5B42', 2.6) +
        line('M-12 -26h24', ink, 6) +
        line('M-12 -26h24', '#C9CEDA', 2.4))
  );
}
/** A loaf that comes out of the oven. */
export const loaf = (): string =>
  `<path d="M-24 8Q-32 -14 -14 -18H14Q32 -14 24 8Z" fill="${paper}" stroke="${paper}" stroke-width="12" stroke-linejoin="round" filter="url(#sticker)"/>` +
  part('M-24 8Q-32 -14 -14 -18H14Q32 -14 24 8Z', '#E5A65C') +
  line('M-12 -12l6 10M0 -13l6 10M12 -12l5 8', '#FFE1A8', 4);

/** A harbour crane; its cable hangs from (56, -112). */
export function crane(): string {
  const legs = 'M-34 0L-22 -60H6L18 0H4L-2 -28H-14L-20 0Z';
  const cab = box(-30, -88, 44, 32);
  const arm = 'M-56 -104L62 -118L64 -108L-54 -92Z';
  const weight = box(-66, -104, 22, 26);
  return (
    foot(46, 8) +
    rim([legs, cab, arm, weight, 'M-8 -86L-2 -126L8 -86Z']) +
    part('M-8 -86L-2 -126L8 -86Z', '#D8DCE6', 2.8) +
    part(legs, ochre) +
    line('M-26 -40H10M-14 -28L6 -58', '#B97F08', 3) +
    part(arm, ochre) +
    line('M-40 -102l14 -4m6 6l14 -10m8 6l14 -10m8 6l14 -8', ink, 2.2) +
    part(weight, '#7A8296') +
    part(cab, coral) +
    `<path d="M-22 -82h16v14h-16z" fill="#CDEBFA" stroke="${ink}" stroke-width="2.6"/>` +
    line('M-2 -126L58 -113M-2 -126L-54 -98', ink, 2)
  );
}
/** Hook and container; its cable begins at (0, 0). */
export const hookLoad = (): string =>
  line('M0 0V26', ink, 3) +
  `<path d="${box(-30, 36, 60, 30)}" fill="${paper}" stroke="${paper}" stroke-width="11" stroke-linejoin="round" filter="url(#sticker)"/>` +
  line('M0 24L-24 36M0 24L24 36', ink, 2.6) +
  part(box(-30, 36, 60, 30), teal) +
  line('M-18 41v20M-6 41v20M6 41v20M18 41v20', '#0B5F5B', 3);

/** The snow globe on its foot. */
export function snowGlobe(): string {
  const glass = 'M0 -116A50 50 0 1 1 -0.100 -116Z';
  const base = 'M-44 -22H44L52 0H-52Z';
  return (
    foot(56, 9) +
    rim([glass, base]) +
    part(glass, '#DDF1FB') +
    `<path d="M-46 -50Q-20 -62 0 -52Q24 -42 46 -52A50 50 0 0 1 -46 -50Z" fill="${paper}"/>` +
    `<path d="M-18 -54V-72L-4 -84L10 -72V-54Z" fill="${coral}" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/><path d="M-24 -70L-4 -88L16 -70" fill="none" stroke="${ink}" stroke-width="3.400" stroke-linecap="round" stroke-linejoin="round"/><path d="M-9 -54v-10h10v10z" fill="#37406A"/>` +
    `<path d="M18 -50L28 -82L38 -50Z" fill="${moss}" stroke="${ink}" stroke-width="2.400" stroke-linejoin="round"/>` +
    line('M-34 -84Q-28 -102 -12 -106', paper, 6, 0.9) +
    part(base, plum) +
    `<path d="M-48 -10H48" stroke="#C9A9E8" stroke-width="4"/>`
  );
}
/** Flakes that whirl in the globe, around its middle. */
export const globeFlakes = (): string =>
  Array.from({ length: 16 }, (_, i) => {
    const angle = i * 2.4;
    const r = 6 + ((i * 7) % 34);
    return `<circle cx="${Math.round(Math.cos(angle) * r)}" cy="${Math.round(Math.sin(angle) * r)}" r="${2.2 + (i % 3)}" fill="#FFFFFF" stroke="#A9BEDA" stroke-width="1"/>`;
  }).join('');

/** The mouth of the geyser. */
export function geyserMouth(): string {
  const mound = 'M-62 0Q-44 -8 -32 -30Q-16 -40 0 -38Q18 -40 32 -30Q44 -8 62 0Q30 8 0 8Q-30 8 -62 0Z';
  return (
    foot(66, 10) +
    rim([mound]) +
    part(mound, '#B9796A') +
    `<path d="M4 -39Q20 -40 32 -30Q44 -8 62 0Q34 8 8 8Z" fill="#5A2F3A" opacity=".3"/>` +
    line('M-44 -4Q-30 -12 -26 -22M30 -6Q24 -14 24 -22', '#E8B29A', 4) +
    `<ellipse cx="0" cy="-33" rx="25" ry="8.500" fill="#5A2F3A" stroke="${ink}" stroke-width="3"/><ellipse cx="0" cy="-31" rx="17" ry="5" fill="#8FD6EC"/>`
  );
}
/** A column of water, foot at (0, 0). */
export const geyserWater = (): string => {
  const column =
    'M-14 2Q-10 -50 -16 -78Q-40 -78 -40 -98Q-38 -114 -20 -112Q-12 -128 2 -124Q18 -130 24 -114Q42 -114 40 -96Q38 -78 16 -80Q10 -50 14 2Q0 8 -14 2Z';
  return (
    `<path d="${column}" fill="${paper}" stroke="${paper}" stroke-width="11" stroke-linejoin="round"/>` +
    part(column, '#A9E2F3', 3) +
    line('M-4 -4Q-2 -50 -6 -84M6 -8Q6 -46 8 -78M-26 -96q6 -8 12 0M14 -100q6 -8 12 0', '#FFFFFF', 4)
  );
};

/** The stand of the telescope; the tube turns round (0, -70). */
export const telescopeStand = (): string => {
  const legs = ['M-4 -70L-34 0H-26L4 -66Z', 'M4 -70L34 0H26L-4 -66Z', box(-4, -70, 8, 72)];
  return (
    foot(44, 8) +
    rim(legs) +
    legs.map((leg) => part(leg, '#C9A9E8', 3)).join('') +
    line('M-20 -26H20', ink, 3)
  );
};
export const telescopeTube = (): string => {
  const parts = [box(-34, -12, 34, 24), box(0, -15, 34, 30), 'M34 -19h18v38h-18Z', box(-46, -8, 14, 16)];
  return (
    `<g transform="rotate(-32)">${rim(parts)}` +
    part(parts[3]!, '#7A8296', 3) +
    part(parts[0]!, plum) +
    part(parts[1]!, blue) +
    part(parts[2]!, ochre) +
    line('M-28 -5H-6M6 -7H28', paper, 3, 0.6) +
    `<circle r="6" fill="${ochre}" stroke="${ink}" stroke-width="3"/></g>`
  );
};
/** A falling star with its tail to the upper right. */
export const shootingStar = (): string =>
  `<path d="M0 0L92 -50L6 12Z" fill="#FFF3B8" opacity=".85"/><path d="M0 0L70 -44L10 -10Z" fill="${paper}" opacity=".9"/><path d="${star(17, 8)}" fill="${paper}" stroke="${paper}" stroke-width="9" stroke-linejoin="round"/><path d="${star(17, 8)}" fill="${ochre}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>`;
