// Speaks every word and sentence of the bank into the cache of the data folder, and prints what sounds doubtful.
import { readFileSync } from 'node:fs';
import { openDataFolder } from '../../server/data/folder.ts';
import { createSpeech } from '../../server/speech/index.ts';
import { loadEspeak } from '../../server/speech/voice/espeak.ts';
import { parsePronunciation } from '../../server/speech/voice/phonemes.ts';
import { createWordBank, spokenTexts } from '../../server/words/index.ts';
import { CONTRASTS, doubt, measure } from './audit.ts';

const folder = openDataFolder();
const speech = createSpeech({ dataDir: folder.path, secret: folder.secret('speech') });
const texts = spokenTexts(createWordBank().words);

const started = performance.now();
await speech.warm(texts);
const seconds = (performance.now() - started) / 1000;
const sizes = await Promise.all(texts.map(async (text) => (await speech.get(text)).length));
speech.close();
const total = sizes.reduce((sum, size) => sum + size, 0);

const table = new URL('../../assets/words/pronunciation.tsv', import.meta.url);
const voice = await loadEspeak(parsePronunciation(readFileSync(table, 'utf8')));
const measured = texts.map((text) => measure(voice, text));
const doubtful = measured.flatMap((one) => {
  const why = doubt(one);
  return why === undefined ? [] : [{ tekst: one.text, waarom: why, seconden: one.seconds.toFixed(2) }];
});

console.table([
  {
    teksten: texts.length,
    'seconden gemaakt': seconds.toFixed(1),
    'ms per tekst': ((seconds * 1000) / texts.length).toFixed(0),
    'kB samen': Math.round(total / 1024),
    'kB per tekst': (total / 1024 / texts.length).toFixed(1),
  },
]);
console.table(
  CONTRASTS.map(([short, long]) => ({
    kort: short,
    lang: long,
    verhouding: (measure(voice, long).seconds / measure(voice, short).seconds).toFixed(2),
  })),
);
console.log(doubtful.length === 0 ? 'Niets klinkt twijfelachtig.' : 'Om na te luisteren:');
if (doubtful.length > 0) console.table(doubtful);
