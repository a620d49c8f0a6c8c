import type { OrderExercise, Outcome, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Image, Input, Offer } from '../../engine/stage/index.ts';
import { Band } from './band.ts';
import type { Job, Stadium } from './job.ts';
import { Piece } from './piece.ts';
import { DEPTHS, MIDDLE } from './places.ts';
import { PLACES, planOf } from './plan.ts';
import { inLines, isCapital } from './rules.ts';
import { Slots } from './slots.ts';

/** Height of the lawn with the pieces. */
const LAWN_Y = 632;
const POT = { x: 1224, y: 656 } as const;
/** The runner stands on the ribbon. */
const RUNNER = { x: 120, size: 96, above: 46 } as const;
const MS = { unroll: 380, quick: 150, lay: 300, fetch: 240, glue: 520, off: 180 } as const;
/** The ribbon's height against how it is drawn. */
const BAND = 0.86;
/** Gum comes to two wrong pieces himself. */
const GUM_RUBS = 2;

/** order: the ribbon is torn; the pieces are fetched from the lawn in reading order and glued. */
export class OrderJob implements Job {
  #stadium: Stadium;
  #bands: Band[] = [];
  #lawn: Image;
  #pot: Image;
  #pieces: Piece[];
  #slots: Slots;
  #pieceOffers: Offer[] = [];
  #lines: readonly number[];
  #held: Piece | undefined;
  #tookBack = false;
  #copy: string[] | undefined;
  #size: number;
  #glued = false;

  constructor(stadium: Stadium, exercise: OrderExercise) {
    this.#stadium = stadium;
    const { stage } = stadium;
    this.#lawn = stage.image('veld', MIDDLE, LAWN_Y).setDepth(DEPTHS.field).setAlpha(0);
    this.#pot = stage.image('lijmpot', POT.x, POT.y).setDepth(DEPTHS.gate).setAlpha(0);
    this.#pieces = exercise.cards.map((card) => new Piece(stage, card));
    const { size, lines, homes } = planOf(this.#pieces.map(({ full }) => full));
    this.#size = size;
    this.#lines = lines;
    this.#pieces.forEach((piece, i) => {
      piece.scale = size;
      piece.home = homes[i]!;
    });
    this.#slots = new Slots(stage, this.#pieces.length, lines[0]!, size);
    for (const { thing } of this.#pieces) thing.setAlpha(0);
  }

