import type { HostHandle } from '../bridge/index.ts';
import type { Language } from '../stage/device-voices.ts';
import { createSound } from '../stage/sound-howler.ts';
import { Host } from './host.ts';
import type { HostOptions } from './inside.ts';

export type { HostInside } from './inside.ts';
export type { RendererChoice } from './machine.ts';

/** Makes the one host of the tab, in a container that fills the window. */
export const createHost = (
  container: HTMLElement,
  { language, ...options }: Omit<HostOptions, 'sound' | 'manual'> & { language?: Language },
): HostHandle => new Host(container, { ...options, sound: createSound(language) });
