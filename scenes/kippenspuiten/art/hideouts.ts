import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter } from '../../../engine/drawing/palette.ts';
import { groundShadow, place, prop } from '../../../engine/drawing/paper.ts';
import { roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { bar, thing, weave } from './parts.ts';
import { YARD } from './tones.ts';

/** The rim of each is at (0, 0). */
const deep = (fill: string) => darker(fill, 0.5);

const windowBack =
  thing(roundRect(-92, -152, 184, 168, 12, { seed: 3 }), YARD.trim) +
  thing(
    roundRect(-76, -138, 152, 150, 8, { seed: 4 }),
    YARD.dark,
    flat('M-80 -60H80V20H-80Z', '#47312B', 0.7),
  );
const shutters = each([-1, 1], (side) =>
  place(
    thing(
      roundRect(-30, -72, 60, 158, 8, { seed: 6 }),
      '#6FA08E',
      each(4, (i) => stripe(`M-30 ${-46 + i * 34}H30`, '#5A8877', 5)),
    ),
    side * 122,
    -72,
  ),
);
const windowFront =
  thing(roundRect(-104, -6, 208, 26, 8, { seed: 7 }), YARD.trim, flat('M-110 8H110V24H-110Z', '#E9D3B2')) +
  thing('M-84 20H84L74 62H-74Z', YARD.wood, stripe('M-90 34H90M-90 50H90', YARD.woodDeep, 3)) +
  each(
    [-62, -34, -4, 26, 58],
    (x, i) => dot(13, '#8DB56B', x, 20) + dot(9, ['#E4573D', '#F2B632', '#F4A6BE'][i % 3]!, x + 4, 15),
  );

const straws = (n: number, w: number, y: number, h: number) =>
  each(n, (i) =>
    line(
      `M${-w + ((i * 47) % (w * 2))} ${y + ((i * 29) % h)}l${10 + (i % 3) * 6} ${(i % 5) - 2}`,
      i % 2 ? YARD.strawDeep : lighter(YARD.straw, 0.5),
      3,
      0.8,
    ),
  );
const bale = (x: number, y: number, w: number, h: number) =>
  thing(
    roundRect(x, y, w, h, 12, { seed: x + y + 400 }),
    YARD.straw,
    place(straws(22, w / 2, -h / 2, h), x + w / 2, y + h / 2) +
      stripe(`M${x + w * 0.3} ${y}V${y + h}M${x + w * 0.7} ${y}V${y + h}`, '#B98A4A', 5),
  );
const strawBack = bale(-60, -66, 120, 70);
const strawFront =
  groundShadow(0, 106, 170, 14) + bale(-168, 26, 160, 80) + bale(4, 26, 164, 80) + bale(-96, -8, 192, 62);

const wellBack =
  thing('M-92 -172L-78 -178V10H-92ZM78 -178L92 -172V10H78Z', YARD.wood) +
  thing(
    'M-122 -158L0 -226L122 -158L108 -138L0 -196L-108 -138Z',
    YARD.roof,
    flat('M-130 -150L0 -214L130 -150V-130L0 -190L-130 -130Z', YARD.roofLight, 0.6),
  ) +
  flat('M-84 -8Q0 -26 84 -8V10H-84Z', '#55505C') +
  line('M-84 -122H84', deep(YARD.wood), 9);
const stones = each(3, (row) =>
  each(5, (i) =>
    prop(
      roundRect(-102 + i * 42 - (row % 2) * 20, 14 + row * 27, 38, 23, 8, { seed: i + row * 7 }),
      row % 2 ? lighter(YARD.stone, 0.25) : YARD.stoneDeep,
      { line: 2, outline: 0.25 },
    ),
  ),
);
const wellFront =
  groundShadow(0, 96, 128, 12) +
  thing('M-98 8H98L90 92Q0 104 -90 92Z', YARD.stone, stones) +
  thing(roundRect(-108, -8, 216, 24, 10, { seed: 8 }), lighter(YARD.stone, 0.3));

const barrelBack = oval(74, 16, '#4B352C');
const barrelFront =
  groundShadow(0, 96, 100, 12) +
  thing(
    'M-78 -2Q-96 46 -74 96Q0 106 74 96Q96 46 78 -2Q0 16 -78 -2Z',
    YARD.wood,
    each([-52, -22, 10, 42], (x) => line(`M${x} 0Q${x * 1.16} 48 ${x * 0.94} 100`, YARD.woodDeep, 3)) +
      line('M-90 24Q0 42 90 24M-90 74Q0 92 90 74', '#7F8494', 10),
  );

const cartBack = thing('M-120 -8H120V8H-120Z', YARD.woodDeep);
const wheel = (x: number) =>
  place(
    dot(40, deep(YARD.wood)) +
      dot(33, YARD.wood) +
      dot(24, YARD.sandDeep) +
      each(
        [0, 45, 90, 135],
        (turn) =>
          `<path transform="rotate(${turn})" d="M0 -30V30" stroke="${YARD.woodDeep}" stroke-width="6"/>`,
      ) +
      dot(9, '#7F8494'),
    x,
    62,
  );
const cartFront =
  groundShadow(0, 98, 136, 12) +
  thing(
    'M-130 -4H130L112 58H-112Z',
    '#7FA6C9',
    stripe('M-140 16H140M-140 38H140', '#6389AD', 4) + flat('M-140 -10H140V4H-140Z', '#A9C6DF'),
  ) +
  bar('M126 20L176 74', YARD.wood, 12) +
  wheel(-70) +
  wheel(70);

const bootBack = oval(66, 14, '#24503D');
const bootFront =
  groundShadow(20, 98, 120, 12) +
  thing(
    'M-68 -4Q0 14 68 -4L70 38Q116 44 130 70Q136 96 122 98H-66Q-76 96 -74 60Z',
    YARD.boot,
    flat('M-90 80H150V104H-90Z', YARD.bootDeep) +
      flat('M-80 -8Q0 12 80 -8V18Q0 34 -80 18Z', lighter(YARD.boot, 0.3)) +
      line('M-52 34V70', lighter(YARD.boot, 0.5), 8),
  ) +
  edged('M-26 40H18V64H-26Z', '#F2B632', deep('#F2B632'), 3);

const basketBack = oval(92, 18, '#6E4F2C');
const basketFront =
  groundShadow(0, 94, 116, 12) +
  thing('M-96 -4Q0 18 96 -4L78 84Q0 100 -78 84Z', YARD.wicker, weave(4, 10, -104, 14, 22, 20)) +
  bar('M-96 0Q0 22 96 0', '#E3BD86', 14);

export const hideouts = (): Record<string, SpriteArt> => ({
  'achter-raam': sprite(shutters + windowBack, -160, -164, 160, 24),
  'voor-raam': sprite(windowFront, 112, 70),
  'achter-stro': sprite(strawBack, 70, 76),
  'voor-stro': sprite(strawFront, -178, -18, 178, 124),
  'achter-put': sprite(wellBack, -130, -234, 130, 16),
  'voor-put': sprite(wellFront, -130, -16, 130, 112),
  'achter-ton': sprite(barrelBack, 80, 20),
  'voor-ton': sprite(barrelFront, -104, -8, 104, 110),
  'achter-kar': sprite(cartBack, 126, 14),
  'voor-kar': sprite(cartFront, -142, -12, 186, 114),
  'achter-laars': sprite(bootBack, 72, 18),
  'voor-laars': sprite(bootFront, -104, -10, 144, 114),
  'achter-mand': sprite(basketBack, 98, 22),
  'voor-mand': sprite(basketFront, -120, -14, 120, 110),
});