  async present() {
    const { stage, runner, course, isExample } = this.#stadium;
    course.lanes([]);
    const ms = isExample ? MS.quick : MS.unroll;
    this.#layOut(false);
    const slots = [...this.#slots.things];
    for (const slot of slots) slot.setAlpha(0);
    void runner.runTo(RUNNER.x, this.#lines[0]! - RUNNER.above, ms, RUNNER.size);
    this.#bands = this.#lines.map((y) => new Band(stage, y, BAND * this.#size));
    void stage.tween({ targets: [this.#lawn, this.#pot], to: { alpha: 1 }, ms });
    await Promise.all(this.#bands.map((band) => band.roll(band.left, band.right, ms)));
    void stage.tween({ targets: slots, to: { alpha: 1 }, ms: MS.off });
    stage.sound.play('pak');
    await Promise.all(
      this.#pieces.map(({ thing, home, scale }, i) => {
        thing.setAlpha(1).setPosition(MIDDLE, this.#lines[0]!).setScale(0.3);
        const to = { ...home, scale };
        return stage.tween({ targets: thing, to, ms, delay: isExample ? 0 : i * 40, ease: 'Back.Out' });
      }),
    );
    this.#slots.offer((place) => this.#row.places[place] === undefined || this.#held !== undefined);
    for (const piece of this.#pieces) this.#offerPiece(piece);
    this.#offerPot();
  }

  frame() {}

  /** The draft changed: pieces fly to their places, the runner fetches the one that moves. */
  draw() {
    if (this.#glued) return;
    this.#layOut(true);
    if (this.#row.places[this.#slots.next] !== undefined) this.#slots.point(-1);
  }

  step(): Input | null {
    return null;
  }

  focus() {
    return this.#held?.thing ?? this.#stadium.runner;
  }

  /** The pieces are glued: the runner runs along the whole sentence. */
  async right() {
    await this.#glue();
  }

  async wrong({ verdict }: Outcome) {
    await this.#flap(this.#wrongOnes(verdict.parts));
  }

  async reveal({ verdict }: Outcome) {
    const { kit } = this.#stadium.stage;
    const wrong = this.#wrongOnes(verdict.parts);
    await this.#flap(wrong);
    for (const piece of wrong.slice(0, GUM_RUBS)) await kit.eraser.rub(piece.thing);
  }

  takeOver(answer: WholeAnswer) {
    if (!('cards' in answer)) return;
    this.#copy = answer.cards;
    this.#layOut(true);
  }

  skill({ tryNo }: Outcome) {
    const isSkilful = tryNo === 1 && (this.#stadium.stage.calm || !this.#tookBack);
    return { tip: isSkilful, even: isSkilful };
  }

  async leave() {
    if (!this.#glued && this.#row.full) await this.#glue();
    const { stage } = this.#stadium;
    const things = [...this.#pieces.map(({ thing }) => thing), ...this.#slots.things, this.#lawn, this.#pot];
    await stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.off });
    for (const thing of things) thing.destroy();
    for (const band of this.#bands) band.destroy();
  }

  get #row() {
    return this.#stadium.draft.row;
  }

  #piece = (id: string | undefined) => this.#pieces.find((piece) => piece.id === id);

  #wrongOnes(parts: readonly boolean[] = []): Piece[] {
    return this.#pieces.filter(({ place }) => place >= 0 && !parts[place]);
  }

  /** Places follow the pieces that lie in them. */
  #layOut(moves: boolean) {
    const { stage } = this.#stadium;
    const laid = this.#row.places.map((id) => this.#piece(id));
    const dotted = this.#copy?.map((id) => this.#piece(id));
    const widths = laid.map((piece, i) => piece?.width ?? dotted?.[i]?.width ?? this.#slots.width);
    const spots = inLines(widths, PLACES.gap, PLACES.room);
    spots.forEach(({ x, line }, place) => {
      const to = { x: MIDDLE + x, y: this.#lines[Math.min(line, this.#lines.length - 1)]! };
      this.#slots.put(place, to, laid[place] !== undefined, moves, dotted?.[place]?.text);
      const piece = laid[place];
      if (!piece) return;
      const isNew = piece.place !== place;
      if (isNew || piece.goal.x !== to.x || piece.goal.y !== to.y)
        void piece.fly(to, isNew ? MS.lay : MS.off);
      if (isNew) this.#fetch(piece, to, place);
      piece.place = place;
      if (this.#row.isFixed(place)) piece.settle(true);
    });
    for (const piece of this.#pieces) {
      if (piece.place < 0 || this.#row.placeOf(piece.id) >= 0) continue;
      piece.place = -1;
      piece.settle(false);
      this.#tookBack = true;
      stage.sound.play('leg', { rate: 0.9, volume: 0.6 });
      void piece.fly(piece.home, MS.lay);
    }
  }

  /** The runner goes along with the piece. */
  #fetch(piece: Piece, to: { x: number; y: number }, place: number) {
    const { stage, runner } = this.#stadium;
    stage.sound.play('stap', { rate: 0.95 + 0.05 * place });
    void runner.runTo(to.x, to.y - RUNNER.above * this.#size, MS.fetch, RUNNER.size);
    if (isCapital(piece.text)) void runner.jump(30);
  }

  async #glue() {
    this.#glued = true;
    const { stage, runner, stands } = this.#stadium;
    this.#slots.release();
    for (const offer of this.#pieceOffers) offer.remove();
    stage.sound.play('lijm');
    void stage.tween({ targets: this.#pot, to: { angle: -14 }, ms: MS.glue / 3, yoyo: true, pop: true });
    const laid = this.#pieces.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place);
    for (const piece of laid) {
      piece.settle(true);
      stage.fx.burst('spat', piece.goal.x + piece.width / 2, piece.goal.y + 20, { count: 2, tint: 0xffffff });
    }
    await this.#runAlong(laid);
    stands.cheer(1300);
    runner.face('happy', 1400);
    await runner.jump(56);
  }

  /** He runs along the sentence, line by line. */
  async #runAlong(laid: readonly Piece[]) {
    const { runner } = this.#stadium;
    for (const y of new Set(laid.map(({ goal }) => goal.y))) {
      const line = laid.filter(({ goal }) => goal.y === y);
      const [first, last] = [line[0]!, line.at(-1)!];
      const feet = y - RUNNER.above * this.#size;
      runner.place(first.goal.x - first.width / 2, feet, RUNNER.size);
      await runner.runTo(last.goal.x + last.width / 2 - 20, feet, MS.glue / this.#lines.length);
    }
  }

  /** What does not belong there flaps up. */
  async #flap(wrong: readonly Piece[]) {
    const { stage, runner } = this.#stadium;
    stage.sound.play('veer');
    runner.face('oops', 1300);
    void runner.jump(26);
    await Promise.all(
      wrong.map(({ thing }) =>
        stage.tween({ targets: thing, to: { y: thing.y - 24, angle: 6 }, ms: 150, yoyo: true, repeat: 1 }),
      ),
    );
    for (const { thing } of wrong) thing.setAngle(0);
  }

  // What the pupil does.

  #offerPiece(piece: Piece) {
    const { thing, size } = piece;
    this.#pieceOffers.push(
      this.#stadium.stage.offer(thing, {
        id: `stuk-${piece.id}`,
        kind: 'card',
        value: piece.id,
        label: piece.text,
        size,
        enabled: () => piece.place < 0 || !this.#row.isFixed(piece.place),
        chosen: () => piece.place >= 0,
        onPick: () => this.#tap(piece),
        drag: {
          to: () => this.#slots.offers,
          onMove: (x, y) => {
            this.#held = piece;
            piece.goal = { x: 0, y: 0 };
            thing.setPosition(x, y);
          },
          onDrop: (slot) => this.#drop(piece, Number(slot.value)),
          onCancel: () => this.#letGo(piece),
        },
      }),
    );
  }

  #offerPot() {
    this.#stadium.stage.offer(this.#pot, {
      id: 'lijmpot',
      kind: 'commit',
      label: 'Lijmpot: plak het lint vast',
      size: { width: 120, height: 130 },
      onPick: () => this.#pour(),
      onPress: (pressed) => this.#pot.scene && this.#pot.setScale(pressed ? 0.94 : 1),
    });
  }

  /** The pot of glue; open places say themselves that they are not ready. */
  #pour() {
    if (this.#row.full) return void this.#stadium.commit({ form: 'order', cards: this.#row.ids });
    this.#stadium.bump();
    this.#slots.nudge((place) => this.#row.places[place] === undefined);
  }

  #tap(piece: Piece) {
    if (piece.place >= 0) this.#row.takeBack(piece.place);
    else if (this.#slots.next >= 0) this.#row.lay(piece.id, this.#slots.next);
    else this.#row.lay(piece.id);
  }

  #drop(piece: Piece, place: number) {
    this.#held = undefined;
    if (!this.#row.lay(piece.id, place)) this.#letGo(piece);
  }

  #letGo(piece: Piece) {
    this.#held = undefined;
    if (piece.place >= 0 && piece.thing.y > this.#lines.at(-1)! + 90)
      return void this.#row.takeBack(piece.place);
    void piece.fly(piece.place < 0 ? piece.home : this.#slots.at(piece.place), MS.lay);
  }
}
