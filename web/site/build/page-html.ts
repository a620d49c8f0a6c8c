import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** What a page is made of. */
export interface PageParts {
  /** The page that the client's build made, with an empty `#root`. */
  template: string;
  lang: string;
  variant: string;
  /** What comes in the head besides styles and scripts. */
  head: string;
  /** What comes in `#root`. */
  body: string;
  /** Addresses of fonts, within the build. */
  fonts?: readonly string[];
  /** A script that runs before the page is shown and appends the content of the template `app`, in which all others then are. */
  first?: string;
  /** Files, within the build, that `first` lets the browser fetch while it has nothing else to do. */
  next?: readonly string[];
}

/** Tags of the client's own scripts in a page that was built. */
const SCRIPTS =
  /\s*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="[^"]+">(?:<\/script>)?/g;
const STYLES = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;

/** Makes pages of a client's build in folder `out` that are read before they come to life. */
export const pageMaker = (out: string, base: string, manifest: Manifest) => ({
  /** The page of `parts`, with styles and scripts of the module `source`, which its own script fetches, beside those of its template. */
  make(
    { template, lang, variant, head, body, fonts = [], first, next = [] }: PageParts,
    source: string,
  ): string {
    const { js, css } = filesOf(manifest, source);
    const isNew = (file: string) => !template.includes(`"${base}${file}"`);
    const scripts = [
      ...js.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
      ...(template.match(SCRIPTS) ?? []).map((tag) => tag.trim()),
    ].map((tag) => tag.replace(' crossorigin', ' fetchpriority="low" crossorigin'));
    const page = template
      .replace('<html lang="nl"', () => `<html lang="${lang}" data-variant="${variant}"`)
      .replaceAll(SCRIPTS, '')
      .replaceAll(STYLES, (_, at: string) => styleOf(out, at.slice(base.length)))
      .replace('<!--head-->', () =>
        [
          head,
          ...(first === undefined ? [] : [`<script>${first}</script>`]),
          // A font that is not there when the first letters are painted makes them jump.
          ...fonts.map(
            (file) => `<link rel="preload" as="font" type="font/woff2" href="${base}${file}" crossorigin>`,
          ),
          ...css.filter(isNew).map((file) => styleOf(out, file)),
          // Scripts come after what is seen.
          ...(first === undefined ? scripts : []),
        ].join('\n    '),
      )
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
    if (first === undefined) return page;
    const later = next.filter(isNew).map((file) => `<link rel="prefetch" href="${base}${file}">`);
    const templates = [
      `<template id="app">${scripts.join('')}</template>`,
      ...(later.length > 0 ? [`<template id="next">${later.join('')}</template>`] : []),
    ];
    return page.replace('</body>', () => `  ${templates.join('\n    ')}\n  </body>`);
  },
});

/** The style sheet itself: a few kB that nobody has to wait for. */
const styleOf = (out: string, file: string) =>
  `<style>${readFileSync(join(out, file), 'utf8').trim()}</style>`;

/** A chunk of the manifest and all that it imports at once. */
function chunksOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  if (found.has(source)) return found;
  found.add(source);
  for (const next of manifest[source]?.imports ?? []) chunksOf(manifest, next, found);
  return found;
}

/** Scripts and styles of a module and of what it imports at once. */
function filesOf(manifest: Manifest, source: string) {
  if (!manifest[source]) throw new Error(`The build has no ${source}.`);
  const chunks = [...chunksOf(manifest, source)].map((one) => manifest[one]!);
  return { js: chunks.map(({ file }) => file), css: [...new Set(chunks.flatMap(({ css = [] }) => css))] };
}

/**
 * What is fetched after the login of a pupil, whatever the island: how a token is checked, the screens of the map, the engine, and
 * the art that all islands share. Without what the screen `login` needs itself.
 */
export function filesAfterLogin(manifest: Manifest, login: string): string[] {
  const own = filesOf(manifest, login);
  const known = new Set([...own.js, ...own.css]);
  const code = AFTER_LOGIN.map((source) => filesOf(manifest, source));
  const art = Object.entries(manifest).filter(([source]) => MAP_ART.test(source));
  const files = [...code.flatMap(({ js, css }) => [...css, ...js]), ...art.map(([, { file }]) => file)];
  return [...new Set(files)].filter((file) => !known.has(file));
}

/** In the order in which they are needed. */
const AFTER_LOGIN = [
  '../node_modules/jose/dist/webapi/index.js',
  'auth/login/living-scene.tsx',
  'pupil/area.tsx',
  'pupil/map-page.tsx',
  '../engine/host/index.ts',
  '../scenes/landkaart/scene.ts',
];
const MAP_ART = /^\.\.\/\.build\/art\/(kit|landkaart)\/(atlas|sounds|music)\.(webp|json)$/;
