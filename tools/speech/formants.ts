/** The two resonances of the mouth that tell vowels apart, in hertz. */
export interface Formants {
  f1: number;
  f2: number;
}

/** Poles of the model: two for each formant below 5 kHz, and two for the voice. */
const ORDER = 12;
const FRAME_SECONDS = 0.03;
const STEP_HZ = 10;
const LOWEST_HZ = 200;
const HIGHEST_HZ = 3500;

/** The formants in the middle of the loudest sound of a word, which in a word of one syllable is its vowel. */
export function formants(samples: Float32Array, rate: number): Formants {
  const half = halve(samples);
  const size = Math.round((rate / 2) * FRAME_SECONDS);
  const at = middleOfVowel(half, size);
  const frame = Float64Array.from({ length: size }, (_, i) => {
    const emphasised = (half[at + i] ?? 0) - 0.97 * (half[at + i - 1] ?? 0);
    return emphasised * (0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (size - 1)));
  });
  const [f1 = 0, f2 = 0] = peaks(predictor(frame), rate / 2);
  return { f1, f2 };
}

/** At half the rate: formants of vowels lie below 4 kHz. */
const halve = (samples: Float32Array) =>
  Float32Array.from({ length: samples.length >> 1 }, (_, i) => {
    const [before = 0, here = 0, after = 0] = [samples[2 * i - 1], samples[2 * i], samples[2 * i + 1]];
    return (before + 2 * here + after) / 4;
  });

function middleOfVowel(samples: Float32Array, size: number): number {
  const powers: number[] = [];
  for (let at = 0; at + size <= samples.length; at += size)
    powers.push(samples.subarray(at, at + size).reduce((sum, sample) => sum + sample * sample, 0));
  const top = powers.indexOf(Math.max(...powers));
  const loud = (i: number) => (powers[i] ?? 0) > (powers[top] ?? 0) * 0.4;
  let [first, last] = [top, top];
  while (loud(first - 1)) first--;
  while (loud(last + 1)) last++;
  return Math.round((first + last) / 2) * size;
}

/** Linear prediction by Levinson and Durbin: the filter that the mouth was. */
function predictor(frame: Float64Array): number[] {
  const correlation = Array.from({ length: ORDER + 1 }, (_, lag) =>
    frame.reduce((sum, sample, i) => sum + sample * (frame[i + lag] ?? 0), 0),
  );
  let error = correlation[0] || 1;
  let filter = [1];
  for (let order = 1; order <= ORDER; order++) {
    const sum = filter.reduce((total, weight, i) => total + weight * (correlation[order - i] ?? 0), 0);
    const reflection = -sum / error;
    const longer = [...filter, 0];
    filter = longer.map((weight, i) => weight + reflection * (longer[order - i] ?? 0));
    error *= 1 - reflection * reflection;
  }
  return filter;
}

function peaks(filter: readonly number[], rate: number): number[] {
  const strength = (hertz: number) => {
    let [real, imaginary] = [0, 0];
    filter.forEach((weight, i) => {
      const angle = (2 * Math.PI * hertz * i) / rate;
      real += weight * Math.cos(angle);
      imaginary -= weight * Math.sin(angle);
    });
    return 1 / Math.hypot(real, imaginary);
  };
  const found: number[] = [];
  for (let hertz = LOWEST_HZ; hertz <= HIGHEST_HZ; hertz += STEP_HZ)
    if (strength(hertz) > strength(hertz - STEP_HZ) && strength(hertz) >= strength(hertz + STEP_HZ))
      found.push(hertz);
  return found;
}
