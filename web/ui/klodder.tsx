import { useMemo } from 'react';
import { curl, klodder, svg, type Face, type KlodderName, type Pose } from '../../engine/drawing/index.ts';
import { Drawing } from './drawing.tsx';

export type { Face };

interface Props {
  name: KlodderName | 'krul';
  face?: Face;
  pose?: Pose;
  /** Width and height in CSS px. */
  size: number;
  className?: string;
}

/** One of the seven Klodders, or Krul, as decoration. */
export function Klodder({ name, face = 'happy', pose = 'stand', size, className }: Props) {
  const drawing = useMemo(
    () =>
      svg(
        name === 'krul' ? curl({ shape: 'curl', face, size: 150 }) : klodder({ name, face, pose }),
        -72,
        -134,
        144,
        150,
      ).replace(/width="144" height="150"/, `width="${size}" height="${size}"`),
    [name, face, pose, size],
  );
  return <Drawing svg={drawing} {...(className && { className })} />;
}
