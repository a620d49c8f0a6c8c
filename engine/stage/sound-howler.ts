import { Howl, Howler } from 'howler';
import { DEFAULT_SETTINGS } from '../exercise/index.ts';
import type { Language } from './device-voices.ts';
import { firstTouch, isTouched, onTouch } from './first-touch.ts';
import { canBeHeard, createSpeech } from './sound-speech.ts';
import {
  silentSound,
  type Playing,
  type PlayOptions,
  type Sound,
  type SoundFiles,
  type SoundOwner,
} from './sound.ts';

/** Effects and music under speech: 12 dB softer. */
const DUCKED = 10 ** (-12 / 20);
/** Fades in ms. */
const FADE = { duck: 120, unduck: 350, stop: 120, music: 500 };
/** The same sound twice within this many seconds is heard once: it would only be louder. */
const TWICE = 0.03;
/** Steps in the run of rights: goed1 to goed5. */
const RUN = 5;

type Bus = 'effects' | 'music';
interface Voice {
  howl: Howl;
  bus: Bus;
  volume: number;
}
interface Bank {
  effects?: Howl;
  names: ReadonlySet<string>;
  music?: Howl;
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Loads one file; resolves with nothing when it can't be had. */
const loadHowl = (file: SoundFiles['effects']): Promise<Howl | undefined> =>
  new Promise((done) => {
    if (!file) return done(undefined);
    const howl: Howl = new Howl({
      src: [file.url],
      format: ['mp3'],
      sprite: file.sprite,
      onload: () => done(howl),
      onloaderror: () => {
        howl.unload();
        done(undefined);
      },
    });
  });

/**
 * Keeps many sounds at once from clipping: a limiter between howler and the loudspeaker. Gives what undoes it.
 * Asking for the volume makes howler create its audio context when there is none yet.
 */
function addLimiter(): () => void {
  Howler.volume(1);
  const { ctx, masterGain } = Howler;
  if (!Howler.usingWebAudio || !ctx || !masterGain) return () => {};
  const limiter = new DynamicsCompressorNode(ctx, {
    threshold: -3,
    knee: 0,
    ratio: 20,
    attack: 0.002,
    release: 0.1,
  });
  masterGain.disconnect();
  masterGain.connect(limiter).connect(ctx.destination);
  return () => {
    masterGain.disconnect();
    limiter.disconnect();
    masterGain.connect(ctx.destination);
  };
}

/** The sound of the tab, through howler; a voice of the device itself must speak the language. There is one at a time. */
export function createSound(language: Language = 'nl-NL'): Sound {
  // Howler would send the device to sleep after 30 s and then queue what is played meanwhile.
  Howler.autoSuspend = false;
  let removeLimiter = () => {};
  const banks: Record<SoundOwner, Bank> = {
    kit: { names: new Set() },
    game: { names: new Set() },
    pack: { names: new Set() },
  };
  /** How often each owner was loaded; a load that is overtaken by a later one is thrown away. */
  const loads = { kit: 0, game: 0, pack: 0 };
  const voices = new Map<number, Voice>();
  const lastAt = new Map<string, number>();
  let volumes = DEFAULT_SETTINGS.volumes;
  let speaking = false;
  let paused = false;
  let run = 0;
  let musicOn = false;
  let musicId: number | undefined;
  let muted = false;
  let destroyed = false;
  void firstTouch().then(() => {
    if (destroyed) return;
    removeLimiter = addLimiter();
    Howler.mute(muted);
  });

  // A call, headphones that are pulled out or a locked tablet stop the device itself, and nothing starts it again but a touch.
  const wake = () => {
    if (Howler.ctx && Howler.ctx.state !== 'running') Howler.ctx.resume().catch(() => {});
  };
  const stopWaking = onTouch(wake);

  const levelOf = ({ bus, volume }: Voice) => volumes[bus] * volume * (speaking ? DUCKED : 1);
  const fadeTo = (howl: Howl, id: number, level: number, ms: number) =>
    void howl.fade(Number(howl.volume(id)), level, ms, id);

  const speech = createSpeech(language, (now) => {
    if (now === speaking) return;
    speaking = now;
    for (const [id, voice] of voices) fadeTo(voice.howl, id, levelOf(voice), now ? FADE.duck : FADE.unduck);
  });
  speech.setVolume(volumes.speech);

  function start(howl: Howl, name: string, bus: Bus, { rate = 1, volume = 1 }: PlayOptions): number {
    const id = howl.play(name);
    const voice = { howl, bus, volume: clamp(volume, 0, 1) };
    voices.set(id, voice);
    howl.volume(levelOf(voice), id);
    howl.rate(clamp(rate, 0.5, 2), id);
    return id;
  }

  function stop(id: number, fadeMs: number): void {
    const voice = voices.get(id);
    if (!voice) return;
    voices.delete(id);
    voice.howl.once('fade', () => voice.howl.stop(id), id);
    fadeTo(voice.howl, id, 0, Math.max(fadeMs, 1));
  }

  const handle = (id: number): Playing => ({
    rate: (rate) => void (voices.has(id) && voices.get(id)!.howl.rate(clamp(rate, 0.5, 2), id)),
    volume(volume) {
      const voice = voices.get(id);
      if (!voice) return;
      voice.volume = clamp(volume, 0, 1);
      voice.howl.volume(levelOf(voice), id);
    },
    stop: (fadeMs = FADE.stop) => stop(id, fadeMs),
  });

  function free(owner: SoundOwner): void {
    const bank = banks[owner];
    banks[owner] = { names: new Set() };
    for (const [id, voice] of voices)
      if (voice.howl === bank.effects || voice.howl === bank.music) voices.delete(id);
    if (bank.music) musicId = undefined;
    bank.effects?.unload();
    bank.music?.unload();
  }

  function updateMusic(): void {
    const { music } = banks.game;
    if (musicOn && music && musicId === undefined && !paused) musicId = start(music, 'loop', 'music', {});
    if (musicOn || musicId === undefined) return;
    stop(musicId, FADE.music);
    musicId = undefined;
  }

  /** Fetches the sounds of an owner, unless others were asked for meanwhile. */
  async function bring(owner: SoundOwner, files: SoundFiles, turn: number): Promise<void> {
    const isOver = () => destroyed || turn !== loads[owner];
    if (isOver()) return;
    const [effects, music] = await Promise.all([loadHowl(files.effects), loadHowl(files.music)]);
    if (isOver()) {
      effects?.unload();
      music?.unload();
      return;
    }
    free(owner);
    // A looped sprite "ends" at every turn; only what is really over is let go.
    effects?.on('end', (id) => void (effects.loop(id) || voices.delete(id)));
    banks[owner] = {
      names: new Set(effects ? Object.keys(files.effects?.sprite ?? {}) : []),
      ...(effects && { effects }),
      ...(music && { music }),
    };
    if (owner === 'game') updateMusic();
  }

  /** The name that is really played: the step of the run for `goed`. */
  function stepOf(name: string): string {
    if (name === 'zachtnee') run = 0;
    if (name !== 'goed') return name;
    run = Math.min(run + 1, RUN);
    return `goed${run}`;
  }

  return {
    async load(owner, files) {
      const turn = ++loads[owner];
      const fetched = firstTouch().then(() => bring(owner, files, turn));
      // Nothing waits for a touch.
      if (isTouched()) await fetched;
    },
    unloadGame() {
      loads.game++;
      loads.pack++;
      musicOn = false;
      run = 0;
      speech.clear();
      free('game');
      free('pack');
      if (!paused) return;
      paused = false;
      for (const [id, { howl }] of voices) howl.stop(id);
      voices.clear();
    },
    play(name, options = {}) {
      const real = stepOf(name);
      const bank = [banks.game, banks.pack].find(({ names }) => names.has(real)) ?? banks.kit;
      const at = Howler.ctx?.currentTime ?? 0;
      const tooSoon = Howler.usingWebAudio && at - (lastAt.get(real) ?? -1) < TWICE;
      if (!bank.effects || !bank.names.has(real) || paused || tooSoon || !canBeHeard())
        return silentSound().play(real);
      lastAt.set(real, at);
      return handle(start(bank.effects, real, 'effects', options));
    },
    music(on) {
      musicOn = on;
      updateMusic();
    },
    say: (what) => (destroyed ? Promise.resolve(true) : speech.say(what)),
    stopSpeech: () => speech.stop(),
    preload: (what) => void (destroyed || speech.preload(what)),
    setVolumes(to) {
      volumes = to;
      speech.setVolume(to.speech);
      for (const [id, voice] of voices) voice.howl.volume(levelOf(voice), id);
    },
    setMuted(to) {
      muted = to;
      if (Howler.ctx) Howler.mute(to);
      speech.setMuted(to);
    },
    setVoice: ({ voice, onlineVoices }) => speech.setDevice({ on: voice === 'device', online: onlineVoices }),
    watchVoice: (tell) => speech.watchDevice(tell),
    pause() {
      if (paused) return;
      paused = true;
      speech.pause();
      for (const [id, { howl }] of voices) howl.pause(id);
    },
    resume() {
      if (!paused) return;
      paused = false;
      wake();
      for (const [id, { howl }] of voices) howl.play(id);
      speech.resume();
      updateMusic();
    },
    destroy() {
      destroyed = true;
      stopWaking();
      speech.destroy();
      for (const owner of ['game', 'pack', 'kit'] as const) free(owner);
      if (Howler.ctx) Howler.mute(false);
      removeLimiter();
    },
  };
}
