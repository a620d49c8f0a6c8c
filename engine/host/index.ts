import type { HostHandle } from '../bridge/index.ts';
import { createSound } from '../stage/sound-howler.ts';
import { Host } from './host.ts';
import type { HostOptions } from './inside.ts';

export type { HostInside } from './inside.ts';
export type { RendererChoice } from './machine.ts';

/** Makes the one host of the tab, in a container that fills the window. */
export const createHost = (
  container: HTMLElement,
  options: Omit<HostOptions, 'sound' | 'manual'>,
): HostHandle => new Host(container, { ...options, sound: createSound() });
