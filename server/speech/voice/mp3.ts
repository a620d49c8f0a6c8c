import { createMp3Encoder } from 'wasm-media-encoders';

/** 32 kbit a second is plenty for one voice: about 4 kB a word. */
const BITRATE = 32;

/** Loads the encoder; what it returns makes a whole mp3 of samples between -1 and 1. */
export async function loadMp3(): Promise<(samples: Float32Array, rate: number) => Uint8Array> {
  const encoder = await createMp3Encoder();
  return (samples, rate) => {
    encoder.configure({ sampleRate: rate as 22050, channels: 1, bitrate: BITRATE });
    // The encoder owns what it returns until the next call.
    const body = encoder.encode([samples]).slice();
    const end = encoder.finalize();
    const mp3 = new Uint8Array(body.length + end.length);
    mp3.set(body);
    mp3.set(end, body.length);
    return mp3;
  };
}
