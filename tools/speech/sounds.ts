import { readdirSync, readFileSync } from 'node:fs';
import type { Voice } from '../../server/speech/voice/espeak.ts';

/** What every word of a category must have in its phonemes, or the voice reads a borrowed word as Dutch. */
const SOUNDS: Readonly<Record<string, RegExp>> = {
  'aai-ooi-oei': /a:j|o:j|uj/,
  'air-oir': /E:?r|a:r/,
  'au-ou': /VU/,
  'c-as-k': /[kgx]/,
  'c-as-s': /[sS]/,
  'ch-as-sj': /S/,
  'ch-cht': /[xQ]/,
  'diminutive-etje-nkje': /@t;@|Nkj@|mpj@/,
  eau: /o:/,
  'e-acute': /e:|E|I:/,
  'eeuw-ieuw-uw': /eU|[ie]:?(?:w|v#)|y[Uw]/,
  'ei-ij': /EI/,
  'g-as-zj': /[ZS]/,
  isch: /is/,
  ng: /N/,
  nk: /N[kg]/,
  'ou-as-oe': /u/,
  'qu-as-kw': /kv#|k/,
  'sch-schr': /sx/,
  th: /t/,
  tie: /[ts]i/,
  'x-as-ks': /ks|gz|kS/,
};

const LISTS = new URL('../../assets/words/lists/', import.meta.url);

/** A word whose sound is not that of its category. */
export interface Misread {
  text: string;
  category: string;
  phonemes: string;
}

/** The words of the lists that the voice says without the sound that their category is about. */
export function misread(voice: Pick<Voice, 'phonemes'>): Misread[] {
  return readdirSync(LISTS).flatMap((file) => {
    const category = file.replace('.tsv', '');
    const sound = SOUNDS[category];
    if (!sound) return [];
    return readFileSync(new URL(file, LISTS), 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[0]?.toLowerCase() ?? '')
      .filter((word) => word !== '' && !word.includes(' '))
      .map((text) => ({ text, category, phonemes: voice.phonemes(text) }))
      .filter(({ phonemes }) => !sound.test(phonemes) || phonemes.includes('('));
  });
}
