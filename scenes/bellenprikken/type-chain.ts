import type { Outcome, TypeExercise, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Image } from '../../engine/stage/index.ts';
import { Bubble, HANG_MS, letFall } from './bubble.ts';
import { LONG_R, LongFilm } from './long-film.ts';
import type { Bathroom, Pricking } from './pricking.ts';
import { AIR, Rise } from './rise.ts';
import { bubblesFor, isReadable, layoutChain, popsBefore, type ChainLayout } from './rules.ts';

/** ms and u of the chain. `hop` is the most time from one bubble to the next, `run` for the whole chain. */
const CHAIN = {
  hop: 90,
  run: 560,
  bob: 11,
  sink: 320,
  sunk: 52,
  longFull: 560,
  mostThreads: 8,
  lift: 56,
} as const;
const COME_UP = { ms: 440, from: 140 } as const;
const THREAD = 40;
/** Where a chain of any length has its middle. */
const MIDDLE = layoutChain(1).x;
/** The banner hangs in the air over a chain that has not come far; else on the front of the tub. */
const BANNER = { x: 686, y: 278, low: 328, below: 22 } as const;

/** The chain of empty bubbles that typed letters slip into; Enter sends the needle along it. */
export class TypeChain implements Pricking {
  readonly #host: Bathroom;
  #exercise: TypeExercise;
  #rise: Rise;
  #bubbles: Bubble[] = [];
  #threads: Image[] = [];
  #film: LongFilm | undefined;
  #ring: Image;
  #caret: Image;
  /** Bubbles that were pricked and stay open, from the left. */
  #popped = 0;
  /** Grey letters to type over. */
  #ghost: string[] = [];
  #row: ChainLayout = layoutChain(1);
  /** Letters that are typed now. */
  #typed = 0;
  /** Whether letters may be typed: the caret shows. */
  #asking = true;
  #done = false;

  constructor(host: Bathroom, exercise: TypeExercise) {
    const { stage, room } = host;
    this.#host = host;
    this.#exercise = exercise;
    if (host.oneBubble || !isReadable(exercise.length)) {
      this.#film = new LongFilm(stage, 0);
      this.#film.root.setDepth(9);
    }
    const { r, wide } = layoutChain(exercise.length);
    const lift = wide && !this.#film ? CHAIN.lift : 0;
    this.#rise = new Rise(room.rim - r - 10 - lift, AIR.ceiling + LONG_R + 8, () => host.riseSpeed());
    this.#ring = stage.image('ring', 0, 0).setDepth(9);
    this.#caret = stage.image('streep', 0, 0).setDepth(12);
    this.draw();
  }

  get share() {
    return this.#rise.share;
  }

  get top() {
    return this.#rise.y - (this.#film ? LONG_R : this.#row.r);
  }

