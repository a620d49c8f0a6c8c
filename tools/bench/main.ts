// Runs the measurements and says whether every limit holds. `npm run bench -- live` runs one of them.
import { benchLive } from './live.ts';

/** Each prints what it measured and gives whether its limits hold. */
const BENCHES: Record<string, () => Promise<boolean>> = { live: benchLive };

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(BENCHES);
for (const name of names) {
  const bench = BENCHES[name];
  if (!bench) {
    console.error(`Onbekende meting: ${name}. Er is: ${Object.keys(BENCHES).join(', ')}.`);
    process.exit(2);
  }
  if (!(await bench())) process.exitCode = 1;
}
console.log(process.exitCode ? 'Niet alle grenzen zijn gehaald.' : 'Alle grenzen zijn gehaald.');
