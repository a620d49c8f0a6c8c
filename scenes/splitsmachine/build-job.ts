import type { BuildExercise, Outcome, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Image, Offer } from '../../engine/stage/index.ts';
import type { Job, Workshop } from './job.ts';
import { DEPTHS, MIDDLE } from './places.ts';
import { layOut } from './rules.ts';
import { LooseSlice } from './slice.ts';
import { Stamp } from './stamp.ts';

const LAY_MS = 230;
const MS = { in: 320, each: 60, hop: 130, join: 260, sung: 110, off: 240 } as const;
/** Size of a mould for the finger, and as drawn. */
const MOULD = { width: 84, height: 100 } as const;
/** Board under each row of slices, below their middle, as a share of their height. */
const UNDER = 52;
/** A slice let go below this line goes back to its board. */
const BOARD_LINE = 604;
/** Wrong slices that Gum comes to himself, and when the letters are gone. */
const GUM_RUBS = 2;
const RUBBED_MS = 620;

/** build: reverse gear; loose slices go into the moulds in order, and the lever makes a cake of them. */
export class BuildJob implements Job {
  #shop: Workshop;
  #exercise: BuildExercise;
  #layout;
  #moulds: Image[];
  #stamp: Stamp;
  #dotted: Image[] = [];
  #boards: Image[];
  #slices: LooseSlice[];
  #slots: Offer[] = [];
  /** The mould that the next slice goes to, when one was pointed out. */
  #next = -1;
  #held: LooseSlice | undefined;
  #nudging = false;

  constructor(shop: Workshop, exercise: BuildExercise) {
    this.#shop = shop;
    this.#exercise = exercise;
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
    this.#slices = exercise.tiles.map((tile, i) => new LooseSlice(stage, tile, icing, tiles[i]!));
  }

