import type { ReactNode } from 'react';
import { hudStrip } from '../../../engine/drawing/hud.ts';
import { Drawing } from '../../ui/drawing.tsx';

const STRIP = hudStrip();

/** The paper strip over the top 72 u of the stage, as wide as the window, with what lies on it. */
export const Strip = ({ label, children }: { label: string; children: ReactNode }) => (
  <header className="strip" aria-label={label}>
    <Drawing svg={STRIP} className="strip-paper" />
    <div className="strip-row">{children}</div>
  </header>
);
