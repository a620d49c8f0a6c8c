// Runs the measurements and says whether every limit holds. `npm run bench -- live` runs one of them. Numbers of a
// machine are no failure: the exit code is only for what could not be measured. `--only=rups,doolhof` measures these games,
// and `--only=ruis` that world of the practice bench, in which `--full` takes a school and `--pupils=24` one of so many.
// `--kills=12` and `--millions=20` (answers) are for `failures` (`--only=postgres` for that alone) and `progress`,
// `--folder=/tmp/x` for the database of `progress` or `office` to be kept and measured again, `--share=0.1` for a tenth of the customers
// of `office`.
import { parseArgs } from 'node:util';
import { benchCare } from './care.ts';
import { benchDealing } from './dealing.ts';
import { benchFailures } from './failures.ts';
import { benchGamesMet } from './games-met.ts';
import { benchImport } from './import.ts';
import { benchLive } from './live.ts';
import { benchLoad } from './load.ts';
import { benchMap } from './map.ts';
import { benchMapsAtOnce } from './maps-at-once.ts';
import { benchOffice } from './office.ts';
import { benchPractice } from './practice.ts';
import { benchProgress } from './progress.ts';
import { benchTests } from './tests.ts';
import { benchScale } from './scale.ts';
import { benchScenes } from './scenes.ts';
import { benchSite } from './site.ts';
import { benchSockets } from './sockets.ts';
import { benchSpeech } from './speech.ts';
import { benchSpelling } from './spelling.ts';

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    full: { type: 'boolean' },
    pupils: { type: 'string' },
    kills: { type: 'string' },
    millions: { type: 'string' },
    folder: { type: 'string' },
    share: { type: 'string' },
  },
});

/** Each prints what it measured and gives whether its limits hold. */
const BENCHES: Record<string, () => Promise<boolean>> = {
  care: benchCare,
  dealing: benchDealing,
  tests: benchTests,
  failures: () => benchFailures(values.kills ? Number(values.kills) : undefined, values.only === 'postgres'),
  games: benchGamesMet,
  import: benchImport,
  live: benchLive,
  load: benchLoad,
  map: benchMap,
  maps: benchMapsAtOnce,
  office: () => benchOffice(values.share ? Number(values.share) : undefined, values.folder),
  practice: () => benchPractice(values.full, values.only?.split(','), values.pupils),
  progress: () => benchProgress(values.millions ? Number(values.millions) : undefined, values.folder),
  scale: benchScale,
  scenes: () => benchScenes(values.only?.split(',')),
  site: benchSite,
  sockets: benchSockets,
  speech: benchSpeech,
  spelling: benchSpelling,
};

const names = wanted.length > 0 ? wanted : Object.keys(BENCHES);
const missed: string[] = [];
for (const name of names) {
  const bench = BENCHES[name];
  if (!bench) {
    console.error(`Onbekende meting: ${name}. Er is: ${Object.keys(BENCHES).join(', ')}.`);
    process.exit(2);
  }
  if (!(await bench())) missed.push(name);
}
console.log(
  missed.length > 0 ? `Niet alle grenzen zijn gehaald: ${missed.join(', ')}.` : 'Alle grenzen zijn gehaald.',
);
