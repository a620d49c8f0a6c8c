// Speaks every word and sentence of ours into the data folder, and lists what sounds doubtful:
// `npm run speech [-- --json] [-- nl|be]`.
import { readFileSync } from 'node:fs';
import { openDataFolder } from '../../server/data/folder.ts';
import { VARIANTS } from '../../server/contract/variant.ts';
import { createSpeech } from '../../server/speech/index.ts';
import { loadEspeak } from '../../server/speech/voice/espeak.ts';
import { parsePronunciation } from '../../server/speech/voice/phonemes.ts';
import { contrasts, doubt, measure } from './audit.ts';
import { misread } from './sounds.ts';
import { allTexts } from './texts.ts';

/** Fewer than the server lets wait. */
const AT_ONCE = 500;

const asked = process.argv.slice(2);
const variants = VARIANTS.filter((variant) => asked.includes(variant));
const texts = allTexts();
const folder = openDataFolder();
const speech = createSpeech({ dataDir: folder.path, secret: folder.secret('speech') });

/** Speaks all texts, and gives the bytes of each. */
async function warm(variant: (typeof VARIANTS)[number]) {
  const sizes: { text: string; bytes: number }[] = [];
  const started = performance.now();
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    const some = texts.slice(at, at + AT_ONCE);
    await speech.warm(some, variant);
    for (const text of some) sizes.push({ text, bytes: (await speech.get(text, variant)).length });
  }
  return { variant, sizes, seconds: (performance.now() - started) / 1000 };
}

function figures({ variant, sizes, seconds }: Awaited<ReturnType<typeof warm>>) {
  const bytes = (some: typeof sizes) => some.reduce((sum, one) => sum + one.bytes, 0);
  const words = sizes.filter(({ text }) => !text.includes(' '));
  const sentences = sizes.filter(({ text }) => text.includes(' '));
  const mean = (some: typeof sizes) => bytes(some) / (some.length || 1);
  const kB = (size: number) => Number((size / 1024).toFixed(1));
  return {
    variant,
    teksten: sizes.length,
    'ms per tekst': Math.round((seconds * 1000) / sizes.length),
    'kB samen': kB(bytes(sizes)),
    'kB per woord': kB(mean(words)),
    'kB per zin': kB(mean(sentences)),
    'kB van de grootste tekst': kB(Math.max(...sizes.map((one) => one.bytes))),
  };
}

const warmed = [];
for (const variant of variants.length > 0 ? variants : VARIANTS) warmed.push(figures(await warm(variant)));
speech.close();

const table = new URL('../../assets/words/pronunciation.tsv', import.meta.url);
const voice = await loadEspeak(parsePronunciation(readFileSync(table, 'utf8')));
const doubtful = texts.flatMap((text) => {
  const measured = measure(voice, text);
  const waarom = doubt(measured);
  return waarom === undefined ? [] : [{ tekst: text, waarom, seconden: Number(measured.seconds.toFixed(2)) }];
});
for (const { text, category, phonemes } of misread(voice))
  doubtful.push({ tekst: text, waarom: `klinkt niet als ${category}: ${phonemes}`, seconden: 0 });
const pairs = contrasts(voice).map(({ short, long, ratio, shortFormants, longFormants, clear }) => ({
  kort: short,
  lang: long,
  verhouding: Number(ratio.toFixed(2)),
  'klank kort': `${shortFormants.f1}/${shortFormants.f2} Hz`,
  'klank lang': `${longFormants.f1}/${longFormants.f2} Hz`,
  duidelijk: clear ? 'ja' : 'nee',
}));

if (asked.includes('--json'))
  console.log(JSON.stringify({ opgenomen: warmed, klinkers: pairs, twijfelachtig: doubtful }));
else {
  console.table(warmed);
  console.table(pairs);
  console.log(doubtful.length === 0 ? 'Niets klinkt twijfelachtig.' : 'Om na te luisteren:');
  if (doubtful.length > 0) console.table(doubtful);
}