  async present() {
    const { stage, machine, lever } = this.#shop;
    machine.roll(MS.in);
    const things = this.#slices.map(({ thing }) => thing);
    for (const mould of this.#moulds) mould.setAlpha(0);
    things.forEach((thing, i) => {
      const { y } = thing;
      thing.setY(y + 150);
      void stage.tween({ targets: thing, to: { y }, ms: MS.in, delay: i * 12, ease: 'Back.Out' });
    });
    await stage.tween({ targets: this.#moulds, to: { alpha: 1 }, ms: MS.in });
    await stage.clock.wait(things.length * 12);
    this.#moulds.forEach((mould, place) => this.#offerMould(mould, place));
    for (const slice of this.#slices) this.#offerSlice(slice);
    lever.offer('Hendel: maak er één taart van', () => this.#pull());
  }

  draw() {
    const { stage } = this.#shop;
    for (const slice of this.#slices) {
      const place = this.#row.placeOf(slice.tile.id);
      if (place === slice.place) continue;
      slice.place = place;
      slice.blank(false);
      void slice.glide(place < 0 ? slice.home : this.#layout.slots[place]!, LAY_MS);
      if (place < 0) stage.sound.play('leg', { rate: 0.9, volume: 0.6 });
      else stage.sound.play('mes-klik', { rate: 0.9 + 0.03 * place, volume: 0.8 });
    }
    for (const slice of this.#slices) if (slice.place >= 0 && this.#row.isFixed(slice.place)) slice.settle();
    for (const [place, letter] of this.#dotted.entries())
      letter.setVisible(this.#row.places[place] === undefined);
    if (this.#next >= 0 && this.#row.places[this.#next] !== undefined) this.#next = -1;
    this.#showNext();
  }

  focus() {
    return this.#held?.thing;
  }

  async wrong({ verdict }: Outcome) {
    await this.#hiccup(this.#wrong(verdict.parts));
  }

  async reveal({ verdict }: Outcome) {
    const { stage } = this.#shop;
    const wrong = this.#wrong(verdict.parts);
    await this.#hiccup(wrong);
    for (const [i, slice] of wrong.entries()) {
      // Gum rolls over to the first two; more would take too long, their letters go with them.
      const rubbed = i < GUM_RUBS ? stage.kit.eraser.rub(slice.thing) : Promise.resolve();
      stage.clock.after(RUBBED_MS, () => slice.place >= 0 && slice.blank(true));
      await rubbed;
    }
  }

  takeOver(answer: WholeAnswer) {
    if (!('tiles' in answer)) return;
    const { kit } = this.#shop.stage;
    this.#dotted = this.#layout.slots.map(({ x, y, scale }, place) => {
      const letters = this.#exercise.tiles.find(({ id }) => id === answer.tiles[place])?.text ?? '';
      return kit
        .dotted(x, y, letters, 50)
        .setScale(Math.min(0.5, 0.5 * scale * 1.1))
        .setDepth(DEPTHS.mould + 1)
        .setVisible(this.#row.places[place] === undefined);
    });
  }

  async run() {
    const { stage, machine, lever } = this.#shop;
    lever.release();
    for (const slot of this.#slots) slot.remove();
    for (const letter of this.#dotted) letter.destroy();
    this.#dotted = [];
    machine.drive(-1);
    await stage.clock.wait(LAY_MS);
    const laid = this.#slices.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place);
    // The moulds push the slices together: one cake again.
    const scale = this.#layout.slots[0]!.scale;
    const pitch = laid[0]!.width * scale;
    void stage.tween({ targets: this.#moulds, to: { alpha: 0 }, ms: MS.join * 0.6 });
    await Promise.all(
      laid.map(({ thing, place }) =>
        stage.tween({
          targets: thing,
          to: { x: MIDDLE + (place - (laid.length - 1) / 2) * pitch },
          ms: MS.join,
          ease: 'Back.Out',
        }),
      ),
    );
    await this.#stamp.press(this.#layout.slots[0]!.y - 52);
    for (const { thing, place } of laid.slice(0, 8)) {
      machine.tone(place);
      void stage.tween({ targets: thing, to: { y: thing.y - 16 }, ms: MS.hop, yoyo: true, pop: true });
      await stage.clock.wait(laid.length > 5 ? MS.each : MS.sung);
    }
    await stage.clock.wait(MS.off);
    machine.drive(0);
  }

  destroy() {
    this.#shop.lever.release();
    this.#stamp.destroy();
    for (const slice of this.#slices) slice.destroy();
    for (const image of [...this.#moulds, ...this.#boards, ...this.#dotted]) image.destroy();
  }

  get #row() {
    return this.#shop.draft.row;
  }

  #wrong(parts: readonly boolean[] = []): LooseSlice[] {
    return this.#slices.filter(({ place }) => place >= 0 && !parts[place]);
  }

  /** Hik! What does not belong there hops up out of its mould. */
  async #hiccup(wrong: readonly LooseSlice[]) {
    const { stage, machine } = this.#shop;
    await stage.clock.wait(LAY_MS);
    machine.drive(-1);
    stage.sound.play('hik');
    await Promise.all(
      wrong.map(({ thing }) =>
        stage.tween({
          targets: thing,
          to: { y: thing.y - 26 },
          ms: MS.hop,
          yoyo: true,
          repeat: 1,
          pop: true,
        }),
      ),
    );
    machine.drive(0);
  }

  #offerMould(mould: Image, place: number) {
    this.#slots.push(
      this.#shop.stage.offer(mould, {
        id: `vorm-${place}`,
        kind: 'slot',
        value: place,
        label: `open vorm ${place + 1}`,
        size: { width: MOULD.width, height: MOULD.height },
        enabled: () => this.#row.places[place] === undefined || this.#held !== undefined,
        chosen: () => this.#next === place,
        onPick: () => {
          this.#next = this.#next === place ? -1 : place;
          this.#showNext();
        },
      }),
    );
  }

  /** The mould that was pointed out is a little larger. */
  #showNext() {
    this.#moulds.forEach((mould, place) =>
      mould.setScale(this.#layout.slots[place]!.scale * (place === this.#next ? 1.12 : 1)),
    );
  }

  #offerSlice(slice: LooseSlice) {
    const { tile, thing } = slice;
    this.#shop.stage.offer(thing, {
      id: `stuk-${tile.id}`,
      kind: 'tile',
      value: tile.id,
      label: tile.text,
      size: { width: slice.width, height: 96 },
      enabled: () => slice.place < 0 || !this.#row.isFixed(slice.place),
      chosen: () => slice.place >= 0,
      onPick: () => this.#tap(slice),
      drag: {
        to: () => this.#slots,
        onMove: (x, y) => {
          this.#held = slice;
          thing.setPosition(x, y);
        },
        onDrop: (slot) => this.#drop(slice, Number(slot.value)),
        onCancel: () => this.#letGo(slice),
      },
    });
  }

  /** The lever; open moulds say themselves that they are not ready. */
  #pull() {
    if (this.#row.full) return void this.#shop.commit({ form: 'build', tiles: this.#row.ids });
    this.#shop.bump();
    if (this.#nudging) return;
    this.#nudging = true;
    const open = this.#moulds.filter((_, place) => this.#row.places[place] === undefined);
    void this.#shop.stage
      .tween({ targets: open, to: { angle: 8 }, ms: 90, yoyo: true, repeat: 1 })
      .then(() => (this.#nudging = false));
  }

  #tap(slice: LooseSlice) {
    if (slice.place >= 0) this.#row.takeBack(slice.place);
    else if (this.#next >= 0) this.#row.lay(slice.tile.id, this.#next);
    else this.#row.lay(slice.tile.id);
  }

  #drop(slice: LooseSlice, place: number) {
    this.#held = undefined;
    if (!this.#row.lay(slice.tile.id, place)) this.#letGo(slice);
  }

  #letGo(slice: LooseSlice) {
    this.#held = undefined;
    if (slice.place >= 0 && slice.thing.y > BOARD_LINE) return void this.#row.takeBack(slice.place);
    void slice.glide(slice.place < 0 ? slice.home : this.#layout.slots[slice.place]!, LAY_MS);
  }
}
