import { useReducedMotion } from '@react-spring/web';
import { useStore } from 'zustand';
import type { HudStore } from '../../../engine/bridge/index.ts';

/** Whether motion should be left out: a wish of the device or a setting of the pupil. */
export function useStill(hud: HudStore): boolean {
  const device = useReducedMotion();
  const setting = useStore(hud, (state) => state.reducedMotion);
  return device === true || setting;
}
