import type { BuildExercise, Outcome, RawAnswer, Tile, WholeAnswer } from '../../engine/exercise/index.ts';
import { StepRow, takenIn, type Offer, type WordStrip } from '../../engine/stage/index.ts';
import { Bubble, HANG_MS } from './bubble.ts';
import type { Bathroom, Pricking } from './pricking.ts';
import { AIR } from './rise.ts';
import { looseRadius, spread, stepBodies, type Body, type Box } from './rules.ts';

/** `lift` is a share of the rise of a chain, `draught` in u/s, `tub` the water they come up from, from x to x. */
const LOOSE = { lift: 0.32, draught: 20, tub: [280, 1090] } as const;
const MS = { comeUp: 500, after: 20, flight: 190, fall: 340, done: 160, clear: 200 } as const;
/** The strip on the front of the tub, so far below its rim, on which the word comes to stand. */
const STRIP = { x: 686, below: 98, widest: 892, depth: 25 } as const;
/** Half the width that a wide grapheme needs beside its letters. */
const TEXT_ROOM = 16;

interface Loose {
  tile: Tile;
  bubble: Bubble;
  body: Body;
  offer: Offer;
}

/** build: loose grapheme bubbles drift and bump; they are pricked in the order of the word. */
export class LooseBubbles implements Pricking {
  readonly #host: Bathroom;
  readonly #exercise: BuildExercise;
  readonly #row: StepRow;
  readonly #strip: WordStrip;
  readonly #box: Box;
  #loose: Loose[] = [];
  #bodies: Body[] = [];
  #moving = false;
  /** Where the last one was pricked, for the tip. */
  #lastY: number;

  constructor(host: Bathroom, exercise: BuildExercise) {
    const { room, stage } = host;
    this.#host = host;
    this.#exercise = exercise;
    this.#box = { left: AIR.left, right: AIR.right, top: AIR.underHint, bottom: room.rim - 10 };
    this.#lastY = this.#box.bottom;
    const { x, below, widest, depth } = STRIP;
    this.#strip = stage.kit.wordStrip({
      x,
      y: room.rim + below,
      count: exercise.slots,
      texts: exercise.tiles.map(({ text }) => text),
      widest,
      depth,
    });
    this.#row = new StepRow(host, exercise, {
      land: (id, place) => this.#prick(id, place),
      changed: () => this.#refresh(),
      dot: (letters, place) => this.#strip.dot(place, letters),
    });
  }

  get share() {
    return (this.#box.bottom - this.#lastY) / (this.#box.bottom - this.#box.top);
  }

  get top() {
    return this.#lastY - 40;
  }

  get banner() {
    return this.#strip;
  }

  async present() {
    const { stage, room } = this.#host;
    const { tiles, id } = this.#exercise;
    const rng = stage.rng.fork(`loose/${id}`);
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
    // Settled before they are seen, so that nothing is pushed about while it is being read.
    for (let i = 0; i < 60; i++) stepBodies(this.#bodies, this.#box, 0, 0, 1000 / 60);
    stage.sound.play('bel-blaas');
    await Promise.all(
      this.#loose.map(({ bubble, body }, i) =>
        stage.tween({
          targets: bubble.root,
          to: { x: body.x, y: body.y },
          ms: MS.comeUp,
          delay: i * MS.after,
          ease: 'Back.Out',
        }),
      ),
    );
    this.#moving = true;
  }

  async right(outcome: Outcome) {
    const { stage } = this.#host;
    const landed = this.#row.right(outcome);
    // Who goes on need not wait for a letter that still hangs in the air.
    await (outcome.last ? landed.then(() => this.#allDone()) : stage.clock.wait(MS.flight));
  }

  async wrong(outcome: Outcome) {
    await this.#tickle(outcome.given);
    this.#row.wrong(outcome);
  }

  async reveal(outcome: Outcome) {
    await this.#tickle(outcome.given);
    this.#row.reveal();
  }

  takeOver(answer: WholeAnswer) {
    this.#row.takeOver(answer);
  }

  copied(given: RawAnswer) {
    void this.#row.copied(given);
  }

  frame(ms: number) {
    if (!this.#moving) return;
    const { calm, pointer } = this.#host.stage;
    const lift = this.#host.riseSpeed() * LOOSE.lift;
    stepBodies(this.#bodies, this.#box, lift, calm ? 0 : LOOSE.draught, ms);
    const { x } = pointer;
    for (const { bubble, body } of this.#loose) {
      if (!bubble.whole) continue;
      bubble.root.setPosition(body.x, body.y);
      bubble.shine(x);
    }
  }

  async clear() {
    const { room, stage } = this.#host;
    await this.#row.landed();
    this.#moving = false;
    void room.cactus.catchNeedle();
    for (const { bubble } of this.#loose) if (bubble.whole) bubble.vanish();
    await stage.clock.wait(MS.clear);
    for (const { bubble } of this.#loose) bubble.destroy();
    this.#strip.destroy();
  }

  #offer({ id, text }: Tile, bubble: Bubble, row: number): Offer {
    return this.#host.stage.offer(bubble.root, {
      id: `bel-${id}`,
      kind: 'tile',
      value: id,
      label: text,
      row,
      size: { width: bubble.r * 2, height: bubble.r * 2 },
      onPick: () => this.#row.take(id),
      enabled: () => this.#row.isFree(id),
    });
  }

  /** The needle pricks it; its letter hangs a moment and then falls in its place on the tub. */
  async #prick(id: string, place: number) {
    const { stage, room } = this.#host;
    const { bubble, body, tile } = this.#loose.find((one) => one.tile.id === id)!;
    this.#lastY = body.y;
    this.#bodies = this.#bodies.filter((other) => other !== body);
    await room.cactus.throwTo(bubble.root.x, bubble.root.y, MS.flight);
    bubble.pop();
    stage.sound.play(`plop${Math.min(8, place + 1)}`);
    room.ripple(bubble.root.x, 8);
    void room.mist(bubble.root.x, bubble.root.y);
    bubble.root.setDepth(40);
    await stage.clock.wait(stage.reducedMotion ? 0 : HANG_MS);
    const { x, y, scale } = this.#strip.spot(place);
    await stage.tween({ targets: bubble.root, to: { x, y, scale }, ms: MS.fall, ease: 'Quad.In' });
    bubble.root.setVisible(false);
    this.#strip.write(place, tile.text);
    stage.sound.play('leg', { volume: 0.6 });
  }

  async #allDone() {
    const { room, stage } = this.#host;
    for (const { tile, bubble } of this.#loose) if (!this.#row.isLaid(tile.id)) bubble.vanish();
    await this.#row.landed();
    void room.cactus.catchNeedle();
    stage.sound.play('mist');
    for (const { x } of this.#strip.slots) void room.mist(this.#strip.x + x, this.#strip.y - 60);
    await stage.clock.wait(MS.done);
  }

  async #tickle(given: RawAnswer) {
    const { room, stage } = this.#host;
    const one = this.#loose.find(({ tile }) => tile.id === takenIn(given));
    if (!one) return;
    const { bubble } = one;
    this.#moving = false;
    await room.cactus.touch(bubble.root.x, bubble.root.y, bubble.r);
    stage.sound.play('piep-kietel');
    room.giggle();
    void room.cactus.tickle();
    await bubble.laugh();
    void room.cactus.catchNeedle();
    room.calmDown();
    this.#moving = true;
  }

  /** Hatches what is out of play at this place of the word. */
  #refresh() {
    for (const { tile, bubble } of this.#loose) bubble.skin(this.#row.isOut(tile.id) ? 'out-' : '');
  }
}
