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
}

/** Makes pages of a client's build in folder `out` that are read before they come to life. */
export const pageMaker = (out: string, base: string, manifest: Manifest) => ({
  /** The page of `parts`; with `source`, a module that is fetched later, it comes with that one's styles and scripts too. */
  make(parts: PageParts, source: string, entry: string): string {
    const { js, css } = filesOf(manifest, source, chunksOf(manifest, entry));
    // A font that is not there when the first letters are painted makes them jump.
    const fonts = (parts.fonts ?? []).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${base}${file}" crossorigin>`,
    );
    const head = [
      parts.head,
      ...fonts,
      ...css.map((file) => styleOf(out, file)),
      ...js.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${base}${file}">`),
    ].join('\n    ');
    return (
      parts.template
        .replace('<html lang="nl"', () => `<html lang="${parts.lang}" data-variant="${parts.variant}"`)
        .replace('<!--head-->', () => head)
        // Styles in it, scripts after what is seen.
        .replaceAll(/<link rel="stylesheet" crossorigin href="([^"]+)">/g, (_, at: string) =>
          styleOf(out, at.slice(base.length)),
        )
        .replaceAll(
          '<link rel="modulepreload" crossorigin',
          '<link rel="modulepreload" fetchpriority="low" crossorigin',
        )
        .replaceAll(
          '<script type="module" crossorigin',
          '<script type="module" fetchpriority="low" crossorigin',
        )
        .replace('<div id="root"></div>', () => `<div id="root">${parts.body}</div>`)
    );
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

/** Scripts and styles of a page beyond those that are already there. */
function filesOf(manifest: Manifest, source: string, there: ReadonlySet<string>) {
  const chunks = [...chunksOf(manifest, source)]
    .filter((one) => !there.has(one))
    .map((one) => manifest[one]!);
  return { js: chunks.map(({ file }) => file), css: [...new Set(chunks.flatMap(({ css = [] }) => css))] };
}
