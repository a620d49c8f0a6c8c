import { useMemo } from 'react';
import type { Face } from '../../ui/klodder.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { sceneDrawing } from './scene-drawing.ts';

/** The desk world drawn in the page, so that the Klodders can pull another face. */
export function LivingScene({ face }: { face: Face }) {
  const svg = useMemo(() => sceneDrawing(face), [face]);
  return <Drawing svg={svg} />;
}
