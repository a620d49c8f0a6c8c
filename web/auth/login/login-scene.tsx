import { useMemo } from 'react';
import { FILTERS, cloud, klodder, layer, type Face, type Point } from '../../../engine/drawing/index.ts';
import { Drawing } from '../../ui/drawing.tsx';

const W = 1600;
const H = 900;

const hill = (top: (x: number) => number): Point[] => {
  const ridge = Array.from({ length: 33 }, (_, i): Point => [
    -20 + (i * (W + 40)) / 32,
    top(-20 + (i * (W + 40)) / 32),
  ]);
  return [...ridge, [W + 20, H + 40], [-20, H + 40]];
};

/** Torn paper hills under the sky of the map, behind everything. */
const land =
  layer(
    hill((x) => 560 + Math.sin(x / 210) * 46),
    '#cfe8b0',
    { seed: 3 },
  ) +
  layer(
    hill((x) => 660 + Math.sin(x / 260 + 2) * 40),
    '#b9de86',
    { seed: 5 },
  ) +
  layer(
    hill((x) => 800 + Math.sin(x / 300 + 4) * 22),
    '#f6e3b0',
    { seed: 8 },
  );

/** The desk world behind the login sheet, with Klodders who look along. */
export function LoginScene({ face }: { face: Face }) {
  const svg = useMemo(
    () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMax slice">${FILTERS}` +
      `<rect width="${W}" height="${H}" fill="#cdebfa"/>` +
      cloud(250, 170, 1.5) +
      cloud(1330, 120, 1.8) +
      cloud(1060, 300, 0.9) +
      land +
      klodder({ name: 'fien', face: 'happy', x: 230, y: 640, size: 120 }) +
      klodder({ name: 'moes', face, x: 330, y: 800, size: 210, look: [0.8, -0.3] }) +
      klodder({
        name: 'tik',
        face: face === 'oops' ? 'look' : 'proud',
        pose: 'jump',
        x: 1330,
        y: 690,
        size: 130,
      }) +
      klodder({ name: 'pleun', face, x: 1250, y: 820, size: 190, look: [-0.8, -0.3] }) +
      '</svg>',
    [face],
  );
  return <Drawing svg={svg} className="login-scene" />;
}
