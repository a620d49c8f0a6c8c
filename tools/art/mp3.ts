import { createMp3Encoder } from 'wasm-media-encoders';

/** Encodes mono samples as mp3 with a fixed bit rate, in kbit/s. */
export async function encodeMp3(
  samples: Float32Array,
  sampleRate: 16000 | 24000,
  bitrate: 24 | 40,
): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate, bitrate, outputSampleRate: sampleRate });
  // The encoder reuses its memory: each part is copied before the next call.
  const body = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([body, Buffer.from(encoder.finalize())]);
}
