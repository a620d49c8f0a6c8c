import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type Graph = Parameters<Extract<Groups[number]['name'], (...args: never[]) => unknown>>[1];
/** Which parts of the client need a module: it goes in one file with all others that are needed by the same. */
type Share = 'site' | 'checked' | 'app' | 'pages' | 'shared' | 'pupil' | 'stage';

const APP = 'index.html';
const SITE = 'site/index.html';
/** What is fetched for the world map, besides the app: its page, and the engine. */
const PUPIL = ['pupil/area.tsx', 'pupil/map-page.tsx'] as const;
const STAGE = '../engine/host/index.ts';
/** What only comes with the map or a game, when something else fetches it. */
const PLAYED = /[\\/](web[\\/]pupil|scenes|engine[\\/]host|site[\\/]parts[\\/]demo)[\\/]/;
/** The game that is played on the site. */
const DEMO = /[\\/]site[\\/]parts[\\/]demo[\\/]/;
const ZOD = /node_modules[\\/]zod[\\/]/;
/** Files smaller than this, in bytes, are not worth a request: they go with what is nearly always fetched with them. */
const SMALL = 3000;

/**
 * In which files the client comes. By itself the bundler makes one for every set of pages that shares something: a login
 * took 31 and the map 31 more, most of them below 1 kB. Each costs a slow machine a few ms before anything shows. `root`
 * is the folder of the client.
 */
export function chunkGroups(root: string): Groups {
  let shares: ReadonlyMap<string, Share> | undefined;
  const having = (share: Share) => ({
    debugName: share,
    name: (id: string, graph: Graph) => {
      shares ??= sharesOf(root, graph);
      return shares.get(id) === share ? share : null;
    },
  });
  // A group takes what its modules need with it, unless a group before it did: so none takes what belongs to more pages.
  return [
    { name: 'preload', test: /vite\/preload-helper/, priority: 30 },
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 20 },
    { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 20 },
    { name: 'zod', test: /node_modules[\\/]zod[\\/]|app[\\/]strict-schemas\.ts$/, priority: 20 },
    { name: 'query', test: /node_modules[\\/]@tanstack[\\/](query-core|react-query)[\\/]/, priority: 20 },
    { name: 'phaser', test: /node_modules[\\/]phaser/, priority: 20 },
    // Not a byte too many: strangers come here over any line.
    { ...having('site'), priority: 12, entriesAware: true, entriesAwareMergeThreshold: SMALL },
    { ...having('checked'), priority: 12, entriesAware: true, entriesAwareMergeThreshold: SMALL },
    { ...having('app'), priority: 10 },
    // Of grown-ups' pages few do without: one file, for the sake of the map.
    { ...having('shared'), priority: 9.5 },
    { ...having('pages'), priority: 9, entriesAware: true, entriesAwareMergeThreshold: SMALL },
    { ...having('pupil'), priority: 8 },
    { ...having('stage'), priority: 7 },
  ];
}

function sharesOf(root: string, graph: Graph): Map<string, Share> {
  const at = (path: string) => join(root, path);
  /** All that is imported from here on, at once and, where `later` says so, afterwards. */
  const reach = (from: readonly string[], later: (id: string) => boolean = () => false): Set<string> => {
    const found = new Set<string>();
    const left = [...from];
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      const info = graph.getModuleInfo(id);
      left.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []).filter(later));
    }
    return found;
  };
  const app = reach([at(APP)]);
  const site = reach([at(SITE)], () => true);
  const read = reach([at(SITE)], (id) => !PLAYED.test(id));
  // Pages of grown-ups, and those of the site but for what draws.
  const others = reach([at(APP), at(SITE)], (id) => !PLAYED.test(id) || DEMO.test(id));
  const pupil = reach(PUPIL.map(at));
  const stage = reach([at(STAGE)]);
  // Pages of the site that check nothing do without zod, which is a quarter of what they would fetch.
  const isChecked = (id: string) => [...reach([id])].some((one) => ZOD.test(one));
  const shares = new Map<string, Share>();
  for (const id of new Set([...app, ...pupil, ...stage])) {
    // What is fetched by itself stays by itself.
    if (graph.getModuleInfo(id)?.isEntry || graph.getModuleInfo(id)?.dynamicImporters.length) continue;
    if (read.has(id) || (app.has(id) && site.has(id))) shares.set(id, isChecked(id) ? 'checked' : 'site');
    else if (app.has(id)) shares.set(id, 'app');
    else if (others.has(id)) shares.set(id, pupil.has(id) ? 'shared' : 'pages');
    else shares.set(id, pupil.has(id) ? 'pupil' : 'stage');
  }
  return shares;
}
