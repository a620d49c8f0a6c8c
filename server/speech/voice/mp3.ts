import { createMp3Encoder } from 'wasm-media-encoders';

/** Kbit a second: a word with all of its s and f, some 3.5 kB; a sentence has the same vowels up to 6 kHz, in 2 kB a second. */
const BITRATE = { word: 32, sentence: 16 };

/** Loads the encoder (LAME); what it returns makes a whole mp3 of samples between -1 and 1. */
export async function loadMp3(): Promise<
  (samples: Float32Array, rate: number, kind?: keyof typeof BITRATE) => Uint8Array
> {
  const encoder = await createMp3Encoder();
  return (samples, rate, kind = 'word') => {
    encoder.configure({ sampleRate: rate as 22050, channels: 1, bitrate: BITRATE[kind] as 32 });
    // The encoder owns what it returns until the next call.
    const body = encoder.encode([samples]).slice();
    const end = encoder.finalize();
    const mp3 = new Uint8Array(body.length + end.length);
    mp3.set(body);
    mp3.set(end, body.length);
    return mp3;
  };
}
