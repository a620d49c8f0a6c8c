import type { HostHandle } from '../../engine/bridge/index.ts';
import { KIT_ART } from '../../scenes/index.ts';
import { localStore } from '../app/session/storage.ts';
import { VARIANT } from '../app/variant.ts';
import { MUTED } from './hud/muted.ts';
import { rememberRenderer, rendererOf } from './renderer.ts';

let host: Promise<HostHandle> | undefined;

/** The one canvas of this tab: fetched and made at the first asking, kept for as long as the tab lives. */
export function stageHost(container: HTMLElement): Promise<HostHandle> {
  host ??= make(container);
  // A part that could not be fetched may be there the next time.
  host.catch(() => (host = undefined));
  return host;
}

async function make(container: HTMLElement): Promise<HostHandle> {
  const { createHost } = await import('../../engine/host/index.ts');
  const renderer = rendererOf(localStore, navigator.userAgent, Date.now());
  // Only in test and preview builds: the hook knows the answers. Elsewhere the branch is compiled away.
  const hook =
    import.meta.env.VITE_HOOK === '1' ? (await import('../../engine/host/hook.ts')).installHook : undefined;
  const language = VARIANT === 'be' ? 'nl-BE' : 'nl-NL';
  const made = createHost(container, {
    kit: KIT_ART,
    renderer,
    language,
    onRenderer: (kind) => rememberRenderer(localStore, navigator.userAgent, Date.now(), kind),
    ...(hook && { hook }),
  });
  if (localStore.get(MUTED) === 'true') made.setMuted(true);
  return made;
}
