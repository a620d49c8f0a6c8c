import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The most kilobytes that a browser may load to understand words. */
const MOST = 60;

const FRONT_DOOR = fileURLToPath(new URL('../../../engine/spelling/index.ts', import.meta.url));
const ENTRY = 'virtual:entry';

/** What a browser would load of the engine for some of its exports, packed as the site is. */
async function kilobytes(names: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? `export { ${names} } from ${JSON.stringify(FRONT_DOOR)};` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        // The rooms are pure: a module of which nothing is used may be left out.
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const code = outputs.map((one) => ('code' in one ? one.code : '')).join('\n');
  return gzipSync(code, { level: 9 }).length / 1000;
}

/**
 * Measures the engine as a browser would get it. The site loads nothing of it: rounds are dealt and words are checked by
 * the server. The ceiling is for a browser that understands words; making exercises there would go beyond it.
 */
export async function measureSize(): Promise<boolean> {
  const alone = await kilobytes('analyse');
  const made = await kilobytes('analyse, exercise');
  const all = await kilobytes('analyse, misspellings, diagnose, exercise');
  console.log(
    `Gezipt: ontleding ${alone.toFixed(1)} kB (hoogstens ${MOST}); alleen op de server: met het maken van oefeningen ` +
      `${made.toFixed(1)} kB, met de diagnose ${all.toFixed(1)} kB. De site laadt er niets van.`,
  );
  return alone <= MOST;
}
