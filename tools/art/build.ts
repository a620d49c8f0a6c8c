// Makes every texture, sound and word picture that the app loads, into .build/art; with names behind it only the art and
// sounds of those games. What did not change is kept.
import { cardJobs } from './cards.ts';
import { keepFits } from './fit.ts';
import { gameJobs, weighGames, type Weight } from './games.ts';
import { islandJobs, weighIslands } from './islands/build.ts';
import { fitsOf, type Job } from './job.ts';
import { pictureJobs, weighPictures } from './pictures.ts';
import { doAll, LANES } from './pool.ts';
import { Progress } from './progress.ts';
import { soundJobs, weighSounds } from './sounds.ts';
import { isFresh, remember } from './stamp.ts';

/** Bytes that an island may take, with what every island has (scenes/landkaart/README.md, 4.7). */
const ISLAND_LIMIT = 600_000;

const stampOf = ({ maker, id }: Job) => `${maker}/${id.replaceAll('/', '-')}`;

/** Makes what is not there yet, or no longer as it should be. */
async function make(jobs: readonly Job[]) {
  const stale = jobs.filter((job) => !isFresh(stampOf(job), job.hash, job.files));
  if (stale.length === 0) return;
  const whole = stale.reduce((sum, { weight }) => sum + weight, 0);
  const progress = new Progress(
    `Beeld en geluid maken (${stale.length} delen, ${LANES} naast elkaar):`,
    whole,
  );
  const changed = new Set<string>();
  await doAll(stale, (job, fits) => {
    remember(stampOf(job), job.hash);
    if (Object.keys(fits).length > 0) {
      const file = fitsOf(job);
      keepFits(file, fits);
      changed.add(file);
    }
    progress.step(job.id, job.weight);
  });
  for (const file of changed)
    console.error(`${file} zegt nu met welke kwaliteit het past: dat hoort bij de bron.`);
}

function print({ id, bytes, limit }: Weight) {
  const kilobytes = (bytes / 1000).toFixed(0).padStart(5);
  console.log(
    `${id.padEnd(20)} ${kilobytes} kB  (ten hoogste ${limit / 1000} kB)${bytes > limit ? '  TE GROOT' : ''}`,
  );
}

const wanted = process.argv.slice(2);
const isWanted = ({ id }: { id: string }) => wanted.length === 0 || wanted.includes(id.split(' ')[0]!);
await make(
  [...gameJobs(), ...cardJobs(), ...islandJobs(), ...pictureJobs(), ...soundJobs()].filter(isWanted),
);
const games = weighGames();
const own = games.find(({ id }) => id === 'landkaart')!.bytes;
const islands = weighIslands().map(({ id, bytes }) => ({ id, bytes: bytes + own, limit: ISLAND_LIMIT }));
const weights = [...games, ...islands, ...weighSounds()].filter(isWanted);
weights.forEach(print);
if (wanted.length === 0) {
  const { count, bytes } = weighPictures();
  console.log(
    `${'plaatjes'.padEnd(20)} ${(bytes / 1000).toFixed(0).padStart(5)} kB  (${count} woordplaatjes)`,
  );
}
if (weights.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