  get banner() {
    const { x, y, low, below } = BANNER;
    return { x, y: this.top > low ? y : this.#host.room.rim + below };
  }

  focus() {
    return { x: this.#caret.x, y: this.#caret.y };
  }

  async present() {
    const { stage } = this.#host;
    stage.sound.play('bel-blaas');
    const rise = this.#rise;
    rise.y = rise.rest + COME_UP.from;
    await stage.tween({ targets: rise, to: { y: rise.rest }, ms: COME_UP.ms, ease: 'Back.Out' });
    rise.moving = true;
  }

  async right() {
    this.#close();
    await this.#prick(this.#popped, this.#bubbles.length);
    await this.#finish();
  }

  async wrong(outcome: Outcome) {
    await this.#upToSlip(outcome);
    await this.#sinkTo(this.#rise.rest);
    this.#rise.moving = this.#asking = true;
  }

  async reveal(outcome: Outcome) {
    const at = await this.#upToSlip(outcome);
    await this.#host.stage.kit.eraser.rub(this.#bubbles[at]!.root);
    await this.#sinkTo(this.#host.room.rim + CHAIN.sunk);
  }

  /** A word that was typed over is popped too, quietly. */
  async copied() {
    this.#close();
    await this.#prick(0, this.#bubbles.length);
    await this.#finish();
  }

  /** The hint comes under the prompt: a chain that nestles there gives way. */
  async #makeRoom() {
    const rise = this.#rise;
    rise.ceiling = Math.min(rise.rest, AIR.underHint + LONG_R + 8);
    if (rise.y >= rise.ceiling) return;
    await this.#host.stage.tween({ targets: rise, to: { y: rise.ceiling }, ms: 180 });
  }

  /** The needle goes along bubbles `from` up to `to`; each bursts on the next note. */
  async #prick(from: number, to: number) {
    const { room, stage } = this.#host;
    const hop = Math.min(CHAIN.hop, CHAIN.run / Math.max(1, to - from));
    for (let i = from; i < to; i++) {
      const bubble = this.#bubbles[i];
      if (!bubble) break;
      await room.cactus.throwTo(bubble.root.x, bubble.root.y, i === from ? undefined : hop);
      const note = Math.min(8, i + 1);
      stage.sound.play(`plop${note}`, { rate: 1 + Math.max(0, i - 7) * 0.06 });
      room.ripple(bubble.root.x, 7);
      if (this.#film)
        void stage.tween({ targets: bubble.root, to: { scale: 1.16 }, ms: 70, yoyo: true, pop: true });
      else bubble.pop();
      this.#threads[i]?.setVisible(false);
    }
  }

  /** All right: the letters hang, then fall one after the other; the mist goes to the giant bubble. */
  async #finish() {
    const { room, stage } = this.#host;
    this.#done = true;
    if (this.#film) {
      this.#film.pop(this.#film.root.x, this.#film.root.y);
      room.ripple(this.#film.root.x, 12);
    }
    void room.cactus.catchNeedle();
    stage.sound.play('mist');
    const falls = this.#bubbles.map(async ({ root }, i) => {
      if (i % 2 === 0) void room.mist(root.x, root.y);
      await letFall(stage, root, room.rim + 30, HANG_MS + i * 30);
      if (i % 3 === 0) room.ripple(root.x, 5);
    });
    await Promise.all(falls);
  }

  #close() {
    this.#rise.moving = this.#asking = false;
  }

  /** The needle goes up to the first letter that is wrong, and only tickles that. Gives its number. */
  async #upToSlip({ verdict }: Outcome): Promise<number> {
    this.#close();
    await this.#makeRoom();
    const slip = popsBefore(verdict.letters ?? []);
    await this.#prick(this.#popped, slip);
    this.#popped = slip;
    const at = Math.min(slip, this.#bubbles.length - 1);
    await this.#tickle(at);
    return at;
  }

  /** This bubble laughs, and letters are blown out from there on. */
  async #tickle(at: number) {
    const { room, stage } = this.#host;
    const bubble = this.#bubbles[at]!;
    await room.cactus.touch(bubble.root.x, bubble.root.y, bubble.r);
    stage.sound.play('piep-kietel');
    room.giggle();
    void room.cactus.tickle();
    this.#bubbles.slice(at).forEach((one, i) => stage.clock.after(i * 70, () => void one.blowOut()));
    const wobble = { to: { angle: 1.6 }, ms: 90, yoyo: true, repeat: 3, pop: true };
    if (this.#film) await stage.tween({ targets: this.#film.root, ...wobble });
    else await bubble.laugh();
  }

  async #sinkTo(y: number) {
    const { room, stage } = this.#host;
    void room.cactus.catchNeedle();
    await stage.tween({ targets: this.#rise, to: { y }, ms: CHAIN.sink, ease: 'Sine.InOut' });
    room.calmDown();
  }

  takeOver(answer: WholeAnswer) {
    if (answer.form !== 'type') return;
    this.#ghost = [...answer.text];
    this.#asking = true;
    this.#popped = 0;
    this.draw();
    const { stage } = this.#host;
    void stage.tween({ targets: this.#rise, to: { y: this.#rise.rest }, ms: CHAIN.sink, ease: 'Back.Out' });
  }

  draw() {
    if (this.#done) return;
    const letters = [...this.#host.draft.text.text];
    this.#typed = letters.length;
    this.#popped = Math.min(this.#popped, letters.length);
    const places = Math.max(letters.length, this.#ghost.length);
    const count = this.#film ? places : bubblesFor(this.#exercise.length, places);
    this.#lay(count);
    this.#bubbles.forEach((bubble, i) => {
      const typed = letters[i];
      const isNew = bubble.write(typed ?? this.#ghost[i] ?? '', typed === undefined);
      if (isNew && typed !== undefined) bubble.slipIn();
      bubble.skin(typed === undefined ? 'empty-' : '');
      if (this.#film || i < this.#popped) bubble.bare();
      else bubble.blow();
    });
    this.#place();
  }

  /** As many bubbles as are needed, as large as they fit. */
  #lay(count: number) {
    const { stage } = this.#host;
    while (this.#bubbles.length > count) this.#bubbles.pop()!.destroy();
    this.#row = layoutChain(Math.max(1, count));
    const r = this.#film ? LONG_R : this.#row.r;
    while (this.#bubbles.length < count) this.#bubbles.push(new Bubble(stage, r));
    for (const bubble of this.#bubbles) bubble.resize(r);
    const threads = this.#film || count > CHAIN.mostThreads ? 0 : Math.max(0, count - 1);
    while (this.#threads.length > threads) this.#threads.pop()!.destroy();
    while (this.#threads.length < threads) this.#threads.push(stage.image('draad', 0, 0).setDepth(8));
  }

  /** Puts everything where the chain is now. Every step: nothing is made here. */
  #place() {
    if (this.#film) return this.#placeLong(this.#film);
    const { x, pitch, r } = this.#row;
    const bubbles = this.#bubbles;
    for (let i = 0; i < bubbles.length; i++) {
      const y = this.#rise.y + Math.sin(i * 1.15 + 0.4) * CHAIN.bob * (r / LONG_R);
      bubbles[i]!.root.setPosition(x + i * pitch, y);
    }
    for (let i = 0; i < this.#threads.length; i++) this.#tie(this.#threads[i]!, bubbles[i]!, bubbles[i + 1]!);
    const next = bubbles[this.#typed];
    const shown = next !== undefined && this.#asking;
    this.#ring.setVisible(shown);
    this.#caret.setVisible(shown);
    if (!next) return;
    const { root } = next;
    this.#ring.setPosition(root.x, root.y).setScale(r / LONG_R);
    const below = r * (this.#ghost.length > 0 ? 0.64 : 0.45);
    this.#caret.setPosition(root.x, root.y + below).setScale(Math.max(0.5, r / LONG_R));
  }

  /** Spans a thread between two bubbles, while both are whole. */
  #tie(thread: Image, a: Bubble, b: Bubble) {
    const [dx, dy] = [b.root.x - a.root.x, b.root.y - a.root.y];
    const gap = Math.max(2, Math.hypot(dx, dy) - 2 * this.#row.r);
    thread.setPosition(a.root.x + dx / 2, a.root.y + dy / 2).setRotation(Math.atan2(dy, dx));
    thread.setScale(gap / THREAD, 1).setVisible(a.whole && b.whole);
  }

  /** One long bubble: its letters stand as in a word, and it grows with them. */
  #placeLong(film: LongFilm) {
    let total = 0;
    for (const bubble of this.#bubbles) total += bubble.textWidth;
    film.width = Math.max(CHAIN.longFull, total + LONG_R * 2);
    film.root.setPosition(MIDDLE, this.#rise.y);
    let x = MIDDLE - total / 2;
    let caretX = x;
    for (let i = 0; i < this.#bubbles.length; i++) {
      const { root, textWidth } = this.#bubbles[i]!;
      root.setPosition(x + textWidth / 2, this.#rise.y);
      x += textWidth;
      if (i < this.#typed) caretX = x;
    }
    this.#ring.setVisible(false);
    this.#caret.setVisible(this.#asking).setPosition(caretX + 20, this.#rise.y + 26);
  }

  frame(ms: number) {
    if (this.#done) return;
    this.#rise.frame(ms);
    this.#place();
    const { x } = this.#host.stage.pointer;
    this.#film?.shine(x - this.#film.root.x);
    for (const bubble of this.#bubbles) bubble.shine(x);
  }

  async clear() {
    const { room } = this.#host;
    this.#done = true;
    for (const thing of [...this.#bubbles, ...this.#threads, this.#ring, this.#caret]) thing.destroy();
    this.#film?.root.destroy();
    void room.cactus.catchNeedle();
  }
}
