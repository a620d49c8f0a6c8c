import type { BuildExercise, Outcome, WholeAnswer } from '../../engine/exercise/index.ts';
import { WholeRow, type Image, type Loose } from '../../engine/stage/index.ts';
import type { Job, Workshop } from './job.ts';
import { DEPTHS, MIDDLE } from './places.ts';
import { layOut } from './rules.ts';
import { sprinkle } from './sprinkles.ts';
import { Stamp } from './stamp.ts';

const MS = { in: 320, lay: 230, each: 60, hop: 130, join: 260, sung: 110, off: 240 } as const;
/** Size of a mould for the finger, and of a slice: as drawn, for the finger, and room for letters on it. */
const MOULD = { width: 84, height: 100 } as const;
const SLICE = { width: 84, height: 96, room: 74, wordY: 6, tick: { x: 30, y: -40 } } as const;
/** Board under each row of slices, below their middle, as a share of their height. */
const UNDER = 52;
/** Sprinkles lie from here down, on the icing. */
const SPRINKLED_FROM = -38;
/** A slice let go below this line goes back to its board. */
const BOARD_LINE = 604;

/** build: reverse gear; loose slices go into the moulds in order, and the lever makes a cake of them. */
export class BuildJob implements Job {
  readonly #shop: Workshop;
  readonly #layout;
  readonly #moulds: Image[];
  readonly #stamp: Stamp;
  readonly #boards: Image[];
  readonly #row: WholeRow<Loose>;

  constructor(shop: Workshop, exercise: BuildExercise) {
    this.#shop = shop;
    const { stage } = shop;
    this.#layout = layOut(exercise.slots, exercise.tiles.length);
    const { slots, tiles, rows } = this.#layout;
    this.#moulds = slots.map(({ x, y, scale }) =>
      stage.image('vorm', x, y).setScale(scale).setDepth(DEPTHS.mould),
    );
    this.#stamp = new Stamp(stage, MIDDLE);
    this.#boards = rows.map((y) =>
      stage.image('blad', (190 + 1150) / 2 - 10, y + UNDER * tiles[0]!.scale).setDepth(DEPTHS.board),
    );
    for (const board of this.#boards) board.scaleX *= 0.82;
    const icing = shop.icingOf(exercise);
    const { width, height, ...rest } = SLICE;
    this.#row = new WholeRow(shop, exercise, {
      things: exercise.tiles.map(({ id, text }, i) =>
        stage.kit.loose({
          id,
          text,
          base: [
            stage.image(`stuk-${icing}`, 0, 0),
            ...(shop.isSprinkled ? [sprinkle(stage, SLICE.room, SPRINKLED_FROM, id)] : []),
          ],
          size: { width, height },
          ...rest,
          home: tiles[i]!,
          depth: { lying: DEPTHS.piece, flying: DEPTHS.flying },
        }),
      ),
      slots: this.#moulds,
      names: { slot: 'vorm', open: 'open vorm', thing: 'stuk' },
      hits: { slot: MOULD, thing: () => ({ width, height }) },
      spot: (place) => slots[place]!,
      homeLine: BOARD_LINE,
      nudge: 8,
      moved: (_, place) => this.#moved(place),
    });
  }

  async present() {
    const { stage, machine, lever } = this.#shop;
    const { things } = this.#row;
    machine.roll(MS.in);
    for (const mould of this.#moulds) mould.setAlpha(0);
    things.forEach((thing, i) => {
      const { y } = thing;
      thing.setY(y + 150);
      void stage.tween({ targets: thing, to: { y }, ms: MS.in, delay: i * 12, ease: 'Back.Out' });
    });
    await stage.tween({ targets: this.#moulds, to: { alpha: 1 }, ms: MS.in });
    await stage.clock.wait(things.length * 12);
    this.#row.offer();
    lever.offer('Hendel: maak er één taart van', () => this.#row.commit());
  }

  draw() {
    this.#row.draw();
  }

  focus() {
    return this.#row.held;
  }

  async wrong(outcome: Outcome) {
    await this.#hiccup(this.#row.wrong(outcome));
  }

  async reveal(outcome: Outcome) {
    const wrong = this.#row.wrong(outcome);
    await this.#hiccup(wrong);
    await this.#row.rub(wrong);
  }

  takeOver(answer: WholeAnswer) {
    const { kit } = this.#shop.stage;
    this.#row.dot(answer, (letters, place) => {
      const { x, y, scale } = this.#layout.slots[place]!;
      return kit
        .dotted(x, y, letters, 50)
        .setScale(Math.min(0.5, 0.5 * scale * 1.1))
        .setDepth(DEPTHS.mould + 1);
    });
  }

  async run() {
    const { stage, machine, lever } = this.#shop;
    lever.release();
    machine.drive(-1);
    await this.#row.close();
    const { laid } = this.#row;
    // The moulds push the slices together: one cake again.
    const pitch = SLICE.width * this.#layout.slots[0]!.scale;
    void stage.tween({ targets: this.#moulds, to: { alpha: 0 }, ms: MS.join * 0.6 });
    await Promise.all(
      laid.map((targets) =>
        stage.tween({
          targets,
          to: { x: MIDDLE + (targets.place - (laid.length - 1) / 2) * pitch },
          ms: MS.join,
          ease: 'Back.Out',
        }),
      ),
    );
    await this.#stamp.press(this.#layout.slots[0]!.y - 52);
    for (const slice of laid.slice(0, 8)) {
      machine.tone(slice.place);
      void stage.tween({ targets: slice, to: { y: slice.y - 16 }, ms: MS.hop, yoyo: true, pop: true });
      await stage.clock.wait(laid.length > 5 ? MS.each : MS.sung);
    }
    await stage.clock.wait(MS.off);
    machine.drive(0);
  }

  clear() {
    this.#shop.lever.release();
    this.#stamp.destroy();
    this.#row.destroy();
    for (const board of this.#boards) board.destroy();
  }

  #moved(place: number) {
    const { sound } = this.#shop.stage;
    if (place < 0) sound.play('leg', { rate: 0.9, volume: 0.6 });
    else sound.play('mes-klik', { rate: 0.9 + 0.03 * place, volume: 0.8 });
  }

  /** Hik! What does not belong there hops up out of its mould. */
  async #hiccup(wrong: readonly Loose[]) {
    const { stage, machine } = this.#shop;
    await stage.clock.wait(MS.lay);
    machine.drive(-1);
    stage.sound.play('hik');
    await Promise.all(
      wrong.map((slice) =>
        stage.tween({
          targets: slice,
          to: { y: slice.y - 26 },
          ms: MS.hop,
          yoyo: true,
          repeat: 1,
          pop: true,
        }),
      ),
    );
    machine.drive(0);
  }
}
