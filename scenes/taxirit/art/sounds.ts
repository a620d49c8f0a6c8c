import { air, burst, defineSounds, note, struck, thud, type Layer } from '../../../engine/foley/index.ts';

const horn = (name: string, at: number, length: number): Layer => ({ kind: 'tone', wave: 'reed', from: note(name), length, at, gain: 0.7, filter: { type: 'lowpass', from: 1500 }, envelope: { attack: 0.012, release: 0.08 } }); // prettier-ignore
const quack = (at: number): Layer => ({ kind: 'tone', wave: 'reed', from: 330, to: 235, length: 0.09, at, gain: 0.9, filter: { type: 'lowpass', from: 1700 }, envelope: { attack: 0.008, release: 0.05 } }); // prettier-ignore
/** A little engine that goes round: wooden puffs. */
const BEAT = 0.1;
const engine: Layer[] = [0, 1, 2, 3].flatMap((i) => [
  thud(i % 2 ? 120 : 104, 70, 0.07, i * BEAT, 0.9),
  burst(420, 0.03, i * BEAT, 0.4),
]);

/** A toy taxi: engine, horn, door, meter, and who lives in the street. */
export default defineSounds({
  music: 'werkplaats',
  sounds: {
    motor: { layers: engine, level: -9, loop: BEAT * 4 },
    toeter: { layers: [horn('A3', 0, 0.09), horn('C4', 0, 0.09), horn('A3', 0.16, 0.16), horn('C4', 0.16, 0.16)], room: 0.15, level: -6 },
    rem: { layers: [air(1300, 700, 0.2, 0, 0.9, 2), air(700, 400, 0.16, 0.08, 0.5)], level: -6 },
    portier: { layers: [thud(190, 90, 0.09, 0, 1), burst(700, 0.03, 0.01, 0.5), struck('wood', 'D4', 0.02, 0.3, 0.07)], room: 0.12, level: -5 },
    meter: { layers: ['E5', 'G5', 'C6'].map((name, i) => struck('bell', name, i * 0.09, 0.8 - i * 0.12, 0.5)), room: 0.25, level: -5 },
    kwaak: { layers: [quack(0), quack(0.15), burst(800, 0.03, 0, 0.25)], room: 0.15, level: -5 },
    karton: { layers: [burst(900, 0.04, 0, 0.7), thud(240, 120, 0.1, 0.04, 0.8), air(900, 500, 0.14, 0.06, 0.5)], room: 0.1, level: -4 },
    fontein: { layers: [{ kind: 'scatter', of: { kind: 'struck', body: 'glass', pitch: 523, ring: 0.14, gain: 0.5 }, count: 26, over: 1.6, semitones: 7, shape: 'swell' }, air(600, 900, 1.7, 0, 0.7)], room: 0.3, level: -7 },
  },
}); // prettier-ignore
