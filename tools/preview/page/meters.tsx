import { Table, TableBody, TableCell, TableRow } from '@mui/material';
import { useEffect, useState } from 'react';
import type { Podium } from './podium.ts';
import { useLook } from './use-look.ts';
import { text } from './wording.ts';

/** Steps of which the slowest is told. */
const KEPT = 120;
/** scenes/README.md 6, rule 16. */
const MOST = { stepMs: 5, objects: 180, texts: 40, particles: 120, bodies: 40, textureMB: 24 } as const;

/** What the open scene costs. */
export function Meters({ podium }: { podium: Podium | undefined }) {
  const steps = useSteps(podium);
  const stats = useLook(() => podium?.hook?.stats(), 300);
  const memory = (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize;
  if (!stats) return text('loading');
  const { fps, objects, texts, particles, bodies, textures, textureMB, listeners, errors } = stats;
  const rows: [label: string, value: string, most?: number, isOver?: boolean][] = [
    [text('inspector.frame'), `${steps.mean.toFixed(1)} ms`, MOST.stepMs, steps.mean > MOST.stepMs],
    [text('inspector.frameWorst'), `${steps.worst.toFixed(1)} ms`],
    [text('inspector.fps'), fps.toFixed(0)],
    [text('inspector.objects'), String(objects), MOST.objects, objects > MOST.objects],
    [text('inspector.texts'), String(texts), MOST.texts, texts > MOST.texts],
    [text('inspector.particles'), String(particles), MOST.particles, particles > MOST.particles],
    [text('inspector.bodies'), String(bodies), MOST.bodies, bodies > MOST.bodies],
    [text('inspector.textures'), String(textures)],
    [text('inspector.textureSize'), `${textureMB.toFixed(1)} MB`, MOST.textureMB, textureMB > MOST.textureMB],
    [text('inspector.listeners'), String(listeners)],
    ...(memory === undefined
      ? []
      : [[text('inspector.memory'), `${Math.round(memory / 1e6)} MB`] as [string, string]]),
    [text('inspector.errors'), String(errors), 0, errors > 0],
  ];
  return (
    <Table>
      <TableBody>
        {rows.map(([label, value, most, isOver]) => (
          <TableRow key={label}>
            <TableCell>{label}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 700, color: isOver ? 'error.main' : 'inherit' }}>
              {value}
            </TableCell>
            <TableCell sx={{ color: 'text.secondary' }}>
              {most !== undefined && text('inspector.ceiling', { most })}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Real time that the last steps of the scene took, in ms. */
function useSteps(podium: Podium | undefined) {
  const [steps, setSteps] = useState({ mean: 0, worst: 0 });
  useEffect(() => {
    if (!podium?.hook) return undefined;
    const kept: number[] = [];
    let began = 0;
    // The clock of the scene may stand still: this is the one on the wall.
    const now = () => Date.now();
    podium.hook.watchSteps(
      () => (began = now()),
      () => {
        kept.push(now() - began);
        if (kept.length > KEPT) kept.shift();
      },
    );
    const timer = setInterval(() => {
      if (kept.length === 0) return;
      const mean = kept.reduce((sum, ms) => sum + ms, 0) / kept.length;
      setSteps({ mean, worst: Math.max(...kept) });
    }, 500);
    return () => clearInterval(timer);
  }, [podium]);
  return steps;
}
