/** One rendered sound on its way into a sprite. */
export interface Sample {
  name: string;
  samples: Float32Array;
  loop: boolean;
}

/** Where each sound is, as howler wants it: start and length in ms, and whether it loops. */
export type SpriteMap = Record<string, [startMs: number, lengthMs: number, loop?: true]>;

/**
 * Silence between two sounds in seconds. An mp3 decoder that does not take the encoder's delay into account is late
 * by less than half of this, and never lets the next sound be heard.
 */
const GAP = 0.12;
/** What a decoder adds to the front of an mp3 that does not tell its delay: 576 + 529 samples. */
const DELAY = 1105;

/** Lays sounds behind each other in one file, each at a whole millisecond. */
export function layOut(
  sounds: readonly Sample[],
  sampleRate: number,
): { samples: Float32Array; sprite: SpriteMap } {
  const gap = Math.round(GAP * sampleRate);
  const late = Math.round((DELAY / sampleRate) * 1000);
  const millisecond = sampleRate / 1000;
  const sprite: SpriteMap = {};
  const starts: number[] = [];
  let end = 0;
  for (const { name, samples, loop } of sounds) {
    // Before and after a loop lies more of the same loop, so that its seam is right wherever a decoder puts it.
    const margin = loop ? gap : 0;
    const startMs = Math.ceil((end + gap + margin) / millisecond);
    const start = Math.round(startMs * millisecond);
    starts.push(start);
    const length = (samples.length / sampleRate) * 1000;
    sprite[name] = loop ? [startMs + late, length, true] : [startMs + late, Math.ceil(length)];
    end = start + samples.length + margin;
  }
  const out = new Float32Array(end + gap);
  sounds.forEach(({ samples, loop }, n) => {
    const start = starts[n]!;
    const margin = loop ? gap : 0;
    for (let i = -margin; i < samples.length + margin; i++) {
      out[start + i] = samples[(i + samples.length) % samples.length]!;
    }
  });
  return { samples: out, sprite };
}
