import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { baseOf, TOWER } from './rules.ts';

const AT = { inset: 34, up: 76, glow: { y: 14, scale: 3, alpha: 0.85 } } as const;
const XS = [TOWER.left + AT.inset, TOWER.right - AT.inset] as const;
const GLOW_MS = 380;
/** Who is so near lights one: beside it, and with the feet so far over or under it. */
const TOUCH = { beside: 46, over: 30, under: 110 } as const;
/** Coins for both lamps of a floor. */
const COINS = 1;

interface Lamp {
  image: Image;
  glow: Image;
  isOn: boolean;
}

/** The two lamps of a floor: they go on when it is done, and in the evening for who passes them. */
export class Lamps {
  #stage: GameStage;
  #lamps: Lamp[] = [];
  #isEvening = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  /** Hangs them on floor `at`. */
  lay(at: number, isEvening: boolean) {
    this.clear();
    this.#isEvening = isEvening;
    const y = baseOf(at) - AT.up;
    this.#lamps = XS.map((x) => ({
      image: this.#stage.image('lamp-uit', x, y).setDepth(DEPTHS.lamp + 1),
      glow: this.#stage
        .image('gloed', x, y + AT.glow.y)
        .setDepth(DEPTHS.lamp)
        .setScale(AT.glow.scale)
        .setAlpha(0),
      isOn: false,
    }));
  }

  /** The floor is done: both go on. */
  light() {
    for (const lamp of this.#lamps) this.#turnOn(lamp);
  }

  /** Every floor that was climbed has its lamps burning. */
  lightAll(floors: number) {
    for (let at = 0; at < floors; at++)
      for (const x of XS) this.#stage.image('lamp-aan', x, baseOf(at) - AT.up).setDepth(DEPTHS.lamp + 1);
  }

  /** Every step: in the evening who passes a lamp lights it, and both are worth a coin. */
  frame(x: number, feet: number) {
    if (!this.#isEvening) return;
    for (const lamp of this.#lamps) {
      const { image } = lamp;
      const under = feet - image.y;
      const isNear = Math.abs(image.x - x) < TOUCH.beside && under > -TOUCH.over && under < TOUCH.under;
      if (isNear && !lamp.isOn) this.#touch(lamp);
    }
  }

  clear() {
    for (const { image, glow } of this.#lamps.splice(0)) for (const part of [image, glow]) part.destroy();
  }

  #touch(lamp: Lamp) {
    const stage = this.#stage;
    const { x, y } = lamp.image;
    stage.sound.play('plop', { rate: 1.3 });
    stage.fx.burst('stars', x, y, { count: 6 });
    this.#turnOn(lamp);
    if (this.#lamps.every(({ isOn }) => isOn)) stage.tip(COINS, x, y);
  }

  #turnOn(lamp: Lamp) {
    if (lamp.isOn) return;
    lamp.isOn = true;
    const stage = this.#stage;
    if (stage.hasImage('lamp-aan')) lamp.image.setFrame('lamp-aan');
    void stage.tween({ targets: lamp.glow, to: { alpha: AT.glow.alpha }, ms: GLOW_MS, pop: true });
  }
}
