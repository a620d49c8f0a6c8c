import type { BuildExercise, Outcome, WholeAnswer } from '../../engine/exercise/index.ts';
import { WholeRow, type FormPlay, type Image, type Loose, type Offer, type Slot } from '../../engine/stage/index.ts'; // prettier-ignore
import type { Farm } from './game.ts';
import { BELOW, DEPTHS, FURROW } from './places.ts';
import { laySeeds } from './rules.ts';

/** A seed as it is drawn, and how far apart they lie. */
const SEED = { width: 92, height: 64, across: 102, down: 74 } as const;
const SEEDS = { ...BELOW, top: 612 } as const;
/** Places of the word: how far apart at most, and the share of that which they take. */
const PLACE = { pitch: 104, fill: 0.86, least: 44 } as const;
/** The can that waters the row: ready. */
const CAN = { x: 1246, y: 567, size: 104 } as const;
const HOME_LINE = 604;
const KINDS = 4;
const MS = { in: 200, shake: 100, pour: 180 } as const;

/** build: seeds with graphemes go into the furrow; the can waters the row when it is ready. */
export class BuildPlay implements FormPlay {
  readonly #farm: Farm;
  readonly #furrow: Image;
  readonly #row: WholeRow<Loose>;
  readonly #slots: Slot[];
  readonly #can: Image;
  #offer: Offer | undefined;

  constructor(farm: Farm, exercise: BuildExercise) {
    const { stage } = farm;
    this.#farm = farm;
    farm.board.hide();
    this.#furrow = stage.image('voor', FURROW.x, FURROW.y).setDepth(DEPTHS.board);
    const pitch = Math.min(PLACE.pitch, FURROW.room / exercise.slots);
    const xOf = (place: number) => FURROW.x + (place - (exercise.slots - 1) / 2) * pitch;
    this.#slots = Array.from({ length: exercise.slots }, (_, place) =>
      stage.kit
        .slot(xOf(place), FURROW.y, Math.max(PLACE.least, pitch * PLACE.fill))
        .setDepth(DEPTHS.letters),
    );
    const homes = laySeeds(exercise.tiles.length, SEED.across, SEED.down, SEEDS);
    const first = stage.rng.fork(`zaad/${exercise.id}`).below(KINDS);
    const seeds = exercise.tiles.map(({ id, text }, i) =>
      stage.kit.loose({
        id,
        text,
        base: `zaad-${(first + i) % KINDS}`,
        size: { width: SEED.width, height: SEED.height },
        room: 76,
        tick: { x: 34, y: -24 },
        home: homes[i]!,
        depth: { lying: DEPTHS.things, flying: DEPTHS.flying },
      }),
    );
    this.#row = new WholeRow(farm, exercise, {
      things: seeds,
      slots: this.#slots,
      names: { slot: 'kuiltje', open: 'open kuiltje', thing: 'zaadje' },
      hits: { slot: { width: Math.max(PLACE.least, pitch), height: 80 } },
      spot: (place) => ({ x: xOf(place), y: FURROW.y, scale: Math.min(1, (pitch * 0.98) / SEED.width) }),
      homeLine: HOME_LINE,
      nudge: 8,
      moved: (_, place) =>
        stage.sound.play('schuif', { volume: 0.5, rate: place < 0 ? 0.9 : 1.2 + 0.03 * place }),
    });
    this.#can = stage.image('gieter-uit', CAN.x, CAN.y).setDepth(DEPTHS.things);
  }

  async present() {
    const { stage } = this.#farm;
    const targets = this.#row.things.map(({ thing }) => thing.setAlpha(0));
    stage.sound.play('schuif');
    await stage.tween({ targets, to: { alpha: 1 }, ms: MS.in, pop: true });
    this.#row.offer();
    this.#offer = stage.offer(this.#can, {
      id: 'klaar',
      kind: 'commit',
      label: 'Geef water: het woord is af',
      size: { width: CAN.size, height: CAN.size },
      enabled: () => this.#farm.isOpen,
      onPick: () => void this.#row.commit(),
      onPress: (isPressed) => this.#can.scene && this.#can.setScale(isPressed ? 0.94 : 1),
    });
  }

  draw() {
    this.#row.draw();
    const frame = this.#farm.draft.row.full ? 'gieter' : 'gieter-uit';
    if (this.#farm.stage.hasImage(frame)) this.#can.setFrame(frame, false, false);
  }

  focus() {
    return this.#row.moving;
  }

  async right(outcome: Outcome) {
    const { board } = this.#farm;
    board.show();
    void board.hammer();
    await this.#water();
    // The word stands on the label now.
    for (const thing of [...this.#row.things.map((one) => one.thing), ...this.#slots])
      thing.setVisible(false);
    await this.#farm.sow(outcome);
  }

  async wrong(outcome: Outcome) {
    const { stage } = this.#farm;
    const targets = this.#row.wrong(outcome).map(({ thing }) => thing);
    stage.sound.play('slak');
    await stage.tween({ targets, to: { angle: 9 }, ms: MS.shake, yoyo: true, repeat: 2, pop: true });
  }

  async reveal(outcome: Outcome) {
    await this.#row.rub(this.#row.wrong(outcome));
  }

  takeOver(answer: WholeAnswer) {
    this.#row.dot(answer, (letters, place) => {
      const { x, y } = this.#slots[place]!;
      return this.#farm.stage.kit.dotted(x, y, letters, 44).setDepth(DEPTHS.letters + 1);
    });
  }

  async copied() {
    await this.#water();
    await this.#farm.sowSmall();
  }

  clear() {
    this.#offer?.remove();
    this.#row.destroy();
    for (const thing of [this.#can, this.#furrow]) thing.destroy();
  }

  /** The can pours over the row. */
  async #water() {
    const { stage } = this.#farm;
    this.#offer?.remove();
    void this.#row.close();
    stage.sound.play('giet');
    stage.fx.burst('splash', FURROW.x, FURROW.y, { count: 14, spread: 500, tint: 0x7cc6e8 });
    await stage.tween({ targets: this.#can, to: { angle: -30 }, ms: MS.pour, yoyo: true, pop: true });
  }
}
