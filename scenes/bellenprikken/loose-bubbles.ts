import type { BuildExercise, Outcome, Tile, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Offer, Slot } from '../../engine/stage/index.ts';
import { AIR, type Board, type Game } from './board.ts';
import { Bubble, HANG_MS } from './bubble.ts';
import { looseRadius, spread, stepBodies, type Body, type Box } from './rules.ts';

/** `lift` is a share of the rise of a chain, `draught` in u/s, `tub` the water they come up from, from x to x. */
const LOOSE = { lift: 0.32, draught: 20, comeUp: 620, flight: 190, tub: [280, 1090] } as const;
/** The row of places on the front of the tub, where pricked letters land. */
const SLOTS = { left: 240, right: 1132, below: 98, least: 76, gap: 6, pad: 14, letter: 46 } as const;
/** Half the width that a wide grapheme needs beside its letters. */
const TEXT_ROOM = 16;

interface Loose {
  tile: Tile;
  bubble: Bubble;
  body: Body;
  offer: Offer;
}

/** build: loose grapheme bubbles drift and bump; they are pricked in the order of the word. */
export class LooseBubbles implements Board {
  #game: Game;
  #exercise: BuildExercise;
  #loose: Loose[] = [];
  #slots: Slot[] = [];
  #box: Box;
  #bodies: Body[] = [];
  #moving = false;
  #answer: string[] | undefined;
  /** Where the last one was pricked, for the tip. */
  #lastY: number;
  /** In the air of the room: the front of the tub shows the word that is built. */
  readonly banner = { x: 686, y: 330 };
  #landings: Promise<void>[] = [];

  constructor(game: Game, exercise: BuildExercise) {
    const { room } = game;
    this.#game = game;
    this.#exercise = exercise;
    this.#box = { left: AIR.left, right: AIR.right, top: AIR.underHint, bottom: room.rim - 10 };
    this.#lastY = this.#box.bottom;
  }

