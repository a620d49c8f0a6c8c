import type { Plugin } from 'vite';

/** A plugin for imports that end in `?<query>`: `load` gives the code of the module that stands in for the file. */
export const byQuery = (query: string, load: (file: string) => Promise<string>): Plugin => ({
  name: `spelwereld:${query}`,
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith(`?${query}`)) return null;
    const file = await this.resolve(fileOf(id, query), importer, { skipSelf: true });
    return file && `${file.id}?${query}`;
  },
  async load(id) {
    if (!id.endsWith(`?${query}`)) return null;
    const file = fileOf(id, query);
    this.addWatchFile(file);
    return load(file);
  },
});

const fileOf = (id: string, query: string) => id.slice(0, -query.length - 1);
