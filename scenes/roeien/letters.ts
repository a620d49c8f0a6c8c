import type { BuildExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import {
  StepRow,
  takenIn,
  type Input,
  type Loose,
  type Offer,
  type WordStrip,
} from '../../engine/stage/index.ts';
import { hopInTurn } from './beckon.ts';
import type { Play, Regatta } from './game.ts';
import { DEPTHS, LINE } from './places.ts';
import { layOutLetters } from './rules.ts';

const DISC = { size: 84, hit: 80, room: 66, letters: 44, out: 0.45, hooked: 1.12 } as const;
/** The strip on which the word comes to stand: it ends here at most, so that the boat fits before its first place. */
const STRIP = { y: 311, right: 1296, middle: 800, widest: 880 } as const;
const MS = { hook: 120, fly: 300, move: 320, out: 160, wait: 40, dash: 560, back: 260 } as const;
const UP = 90;
const DASH = 150;

/** build: letters on the water; the one that comes next is hooked, and pulled on the beat. */
export class Letters implements Play {
  readonly offs: number[] = [];
  readonly #host: Regatta;
  readonly #row: StepRow;
  readonly #strip: WordStrip;
  readonly #discs: readonly Loose[];
  #offers: Offer[] = [];
  /** What hangs on an oar, until the drum beats. */
  #hooked: Loose | undefined;
  #isBusy = false;
  #isOver = false;

  constructor(host: Regatta, exercise: BuildExercise) {
    const { stage } = host;
    const { tiles, slots: count } = exercise;
    this.#host = host;
    const homes = layOutLetters(tiles.length);
    this.#discs = tiles.map(({ id, text }, i) =>
      stage.kit.loose({
        id,
        text,
        base: host.isGolden ? 'schijf-goud' : 'schijf',
        size: { width: DISC.size, height: DISC.size },
        room: DISC.room,
        letters: DISC.letters,
        wordY: -2,
        home: { ...homes[i]!, scale: 1 },
        depth: { lying: DEPTHS.card, flying: DEPTHS.card + 4 },
      }),
    );
    this.#strip = stage.kit.wordStrip({
      x: STRIP.middle,
      y: STRIP.y,
      count,
      texts: tiles.map(({ text }) => text),
      widest: STRIP.widest,
      depth: DEPTHS.card,
    });
    this.#strip.setX(Math.min(STRIP.middle, STRIP.right - this.#strip.width / 2));
    this.#row = new StepRow(host, exercise, {
      land: (id, place) => this.#land(id, place),
      changed: () => this.#showOut(),
      dot: (letters, place) => this.#strip.dot(place, letters),
    });
  }

  async present() {
    const { stage } = this.#host;
    await this.#host.arrive(this.#bow(0), [...this.#discs, this.#strip]);
    this.#offers = this.#discs.map((disc) =>
      stage.offer(disc, {
        id: `letter-${disc.id}`,
        kind: 'tile',
        value: disc.id,
        label: disc.text,
        size: { width: DISC.hit, height: DISC.hit },
        enabled: () => this.#row.isFree(disc.id),
        chosen: () => disc === this.#hooked,
        onPick: () => this.#hook(disc),
      }),
    );
  }

  /** What hangs on an oar comes with the stroke. */
  beat() {
    if (this.#hooked) this.#pull();
  }

  focus() {
    const { x, y } = this.#hooked ?? this.#strip.spot(Math.max(0, this.#row.place));
    return { x, y };
  }

  beckon() {
    if (this.#hooked || this.#isBusy) return;
    hopInTurn(
      this.#host.stage,
      this.#discs.filter(({ visible, isOut }) => visible && !isOut),
    );
  }

  async right(outcome: Outcome) {
    await this.#row.right(outcome);
    this.#isBusy = false;
    if (outcome.last) await this.#dash();
  }

  async wrong(outcome: Outcome) {
    await this.#drop(outcome);
    this.#row.wrong(outcome);
  }

  async reveal(outcome: Outcome) {
    const disc = this.#discOf(outcome.given);
    await this.#drop(outcome);
    if (disc) await this.#host.stage.kit.eraser.rub(disc);
    this.#row.reveal();
  }

  takeOver(answer: WholeAnswer) {
    this.#row.takeOver(answer);
  }

  async copied(given: RawAnswer) {
    await this.#row.copied(given);
    this.#isBusy = false;
    if (this.#row.place < 0) await this.#dash();
  }

  notCopied() {
    this.#unhook();
  }

  step(): Input | null {
    return this.#hooked || this.#isBusy ? { kind: 'wait', ms: MS.wait } : null;
  }

  async clear() {
    this.#isOver = true;
    await this.#row.landed();
    for (const offer of this.#offers) offer.remove();
    const things = [...this.#discs.filter(({ visible }) => visible), this.#strip];
    await this.#host.stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.out, pop: true });
    for (const thing of [...this.#discs, this.#strip]) thing.destroy();
  }

  /** Where the bow lies below a place of the word. */
  #bow(place: number) {
    return { x: this.#strip.spot(Math.min(place, this.#row.count - 1)).x, y: LINE.build };
  }

  #discOf(given: RawAnswer): Loose | undefined {
    return this.#discs.find(({ id }) => id === takenIn(given));
  }

  /** On the beat it is pulled at once; beside it, it is hooked, and comes with the next beat. Another one may be hooked until then. */
  #hook(disc: Loose) {
    const { drum, isStill, stage } = this.#host;
    if (this.#isBusy || this.#isOver || !this.#host.isOpen) return;
    const off = drum.off(stage.clock.now);
    const isOn = drum.isOn(stage.clock.now);
    this.#unhook();
    this.#hooked = disc;
    disc.fit(DISC.hooked);
    this.offs[Math.max(0, this.#row.place)] = isOn ? off : Infinity;
    if (isOn || isStill) return this.#pull();
    stage.sound.play('tik', { volume: 0.6 });
  }

  #unhook() {
    this.#hooked?.fit(1);
    this.#hooked = undefined;
    this.#isBusy = false;
  }

  #pull() {
    const { boat, drum } = this.#host;
    const disc = this.#hooked;
    if (!disc || !this.#host.isOpen) return;
    this.#isBusy = true;
    this.#hooked = undefined;
    disc.fit(1);
    const isPure = Math.abs(this.offs[this.#row.place] ?? Infinity) <= drum.rhythm.window / 2;
    boat.stroke(isPure);
    boat.rings.spread([{ x: disc.x, y: disc.y + 20 }]);
    if (!this.#row.take(disc.id)) this.#isBusy = false;
  }

  /** It jumps in an arc from the water to its place, and the boat goes on to the next. */
  async #land(id: string, place: number) {
    const { boat, stage } = this.#host;
    const disc = this.#discs.find((one) => one.id === id)!;
    const { x, y, scale } = this.#strip.spot(place);
    // It may hop just now.
    stage.scene.tweens.killTweensOf(disc);
    disc.setDepth(DEPTHS.card + 4);
    stage.sound.play('bloem', { rate: 1 + place * 0.06 });
    const next = this.#bow(place + 1);
    if (place + 1 < this.#row.count) void boat.goTo(next.x, next.y, MS.move);
    await Promise.all([
      stage.tween({ targets: disc, to: { x, scale }, ms: MS.fly }),
      stage
        .tween({ targets: disc, to: { y: y - UP }, ms: MS.fly * 0.6, ease: 'Quad.Out' })
        .then(() => stage.tween({ targets: disc, to: { y }, ms: MS.fly * 0.4, ease: 'Quad.In' })),
    ]);
    disc.setVisible(false);
    this.#strip.write(place, disc.text);
    stage.fx.burst('stars', x, y, { count: 3, spread: 40 });
  }

  async #drop(outcome: Outcome) {
    const { boat } = this.#host;
    const disc = this.#discOf(outcome.given);
    if (disc)
      void this.#host.stage.tween({
        targets: disc,
        to: { angle: 8 },
        ms: 110,
        yoyo: true,
        repeat: 1,
        pop: true,
      });
    await boat.crab();
    this.#unhook();
  }

  /** What was wrong for one place may be right for the next. */
  #showOut() {
    for (const disc of this.#discs) disc.isOut = this.#row.isOut(disc.id);
  }

  async #dash() {
    const { boat, stage } = this.#host;
    boat.stroke(true);
    stage.sound.play('koor');
    await boat.goTo(boat.x + DASH, boat.y, MS.dash, 'Quad.Out');
  }
}