  /** Places for the letters, as wide as the widest grapheme: how wide each one is tells nothing. */
  #laySlots(widest: number) {
    const { stage, room } = this.#game;
    const count = this.#exercise.slots;
    const pitch = Math.min(
      (SLOTS.right - SLOTS.left) / count,
      Math.max(SLOTS.least, widest + SLOTS.pad) + SLOTS.gap,
    );
    const first = (SLOTS.left + SLOTS.right) / 2 - ((count - 1) * pitch) / 2;
    for (let i = 0; i < count; i++) {
      const slot = stage.kit.slot(first + i * pitch, room.rim + SLOTS.below, pitch - SLOTS.gap);
      this.#slots.push(slot);
      slot.setDepth(25);
    }
  }

  get share() {
    return (this.#box.bottom - this.#lastY) / (this.#box.bottom - this.#box.top);
  }

  get top() {
    return this.#lastY - 40;
  }

  async present() {
    const { stage, room } = this.#game;
    const { tiles } = this.#exercise;
    const rng = stage.rng.fork(`loose/${this.#exercise.id}`);
    const least = looseRadius(tiles.length);
    const places = spread(tiles.length, this.#box, least);
    this.#loose = tiles.map((tile, i) => {
      const { x, y, row, stray } = places[i]!;
      const bubble = new Bubble(stage, least);
      bubble.root.setPosition(Math.min(LOOSE.tub[1], Math.max(LOOSE.tub[0], x)), room.rim + 60);
      bubble.write(tile.text);
      bubble.skin('');
      bubble.resize(Math.max(least, bubble.textWidth / 2 + TEXT_ROOM));
      const body: Body = {
        x: x + rng.between(-8, 8),
        y: y + rng.between(-stray, stray),
        r: bubble.r + 8,
        vx: 0,
        vy: 0,
        turn: rng.between(0, 80),
      };
      return { tile, bubble, body, offer: this.#offer(tile, bubble, row) };
    });
    this.#bodies = this.#loose.map(({ body }) => body);
    const small = SLOTS.letter / (least * 1.12);
    this.#laySlots(Math.max(...this.#loose.map(({ bubble }) => bubble.textWidth)) * Math.min(1, small));
    // Settled before they are seen, so that nothing is pushed about while it is being read.
    for (let i = 0; i < 60; i++) stepBodies(this.#bodies, this.#box, 0, 0, 1000 / 60);
    stage.sound.play('bel-blaas');
    await Promise.all(
      this.#loose.map(({ bubble, body }, i) =>
        stage.tween({
          targets: bubble.root,
          to: { x: body.x, y: body.y },
          ms: LOOSE.comeUp,
          delay: i * 30,
          ease: 'Back.Out',
        }),
      ),
    );
    this.#moving = true;
  }

  #offer(tile: Tile, bubble: Bubble, row: number): Offer {
    return this.#game.stage.offer(bubble.root, {
      id: `bel-${tile.id}`,
      kind: 'tile',
      value: tile.id,
      label: tile.text,
      row,
      size: { width: bubble.r * 2, height: bubble.r * 2 },
      onPick: () => this.#pick(tile),
      enabled: () => this.#game.draft().row.placeOf(tile.id) < 0 && !this.#out.has(tile.id),
    });
  }

  /** Bubbles that already laughed at this place of the word. */
  #out = new Set<string>();

  #pick(tile: Tile) {
    const slot = this.#game.draft().row.open;
    if (slot < 0 || !this.#game.commit({ form: 'build', slot, tile: tile.id })) return;
    // Done over after a reveal: nobody judges that, the right one simply pops.
    if (this.#answer && this.#textOf(this.#answer[slot]) === tile.text) {
      this.#answer = undefined;
      this.#landings.push(this.#prick(tile.id, slot));
    }
  }

  #textOf = (id: string | undefined) => this.#exercise.tiles.find((tile) => tile.id === id)?.text;

  async respond({ step, given, last }: Outcome) {
    if (!('slot' in given) || given.form !== 'build') return;
    if (step === 'goed') {
      const landing = this.#prick(given.tile, given.slot);
      this.#landings.push(landing);
      await (last ? this.#allDone() : this.#game.stage.clock.wait(LOOSE.flight));
    } else await this.#tickle(given.tile, step === 'onthul');
  }

  /** The needle pricks it; its letter hangs a moment and then falls in its place on the tub. */
  async #prick(id: string, slot: number) {
    const { stage, room } = this.#game;
    const one = this.#loose.find(({ tile }) => tile.id === id);
    if (!one) return;
    const { row } = this.#game.draft();
    row.lay(id, slot);
    // It is popped: Backspace can't bring it back.
    row.keep(row.places.map((place) => place !== undefined));
    this.#out.clear();
    this.#refresh();
    const { bubble, body } = one;
    this.#lastY = body.y;
    this.#bodies = this.#bodies.filter((other) => other !== body);
    await room.cactus.throwTo(bubble.root.x, bubble.root.y, LOOSE.flight);
    bubble.pop();
    stage.sound.play(`plop${Math.min(8, slot + 1)}`);
    room.ripple(bubble.root.x, 8);
    void room.mist(bubble.root.x, bubble.root.y);
    const landing = this.#slots[slot]!;
    landing.dotted();
    const scale = Math.min(
      SLOTS.letter / (looseRadius(this.#exercise.tiles.length) * 1.12),
      (landing.width - 4) / bubble.textWidth,
      1,
    );
    bubble.root.setDepth(40);
    await stage.clock.wait(stage.reducedMotion ? 0 : HANG_MS);
    await stage.tween({
      targets: bubble.root,
      to: { x: landing.x, y: landing.y, scale },
      ms: 380,
      ease: 'Quad.In',
    });
    stage.sound.play('leg', { volume: 0.6 });
  }

  async #allDone() {
    const { room, stage } = this.#game;
    const { row } = this.#game.draft();
    for (const { tile, bubble } of this.#loose) if (row.placeOf(tile.id) < 0) bubble.vanish();
    await Promise.all(this.#landings);
    void room.cactus.catchNeedle();
    stage.sound.play('mist');
    for (const slot of this.#slots) void room.mist(slot.x, slot.y - 60);
    await stage.clock.wait(500);
  }

  async #tickle(id: string, reveal: boolean) {
    const { room, stage } = this.#game;
    const one = this.#loose.find(({ tile }) => tile.id === id);
    if (!one) return;
    const { bubble } = one;
    this.#moving = false;
    await room.cactus.touch(bubble.root.x, bubble.root.y, bubble.r);
    stage.sound.play('piep-kietel');
    room.giggle();
    void room.cactus.tickle();
    await bubble.laugh();
    void room.cactus.catchNeedle();
    if (reveal) this.#out.clear();
    else this.#out.add(id);
    this.#refresh();
    room.calmDown();
    this.#moving = true;
  }

  /** Hatches what is out of play at this place of the word. */
  #refresh() {
    for (const { tile, bubble } of this.#loose) bubble.skin(this.#out.has(tile.id) ? 'uit-' : '');
  }

  takeOver(answer: WholeAnswer) {
    if (answer.form !== 'build') return;
    this.#answer = answer.tiles;
    const open = this.#game.draft().row.open;
    this.#slots[open]?.dotted(this.#textOf(answer.tiles[open]));
  }

  frame(ms: number) {
    if (!this.#moving) return;
    const { calm, pointer } = this.#game.stage;
    const lift = this.#game.riseSpeed() * LOOSE.lift;
    stepBodies(this.#bodies, this.#box, lift, calm ? 0 : LOOSE.draught, ms);
    const { x } = pointer;
    for (const { bubble, body } of this.#loose) {
      if (!bubble.whole) continue;
      bubble.root.setPosition(body.x, body.y);
      bubble.shine(x);
    }
  }

  async clear() {
    const { room, stage } = this.#game;
    await Promise.all(this.#landings);
    this.#moving = false;
    void room.cactus.catchNeedle();
    for (const { bubble } of this.#loose) if (bubble.whole) bubble.vanish();
    await stage.clock.wait(200);
    for (const { bubble } of this.#loose) bubble.destroy();
    for (const slot of this.#slots) slot.destroy();
  }
}
