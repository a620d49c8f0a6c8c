const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;

/** The outline of a folded paper building; the foot of its door is (0, 0). */
export interface Shape {
  body: string;
  roof: string;
  /** Folds of the roof. */
  fold: string;
  window: boolean;
}

/** All that places may look like. Every roof has room for a sign round (0, -72). */
export const SHAPES = {
  house: {
    body: box(-37, -50, 74, 50),
    roof: 'M-47 -46L0 -90L47 -46Z',
    fold: 'M0 -90L14 -46',
    window: true,
  },
  barn: {
    body: box(-40, -48, 80, 48),
    roof: 'M-48 -44L-36 -74L0 -90L36 -74L48 -44Z',
    fold: 'M-36 -74L-22 -44M36 -74L22 -44',
    window: true,
  },
  tent: {
    body: 'M-38 0L-30 -50H30L38 0Z',
    roof: 'M-46 -46Q-20 -56 0 -94Q20 -56 46 -46L34 -38L23 -46L11 -38L0 -46L-11 -38L-23 -46L-34 -38Z',
    fold: 'M0 -94L-14 -48M0 -94L14 -48',
    window: true,
  },
  tower: {
    body: 'M-30 0L-27 -56H27L30 0Z',
    roof: 'M-38 -52L-26 -86H26L38 -52Z',
    fold: 'M-9 -86L-13 -52M9 -86L13 -52',
    window: false,
  },
  dome: {
    body: box(-39, -46, 78, 46),
    roof: 'M-45 -44Q-42 -90 0 -90Q42 -90 45 -44Z',
    fold: 'M-18 -86Q-26 -66 -26 -44M18 -86Q26 -66 26 -44',
    window: true,
  },
  shop: {
    body: box(-38, -58, 76, 58),
    roof: 'M-46 -56L-38 -84H38L46 -56L36 -48L24 -56L12 -48L0 -56L-12 -48L-24 -56L-36 -48Z',
    fold: 'M-16 -84L-20 -54M16 -84L20 -54',
    window: true,
  },
  stepped: {
    body: box(-37, -50, 74, 50),
    roof: 'M-42 -46V-60H-31V-72H-20V-84H-9V-95H9V-84H20V-72H31V-60H42V-46Z',
    fold: 'M-42 -58H42M-31 -71H31',
    window: true,
  },
  bell: {
    body: box(-37, -50, 74, 50),
    roof: 'M-42 -46Q-44 -62 -31 -67Q-20 -72 -20 -82Q-20 -95 0 -95Q20 -95 20 -82Q20 -72 31 -67Q44 -62 42 -46Z',
    fold: 'M-42 -54H42',
    window: true,
  },
  mushroom: {
    body: 'M-28 0Q-34 -26 -26 -52H26Q34 -26 28 0Z',
    roof: 'M-54 -44Q-54 -94 0 -95Q54 -94 54 -44Q28 -34 0 -37Q-28 -34 -54 -44Z',
    fold: 'M-30 -40Q0 -48 30 -40',
    window: false,
  },
  igloo: {
    body: 'M-46 0Q-48 -46 -30 -62H30Q48 -46 46 0Z',
    roof: 'M-46 -38Q-40 -92 0 -93Q40 -92 46 -38Q0 -52 -46 -38Z',
    fold: 'M-40 -56Q0 -70 40 -56M-14 -90L-18 -48M14 -90L18 -48',
    window: false,
  },
  hut: {
    body: box(-34, -44, 68, 44),
    roof: 'M-52 -34Q-40 -42 -30 -64Q-18 -93 0 -95Q18 -93 30 -64Q40 -42 52 -34L41 -29L31 -36L19 -29L8 -36L-4 -29L-15 -36L-27 -29L-38 -36Z',
    fold: 'M-24 -74Q0 -66 24 -74',
    window: true,
  },
  cake: {
    body: box(-40, -52, 80, 52),
    roof: 'M-45 -48V-78Q-45 -91 -31 -91H31Q45 -91 45 -78V-48Q38 -37 29 -48Q20 -35 11 -48Q3 -39 -5 -48Q-13 -33 -21 -48Q-27 -39 -33 -48Q-39 -39 -45 -48Z',
    fold: 'M-45 -60Q0 -52 45 -60',
    window: true,
  },
  cabin: {
    body: box(-33, -54, 66, 54),
    roof: 'M-45 -46L0 -95L45 -46L35 -46L0 -50L-35 -46Z',
    fold: 'M0 -95V-50',
    window: false,
  },
  crystal: {
    body: 'M-36 0L-40 -48H40L36 0Z',
    roof: 'M-46 -44L-34 -82L-14 -95L4 -84L22 -94L36 -80L46 -44L0 -38Z',
    fold: 'M-14 -95L-22 -42M4 -84L0 -38M22 -94L24 -41',
    window: true,
  },
} as const satisfies Record<string, Shape>;
export type ShapeName = keyof typeof SHAPES;
