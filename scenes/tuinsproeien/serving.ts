import type { Input, Offer, OfferOptions, Via } from '../../engine/stage/index.ts';
import type { Aiming } from './aiming.ts';
import type { Garden } from './garden.ts';
import { DEPTHS } from './places.ts';
import type { Plant } from './plant.ts';
import { driftOf, flightMs, type Spot } from './rules.ts';

/** How much longer than it takes somebody holds who follows the steps, and how long to wait for water, in ms. */
const MS = { hold: 320, wait: 50 } as const;
/** Farther away than this the arrows are no way: a digit is. */
const FAR = { x: 120, y: 30 } as const;
/** A finger that is held on a plant and moved: in so many moves, for who follows the steps. */
const MOVES = 12;

/** How a plant is pointed out and watered: by a finger that is held, by keys, by a screen reader, or by one tap. */
export class Serving {
  readonly #garden: Garden;
  readonly #aiming: Aiming;
  readonly #isFree: (plant: Plant) => boolean;
  /** The one that the hose is held on by itself. */
  #served: Plant | undefined;
  /** When a finger let go of a plant. */
  #releasedAt = -1;
  /** When the focus of the keys came to one that was not aimed at. */
  #focusedAt = -1;

  constructor(garden: Garden, aiming: Aiming, isFree: (plant: Plant) => boolean) {
    this.#garden = garden;
    this.#aiming = aiming;
    this.#isFree = isFree;
  }

  frame() {
    const served = this.#served;
    if (!served) return;
    if (!this.#garden.hose.isOpen || !this.#isFree(served)) return this.stop();
    const { x, y } = this.#aimFor(served);
    this.#aiming.lead(x, y);
  }

  /** A finger that is held on a plant waters it, and corrects where the water lands as it moves. */
  held(plant: Plant): Partial<OfferOptions> {
    const { hose } = this.#garden;
    if (this.#isTapped) return { onPress: (pressed) => this.#press(plant, pressed) };
    const release = () => hose.close();
    return {
      onPress: (pressed) => {
        this.#press(plant, pressed);
        if (!pressed) return release();
        this.#served = undefined;
        this.#aiming.hide();
        this.#aiming.lead(plant.mouth.x, plant.mouth.y);
        hose.open();
      },
      onFocus: (focused) => focused && this.#focused(plant),
      drag: {
        to: () => [],
        onDrop: release,
        onCancel: release,
        onMove: (x, y) => {
          if (!plant.thing.scene || !hose.isOpen) return;
          // The sign stays where it is: only the water follows.
          plant.thing.setDepth(DEPTHS.sign);
          this.#aiming.lead(plant.mouth.x + x - plant.thing.x, plant.mouth.y + y - plant.thing.y);
        },
      },
    };
  }

  /** Picked by key or by a screen reader: it is aimed at, and the second time watered by itself; once more stops that. */
  pick(plant: Plant) {
    const { hose, stage } = this.#garden;
    const { tick } = stage.clock;
    if (!this.#isTapped && (this.#releasedAt === tick || this.#focusedAt === tick)) return;
    if (this.#served === plant) return this.stop();
    if (!this.#isTapped && !plant.catches(hose.aim.x, hose.aim.y)) return this.#aiming.show(plant.mouth);
    this.#aiming.lead(plant.mouth.x, plant.mouth.y);
    hose.open();
    this.#served = hose.isOpen ? plant : undefined;
  }

  /** The hose is no longer held on a plant by itself. */
  stop() {
    if (!this.#served) return;
    this.#served = undefined;
    this.#garden.hose.close();
  }

  /** The next real input that waters a plant. */
  step(plant: Plant, offer: Offer, via: Via): Input | null {
    const { stage, hose, isExample } = this.#garden;
    if (hose.tank.isEmpty || this.#served === plant) return { kind: 'wait', ms: MS.wait };
    if (this.#isTapped) return null;
    const { mouth, thirst } = plant;
    const aim = this.#aimFor(plant);
    const ms = hose.delayMs + flightMs(hose.mouth, mouth) + thirst.leftMs + MS.hold;
    if (via === 'pointer') {
      if (isExample || hose.wind === 0) return { kind: 'hold', ...mouth, ms };
      const moves = Array<[number, number]>(MOVES).fill([aim.x, aim.y]);
      return { kind: 'drag', path: [[mouth.x, mouth.y], ...moves], ms };
    }
    if (Math.abs(hose.aim.y - aim.y) > FAR.y || Math.abs(hose.aim.x - aim.x) > FAR.x)
      return stage.keyFor(offer) ?? null;
    const key = this.#aiming.keyTowards(aim);
    return key ? { kind: 'key', ...key } : { kind: 'key', code: 'Space', key: ' ', ms };
  }

  /** One tap waters by itself: calmly, and with motor support. */
  get #isTapped() {
    const { calm, settings } = this.#garden.stage;
    return calm || settings.support;
  }

  /** Where water has to be sent that should land on a plant, the wind reckoned in. */
  #aimFor({ mouth }: Plant): Spot {
    const { hose } = this.#garden;
    return { x: mouth.x - driftOf(hose.wind, flightMs(hose.mouth, mouth)), y: mouth.y };
  }

  /** A digit, or the arrows: the nozzle turns to it. */
  #focused(plant: Plant) {
    const { hose, stage } = this.#garden;
    if (plant.catches(hose.aim.x, hose.aim.y)) return;
    this.#focusedAt = stage.clock.tick;
    this.#aiming.show(plant.mouth);
  }

  #press({ card }: Plant, pressed: boolean) {
    if (!pressed) this.#releasedAt = this.#garden.stage.clock.tick;
    // A finger may be lifted after the plant has gone.
    if (!card.scene) return;
    if (card.look === 'normal' || card.look === 'pressed') card.look = pressed ? 'pressed' : 'normal';
  }
}
