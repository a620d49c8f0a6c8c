import type { Rect } from '../../../engine/stage/thing.ts';
import type { View } from '../../../engine/stage/view.ts';

/** How far a text stands off from what is behind it (WCAG 2.2); undefined where it can't be told. */
export function contrastOf(
  canvas: HTMLCanvasElement,
  view: View,
  rect: Rect,
  colour: string,
): number | undefined {
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const at = (u: number, from: number) => Math.round((u - from) * view.zoom);
  const [x, y] = [at(rect.x, view.left), at(rect.y, view.top)];
  const [width, height] = [
    Math.max(1, Math.round(rect.width * view.zoom)),
    Math.max(1, Math.round(rect.height * view.zoom)),
  ];
  if (x < 0 || y < 0 || x + width > canvas.width || y + height > canvas.height) return undefined;
  const { data } = context.getImageData(x, y, width, height);
  const ink = luminance(channelsOf(colour));
  // Most of what lies in the box of a text is its ground.
  const grounds: number[] = [];
  for (let i = 0; i < data.length; i += 16) grounds.push(luminance([data[i]!, data[i + 1]!, data[i + 2]!]));
  grounds.sort((a, b) => Math.abs(b - ink) - Math.abs(a - ink));
  const ground = grounds[Math.floor(grounds.length * 0.3)];
  if (ground === undefined) return undefined;
  return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
}

const channelsOf = (colour: string): [number, number, number] => {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(colour);
  return hex ? ([1, 2, 3].map((i) => parseInt(hex[i]!, 16)) as [number, number, number]) : [0, 0, 0];
};

function luminance(channels: readonly [number, number, number]): number {
  const [r, g, b] = channels.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
