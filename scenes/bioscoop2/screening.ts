import type { Image, Input, Offer, Via } from '../../engine/stage/index.ts';
import type { FrameCard } from './frame-card.ts';
import type { Cinema } from './job.ts';
import { DEPTHS } from './places.ts';
import { wordsAt } from './rules.ts';
import { Subtitles } from './subtitles.ts';
import { turnOn } from './turn-on.ts';

/** So far past the last frame the film runs out, in frames; a film that may not yet waits so far before it. */
const PAST = 0.3;
const BEFORE = 0.05;
const MS = { rewind: 260, example: 520 } as const;
const BACK = { x: 122, y: 690, width: 120, height: 80, pressed: 4 } as const;

interface Handlers {
  /** Whether the film may be turned now. */
  isOpen(): boolean;
  /** The film went past its last frame; false when that can't count yet. */
  onEnd(): boolean;
  /** The pupil wants back to the bench. */
  onBack(): void;
}

/** A spliced film in the hall: the crank runs its frames to and fro, and past the last one it is over. */
export class Screening {
  #cinema: Cinema;
  #handlers: Handlers;
  #subtitles: Subtitles;
  #back: Image;
  #count = 0;
  #pos = 0;

  constructor(cinema: Cinema, handlers: Handlers) {
    this.#cinema = cinema;
    this.#handlers = handlers;
    this.#subtitles = new Subtitles(cinema.stage);
    this.#back = cinema.stage.image('naar-tafel', BACK.x, BACK.y).setDepth(DEPTHS.buttons).setVisible(false);
  }

  /** Hangs a film before the lamp, from its beginning. */
  set(frames: readonly FrameCard[], star: string) {
    const { show, hall } = this.#cinema;
    this.#pos = 0;
    this.#count = frames.length;
    show.set(star);
    this.#subtitles.set(frames.map(({ text }) => text));
    hall.light(true);
    void hall.curtain(true);
  }

  /** From now on it can be turned. */
  start() {
    const { crank, isExample } = this.#cinema;
    const { isOpen, onBack } = this.#handlers;
    this.#back.setVisible(true);
    crank.load({
      isOpen,
      onTurn: (frames) => this.#turn(frames),
      onLeave: onBack,
      ...(isExample && { speed: (this.#end * 1000) / MS.example, isDemo: true }),
    });
  }

  /** It can't be turned any more. */
  stop() {
    this.#cinema.crank.unload();
    this.#back.setVisible(false);
  }

  /** Takes the film away from the lamp. */
  clear() {
    this.#cinema.show.clear();
    this.#subtitles.clear();
  }

  /** Its words make room for the banner with the whole sentence. */
  clearWords() {
    this.#subtitles.clear();
  }

  /** The film jumps back to the join before frame `at`, and the picture flutters there. */
  async jam(at: number) {
    const { show, stage } = this.#cinema;
    const film = { pos: this.#pos };
    const onUpdate = () => show.at(film.pos);
    await stage.tween({ targets: film, to: { pos: at + 0.5 }, ms: MS.rewind, onUpdate });
    await show.flutter(at + 0.5);
  }

  /** Offers the way back to the bench. */
  offer(): Offer {
    return this.#cinema.stage.offer(this.#back, {
      id: 'naar-tafel',
      kind: 'control',
      label: 'Terug naar de plaktafel',
      size: { width: BACK.width, height: BACK.height },
      enabled: () => this.#handlers.isOpen(),
      onPick: () => this.#handlers.onBack(),
      onPress: (down) => this.#back.setY(BACK.y + (down ? BACK.pressed : 0)),
    });
  }

  /** The real input that runs the film out, or that leads back to the bench. */
  step(out: boolean, via: Via): Input {
    const { crank, stage } = this.#cinema;
    if (out) return turnOn(stage, crank, this.#end - this.#pos, via);
    if (via === 'keyboard') return { kind: 'key', code: 'ArrowDown', ms: 40 };
    return { kind: 'tap', x: BACK.x, y: BACK.y };
  }

  destroy() {
    this.stop();
    this.clear();
    this.#back.destroy();
  }

  get #end() {
    return this.#count + PAST;
  }

  #turn(frames: number) {
    const { show, filmEnded } = this.#cinema;
    this.#pos = Math.max(0, this.#pos + frames);
    show.at(Math.min(this.#pos, this.#end));
    this.#subtitles.show(wordsAt(this.#pos, this.#count));
    if (this.#pos < this.#end) return;
    if (this.#handlers.onEnd()) filmEnded();
    else this.#pos = this.#end - BEFORE;
  }
}
