import type { HostHandle } from '../bridge/index.ts';
import { createSound } from '../stage/sound-howler.ts';
import { Host, type HostOptions } from './host.ts';

export type { HostInside } from './host.ts';
export type { RendererChoice } from './machine.ts';

/** Makes the one host of the tab, in a container that fills the window. */
export const createHost = (
  container: HTMLElement,
  options: Omit<HostOptions, 'sound' | 'manual'>,
): HostHandle => new Host(container, { ...options, sound: createSound() });
