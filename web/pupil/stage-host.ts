import type { HostHandle } from '../../engine/bridge/index.ts';

let host: Promise<HostHandle> | undefined;

/** The one canvas of this tab: fetched and made at the first asking, kept for as long as the tab lives. */
export function stageHost(container: HTMLElement): Promise<HostHandle> {
  host ??= import('../../engine/host/index.ts').then(({ createHost }) => createHost(container));
  // A part that could not be fetched may be there the next time.
  host.catch(() => (host = undefined));
  return host;
}
