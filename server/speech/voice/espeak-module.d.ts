/** The part of the espeak-ng build that we use; the package has no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  interface Worker {
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_volume(volume: number): void;
    get_samplerate(): number;
    /** Calls back with pieces of 16-bit audio; returning true stops. */
    synthesize(text: string, onAudio: (audio: Int16Array, events: unknown[]) => boolean): void;
    /** A pointer to a zero-terminated text in the memory of the module. */
    convert_to_phonemes(text: string, ipa: boolean): { ptr: number };
  }
  interface Module {
    HEAPU8: Uint8Array;
    eSpeakNGWorker: new () => Worker;
  }
  export default function load(): Promise<Module>;
}
