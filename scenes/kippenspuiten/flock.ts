import type { Rng } from '../../engine/exercise/index.ts';
import type { FormHost, Offer } from '../../engine/stage/index.ts';
import { Hen, type HenLook } from './hen.ts';
import { DEPTHS, RIM } from './places.ts';
import type { Pump } from './pump.ts';
import type { Place } from './rules.ts';

/** How long they are away and up, and how long one is looked at after a wash, in ms. */
const MS = { away: [350, 1300], up: [2200, 3600], clean: 900, busy: 99_999 } as const;
/** Others only peek, so long apart; how long that takes, in ms. */
const PEEK = { apart: [1100, 2300], come: 110, stay: 420, go: 90 } as const;
const TOWEL = { from: -80, ms: 460, stay: 500 } as const;

interface Slot {
  hen: Hen;
  offer: Offer;
  /** Until it comes up or ducks. */
  ms: number;
}

/** How a flock behaves in an exercise. */
interface Outing {
  rng: Rng;
  places: readonly Place[];
  /** How many are up at once. */
  count: number;
  /** They stay up until they are washed. */
  stays: boolean;
  /** Others only peek over their rim: to be left alone. */
  peeks: boolean;
  /** The key that squirts at one of them. */
  key?: string;
}

/** Chickens without a board: they pop up for fun, and love a free squirt. */
export class Flock {
  readonly #host: FormHost;
  readonly #pump: Pump;
  readonly #nextLook: () => HenLook;
  #slots: Slot[] = [];
  #out: Outing | undefined;
  #peekMs = 0;
  #peeking: Place | undefined;

  constructor(host: FormHost, pump: Pump, nextLook: () => HenLook) {
    this.#host = host;
    this.#pump = pump;
    this.#nextLook = nextLook;
  }

  /** They come out in places that are left. */
  come(outing: Outing) {
    this.#out = outing;
    this.#peekMs = outing.rng.between(...PEEK.apart);
    this.#slots = Array.from({ length: Math.min(outing.count, outing.places.length - 1) }, (_, i) =>
      this.#slot(i, outing),
    );
  }

  /** Other places are left now: who is not in one of them ducks. */
  async moveTo(places: readonly Place[]) {
    if (!this.#out) return;
    this.#out = { ...this.#out, places };
    await Promise.all(
      this.#slots.map((slot) => slot.hen.place && !places.includes(slot.hen.place) && this.#duck(slot)),
    );
  }

  frame(ms: number) {
    const out = this.#out;
    if (!out) return;
    for (const slot of this.#slots) {
      slot.hen.frame(ms);
      slot.ms -= ms;
      if (slot.ms > 0) continue;
      if (slot.hen.isUp) void this.#duck(slot);
      else this.#rise(slot, out);
    }
    if (!out.peeks) return;
    this.#peekMs -= ms;
    if (this.#peekMs > 0) return;
    this.#peekMs = out.rng.between(...PEEK.apart);
    void this.#peek(out);
  }

  /** One of them hands a towel to who got dirty. */
  async towel(to: { x: number; y: number }) {
    const { stage } = this.#host;
    const hen = this.#slots.find(({ hen }) => hen.isUp)?.hen;
    const from = hen?.heart ?? { x: TOWEL.from, y: to.y };
    const towel = stage.image('handdoek', from.x, from.y).setDepth(DEPTHS.mud).setScale(0.4);
    await stage.tween({
      targets: towel,
      to: { ...to, scale: 0.8, angle: 360 },
      ms: TOWEL.ms,
      ease: 'Sine.Out',
    });
    await stage.clock.wait(TOWEL.stay);
    await stage.tween({ targets: towel, to: { alpha: 0 }, ms: 160 });
    towel.destroy();
  }

  /** All of them go home. */
  async go() {
    const slots = this.#slots.splice(0);
    this.#out = undefined;
    for (const { offer } of slots) offer.remove();
    await Promise.all(slots.map(({ hen }) => hen.down()));
    for (const { hen } of slots) hen.destroy();
  }

  #slot(i: number, { rng, key }: Outing): Slot {
    const hen = new Hen(this.#host.stage, this.#nextLook());
    const slot: Slot = { hen, ms: i * 200 + rng.between(...MS.away), offer: undefined! };
    slot.offer = this.#host.stage.offer(hen.thing, {
      id: `losse-kip-${i}`,
      kind: 'control',
      label: 'een kip zonder bord: spuit haar nat',
      size: hen.hit,
      ...(key !== undefined && { key }),
      enabled: () => hen.isUp && !hen.isClean,
      onPick: () => void this.#squirt(slot),
    });
    return slot;
  }

  #rise(slot: Slot, { rng, places, stays }: Outing) {
    const taken = new Set([...this.#slots.map(({ hen }) => hen.place), this.#peeking]);
    const left = places.filter((place) => !taken.has(place));
    slot.ms = rng.between(...MS.up);
    const place = left.length > 0 ? rng.pick(left) : undefined;
    if (!place) return;
    if (stays) slot.ms = Infinity;
    slot.hen.sit({ place, board: place.x });
    this.#host.stage.sound.play('tok-tok', { volume: 0.4 });
    void slot.hen.up();
  }

  async #duck(slot: Slot) {
    slot.ms = this.#out?.rng.between(...MS.away) ?? 0;
    await slot.hen.down();
    slot.hen.place = undefined;
  }

  async #squirt(slot: Slot) {
    const { hen } = slot;
    slot.ms = MS.busy;
    await this.#pump.fire(hen.heart);
    if (!hen.thing.scene || !hen.isUp) return;
    hen.wash();
    void hen.strut();
    slot.ms = MS.clean;
  }

  /** A comb and two eyes over a rim, gone before one has squirted. */
  async #peek({ rng, places }: Outing) {
    const { stage } = this.#host;
    const taken = new Set(this.#slots.map(({ hen }) => hen.place));
    const left = places.filter((place) => !taken.has(place));
    if (left.length === 0 || this.#peeking) return;
    const place = rng.pick(left);
    this.#peeking = place;
    const image = stage
      .image('gluur', place.x, RIM[place.row] + 6)
      .setDepth(DEPTHS.hen[place.row] - 1)
      .setScale(1, 0.1);
    await stage.tween({ targets: image, to: { scaleY: 1 }, ms: PEEK.come, ease: 'Quad.Out' });
    await stage.clock.wait(PEEK.stay);
    await stage.tween({ targets: image, to: { scaleY: 0.1 }, ms: PEEK.go });
    image.destroy();
    this.#peeking = undefined;
  }
}
