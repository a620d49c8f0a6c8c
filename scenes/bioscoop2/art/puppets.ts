import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { GELS, HALL } from './colours.ts';
import { PUPPET } from './sizes.ts';

const [coral, ochre, moss, blue, plum, pink] = GELS;
/** Coloured paper in a window, and where the lamp shines through; all else is black card. */
const COLOURS: Readonly<Record<string, string>> = {
  coral,
  ochre,
  moss,
  blue,
  plum,
  pink,
  screen: HALL.screen,
};

/** A piece of a puppet: a path, an ellipse (`o x y rx ry`) or a line (`~width path`), after its colour where it isn't black. */
function cut(piece: string): string {
  const [, colour = '', rest = ''] = /^(?:([a-z]{2,}) )?(.*)$/.exec(piece)!;
  const fill = COLOURS[colour] ?? HALL.shadow;
  const [, width] = /^~([\d.]+) /.exec(rest) ?? [];
  if (width) return line(rest.slice(width.length + 2), fill, Number(width));
  if (!rest.startsWith('o ')) return flat(rest, fill);
  const [x = 0, y = 0, rx = 0, ry = rx] = rest.slice(2).split(' ').map(Number);
  return oval(rx, ry, fill, x, y);
}

/** Animals, people and things of black card with windows of coloured paper; their feet stand at y = 0. */
const DRAWN: Readonly<Record<string, string>> = {
  hond: `
    M-62 0V-52Q-60 -74 -40 -74H26L34 -104Q38 -116 50 -112L60 -104H78Q84 -98 78 -88Q72 -76 54 -76L48 -52V0H32V-34H-40V0Z;
    coral M38 -108Q26 -106 28 -78Q42 -76 46 -98Z; ~10 M-60 -62Q-82 -78 -72 -104; screen o 58 -96 5;
    ochre M40 -74L54 -72L50 -60L40 -62Z`,
  kat: `
    M-46 0Q-54 -56 -14 -68L-8 -96L-12 -126L14 -108H34L58 -126L56 -90Q54 -70 36 -66Q44 -40 42 0Z;
    ~11 M-42 -8Q-82 -4 -76 -44Q-72 -62 -60 -60; screen o 14 -92 5; screen o 40 -92 5;
    pink M22 -80H34L28 -73Z; ~2.4 M50 -80H72M50 -76L70 -70M4 -80H-14; plum M-24 -46L8 -52L10 -40L-26 -34Z`,
  haan: `
    M-70 -84Q-44 -76 -30 -52Q-6 -52 14 -68Q22 -104 44 -104Q66 -102 64 -82L80 -76L64 -68Q62 -20 14 -18Q-38 -16 -50 -48Q-70 -56 -70 -84Z;
    coral M26 -100Q24 -120 36 -112Q42 -128 50 -114Q62 -122 58 -100Z;
    coral M60 -66Q70 -52 60 -46Q52 -54 60 -66Z; ~6 M0 -20V0M22 -20V0M-12 0H8M12 0H34; screen o 48 -86 5;
    ochre M-24 -44Q6 -60 26 -46Q14 -24 -8 -28Z`,
  olifant: `
    M-72 0V-52Q-72 -98 -20 -98H16Q28 -116 50 -110Q72 -102 72 -74V-18Q72 0 58 0L54 -10Q60 -12 58 -22V-56Q48 -48 40 -50V0H14V-36H-36V0Z;
    o 22 -78 22 28; plum o 22 -78 15 20; screen o 52 -86 5; ~6 M-72 -56Q-82 -46 -78 -34;
    coral M-52 -98H-10V-74H-52Z; ochre ~4 M-52 -74h42`,
  giraf: `
    M-54 0V-46Q-52 -62 -30 -62H10L36 -116Q40 -128 54 -126L74 -116Q80 -108 70 -104L54 -102L32 -44V0H20V-36H-40V0Z;
    ~5 M46 -124V-132M56 -124V-132; screen o 56 -116 4; ochre o -30 -50 8 7; ochre o -8 -46 7;
    ochre o 20 -66 6 7; ochre o 30 -88 5 6; ochre o 8 -54 5; ~5 M-54 -46Q-68 -40 -66 -22`,
  slak: `
    M-78 0Q-70 -22 -40 -20H22Q38 -22 42 -44Q46 -68 62 -66Q76 -62 72 -40Q66 0 40 0Z; o -12 -46 46 44;
    ochre o -12 -46 34 32; o -8 -44 24 22; coral o -8 -44 14 13; ~4.5 M58 -64L54 -88M66 -64L74 -86;
    o 54 -90 5; o 75 -88 5; screen ~3 M58 -36Q64 -32 70 -38`,
  uil: `
    M-52 -50Q-56 -96 -46 -126L-22 -112H22L46 -126Q56 -96 52 -50Q46 -8 0 -8Q-46 -8 -52 -50Z;
    ochre o -22 -84 21; ochre o 22 -84 21; o -22 -84 10; o 22 -84 10; coral M-8 -68H8L0 -52Z;
    plum M-24 -44Q0 -54 24 -44Q20 -20 0 -18Q-20 -20 -24 -44Z; ~6 M-18 -8V0M18 -8V0M-28 0H-8M8 0H28;
    ~7 M-72 -2H-34M34 -2H72`,
  konijn: `
    M-46 0Q-58 -50 -10 -58Q-16 -74 -8 -88Q-30 -118 -18 -132Q-4 -134 6 -96H14Q22 -134 38 -130Q48 -120 30 -88Q44 -72 34 -54Q52 -36 46 0Z;
    o -52 -12 14; screen o 24 -76 5; pink M-12 -126Q-6 -120 0 -98L-6 -96Q-16 -112 -12 -126Z;
    pink M34 -124Q36 -112 24 -96L19 -98Q24 -118 34 -124Z; moss o -6 -26 22 18;
    ~2.4 M30 -62H48M30 -58L46 -52`,
  vis: `
    M-78 -96L-40 -72Q0 -114 46 -82Q62 -72 72 -58Q56 -26 10 -24Q-22 -24 -40 -46L-78 -22Q-64 -58 -78 -96Z;
    screen o 44 -66 6; blue M-24 -62Q-8 -84 8 -84Q-4 -60 8 -36Q-16 -40 -24 -62Z;
    ochre M14 -82Q24 -60 14 -38L26 -40Q36 -60 26 -84Z; ~9 M4 -24Q0 -8 -16 -6M12 -96Q4 -112 -10 -110;
    o 74 -92 5; o 80 -108 7`,
  schildpad: `
    M-66 -26Q-60 -82 -8 -84Q44 -82 50 -34L60 -58Q66 -70 78 -62Q86 -50 74 -40Q66 -20 50 -20H48V0H24V-18H-34V0H-58V-20L-76 -12Z;
    moss M-52 -34L-36 -62L-16 -34Z; ochre M-28 -66H8L-8 -42Z; moss M4 -34L18 -64L36 -34Z;
    screen o 72 -54 4`,
  koning: `
    M-50 0Q-46 -58 -22 -66Q-34 -84 -26 -100L-34 -130L-16 -116L0 -134L16 -116L34 -130L26 -100Q34 -84 22 -66Q46 -58 50 0Z;
    ochre M-28 -104L-30 -120L-16 -108L0 -122L16 -108L30 -120L28 -104Z; screen o -9 -90 4;
    screen o 11 -90 4; coral M-20 -82Q0 -66 22 -82Q18 -54 0 -48Q-18 -54 -20 -82Z;
    plum M-12 -44H12L18 0H-18Z; ~6 M42 -44L70 -66M70 -110V0; ochre o 70 -114 9`,
  prinses: `
    M-58 0Q-34 -24 -16 -58Q-30 -74 -24 -94L8 -134L26 -92Q30 -72 14 -58Q34 -24 58 0Z;
    pink M-16 -98L8 -126L18 -98Z; screen o 6 -82 4; plum M-40 -6Q-20 -26 -8 -46H8Q20 -26 40 -6Z;
    ~4 M8 -132Q40 -140 56 -104; ~7 M14 -52Q40 -56 52 -72M-14 -52Q-36 -48 -44 -60;
    ochre M52 -72l4 -9l4 9l9 3l-9 4l-4 9l-4 -9l-9 -4z`,
  piraat: `
    M-40 0V-44Q-38 -62 -20 -66Q-32 -80 -28 -94L-52 -100Q-30 -132 2 -128Q36 -132 54 -100L28 -94Q34 -80 20 -66Q40 -60 40 -44L34 -28V0H20V-24H-16V0Z;
    screen o 2 -112 9; screen o -8 -86 4; coral o 12 -86 7; ~3 M-24 -94L30 -80; coral M-24 -58H26V-46H-24Z;
    ochre M-28 -40H30V-30H-28Z; ~6 M40 -46L66 -60M58 -40L80 -112; ~6 M54 -64L74 -56`,
  danser: `
    o 4 -108 18; M-2 -92H10L20 -60Q48 -50 56 -34Q6 -20 -44 -34Q-34 -52 -10 -60Z;
    pink M-34 -36Q4 -26 46 -36Q34 -48 14 -52H-4Z; ~7 M-2 -84Q-34 -96 -40 -124M10 -84Q42 -92 62 -74;
    ~8 M-2 -32L-6 0H-16M10 -32L44 -12L64 -20; screen o 11 -110 4; o -8 -126 9; coral M-12 -134h8v8h-8z`,
  kok: `
    M-44 0Q-48 -52 -22 -60Q-30 -78 -22 -94H-26Q-46 -114 -22 -124Q-2 -140 18 -126Q46 -120 30 -94H24Q32 -78 22 -60Q48 -52 46 0Z;
    screen M-24 -96H28L26 -84H-22Z; screen o -6 -76 4; screen o 13 -76 4; screen M-18 -50H20L26 -6H-26Z;
    coral M-8 -46H10L4 -36Z; ~8 M40 -40L66 -58; o 70 -66 13 8; ~7 M-40 -40L-64 -34V-70; o -64 -78 9 13`,
  clown: `
    M-50 0Q-44 -52 -18 -60Q-46 -64 -48 -86Q-50 -100 -28 -100L-6 -134Q2 -140 8 -130L28 -100Q52 -100 48 -84Q44 -64 20 -60Q46 -52 52 0Z;
    ochre M-16 -102L2 -130L18 -102Z; coral o 0 -84 8; screen o -14 -90 4; screen o 16 -90 4;
    screen ~4 M-16 -74Q0 -60 18 -74; ochre o 0 -40 7; blue o 0 -18 7; plum M-42 -8L-28 -50L-14 -8Z;
    moss M18 -8L30 -50L44 -8Z`,
  boot: `
    M-74 -34H74Q68 0 40 0H-42Q-68 0 -74 -34Z; ~7 M-4 -34V-130; coral M4 -126Q60 -96 62 -46H4Z;
    ochre M-12 -116Q-54 -86 -56 -46H-12Z; ~4 M4 -126Q60 -96 62 -46H4Z; ~4 M-12 -116Q-54 -86 -56 -46H-12Z;
    M-4 -132L-34 -124L-4 -116Z; screen o -36 -18 6; screen o -8 -18 6; screen o 20 -18 6`,
  trein: `
    M-72 -18V-104H-14V-62H34V-86H28V-98H58V-86H52V-62Q72 -60 74 -40V-18Z; M-80 -104H-8V-116H-80Z;
    blue M-58 -92H-28V-66H-58Z; coral M-8 -52H44V-40H-8Z; o -46 -14 18; o 0 -12 14; o 44 -12 14;
    ochre o -46 -14 8; ochre o 0 -12 6; ochre o 44 -12 6; o 46 -112 9; o 60 -124 12; M74 -18L84 -2H62V-18Z`,
  huis: `
    M-56 0V-62H-72L0 -126L72 -62H56V0Z; M24 -112V-128H42V-96Z; coral M-16 0V-40Q0 -56 16 -40V0Z;
    ochre M-44 -52H-24V-30H-44Z; ochre M24 -52H44V-30H24Z; blue o 0 -84 11;
    ~3 M-34 -52V-30M-44 -41H-24M34 -52V-30M24 -41H44; ochre o 8 -20 3`,
  boom: `
    M-14 0L-8 -50H10L16 0Z; o 0 -88 54 42; o -36 -66 30 24; o 38 -66 32 26; moss o -22 -88 13 12;
    moss o 20 -100 14 12; moss o 34 -66 12 11; moss o -38 -64 11 10; coral o 4 -76 6; coral o -8 -108 6;
    coral o 50 -86 6; M-40 0Q-30 -10 -18 0ZM20 0Q34 -12 48 0Z`,
  ballon: `
    M-50 -88A50 46 0 1 1 50 -88Q48 -58 14 -40H-14Q-48 -58 -50 -88Z;
    coral M-24 -128Q-34 -90 -12 -44H-14Q-46 -62 -44 -90Q-42 -116 -24 -128Z;
    blue M24 -128Q34 -90 12 -44H14Q46 -62 44 -90Q42 -116 24 -128Z;
    ochre M-14 -130H14Q22 -84 6 -44H-6Q-22 -84 -14 -130Z; ~3.5 M-14 -42L-12 -22M14 -42L12 -22;
    M-18 -24H18L14 0H-14Z; o -4 -30 6; o 8 -28 5`,
  raket: `
    M0 -134Q34 -104 30 -44L54 -20L50 4L24 -16H-24L-50 4L-54 -20L-30 -44Q-34 -104 0 -134Z; blue o 0 -84 14;
    coral M0 -126Q14 -114 19 -102H-19Q-14 -114 0 -126Z; ochre M-14 -50H14V-36H-14Z;
    ochre M-16 -14H16L8 8L0 -2L-8 10Z; screen o -4 -88 4`,
  auto: `
    M-78 -14V-40Q-76 -54 -58 -56L-36 -90Q-30 -98 -18 -98H24Q36 -98 42 -88L56 -56Q78 -54 80 -34V-14Z;
    blue M-30 -84H-4V-58H-46Z; blue M6 -84H28L40 -58H6Z; o -44 -12 19; o 44 -12 19; screen o -44 -12 9;
    screen o 44 -12 9; ochre o 72 -38 6; coral M-20 -48H26V-38H-20Z; ochre M-20 -112H20V-100H-20Z`,
  kasteel: `
    M-72 0V-96H-62V-86H-52V-96H-42V-86H-32V-62H-18V-110H-10V-100H-4V-110H4V-100H10V-110H18V-62H32V-86H42V-96H52V-86H62V-96H72V0Z;
    ochre M-14 0V-30Q0 -46 14 -30V0Z; ochre o -52 -62 6 9; ochre o 52 -62 6 9; blue o 0 -82 5 8;
    ~4 M0 -110V-134; coral M0 -134L24 -127L0 -119Z; ~4 M-52 -96V-118M52 -96V-118;
    plum M-52 -118L-32 -112L-52 -106ZM52 -118L72 -112L52 -106Z`,
};

/** Each puppet on its stick, by the name of its sprite. */
export const puppets = (): Record<string, SpriteArt> =>
  Object.fromEntries(
    Object.entries(DRAWN).map(([name, drawing]) => [
      `pop-${name}`,
      sprite(
        line('M0 -20V22', '#6A5A4C', 5) + each(drawing.split(';'), (piece) => cut(piece.trim())),
        PUPPET.left,
        PUPPET.top,
        PUPPET.right,
        PUPPET.bottom,
      ),
    ]),
  );
