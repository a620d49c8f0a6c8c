import type { GameStage, Graphics, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Race } from './race.ts';

const BRAKE = { x: 112, y: 682 } as const;
const TURBO = { x: 1254, y: 682 } as const;
const HIT = { width: 132, height: 124 } as const;
/** Lamps around the turbo that light up as it fills. */
const LAMPS = { count: 8, radius: 62, from: -225, to: 45, size: 8 } as const;
/** A full turbo beats as a heart until it is used; an empty one only shakes its lamps. */
const BEAT = { pace: 0.008, swell: 0.09 } as const;
const SHAKE = { ms: 420, pace: 0.05, turn: 9 } as const;
const COLOURS = { off: 0x565e78, on: 0xf2b632, edge: 0x1e2747 } as const;

/** The brake, which gives time to read, and the turbo, which fills in a slipstream. */
export class Pedals {
  readonly #race: Race;
  readonly #stage: GameStage;
  readonly #turbo: Image;
  readonly #empty: Image;
  readonly #lamps: Graphics | undefined;
  readonly #all: (Image | Graphics)[] = [];
  #lit = -1;
  #shakenAt = -Infinity;
  #isGone = false;

  constructor(stage: GameStage, race: Race, brake: () => void) {
    this.#stage = stage;
    this.#race = race;
    const put = (frame: string, { x, y }: { x: number; y: number }) => {
      const image = stage.image(frame, x, y).setDepth(DEPTHS.pedals);
      this.#all.push(image);
      return image;
    };
    this.#empty = put('turbo-leeg', TURBO);
    this.#turbo = put('turbo', TURBO).setVisible(false);
    // In calm mode nothing is driven by itself: there is neither a brake nor a slipstream.
    this.#empty.setVisible(!stage.calm);
    if (stage.calm) return;
    const pedal = put('rem', BRAKE);
    this.#lamps = stage.scene.add.graphics().setDepth(DEPTHS.pedals + 1);
    this.#all.push(this.#lamps);
    stage.offer(pedal, {
      id: 'rem',
      kind: 'control',
      label: 'Remmen: meer tijd om te lezen',
      row: 9,
      size: HIT,
      enabled: () => race.gate !== undefined,
      onPick: brake,
      onPress: (pressed) => pedal.setY(BRAKE.y + (pressed ? 4 : 0)),
    });
  }

  /** Whether the turbo lies at this place: it belongs to the steering, and is there as often as it is full. */
  isTurbo = (x: number, y: number): boolean =>
    Math.abs(x - TURBO.x) < HIT.width / 2 && Math.abs(y - TURBO.y) < HIT.height / 2;

  /** Somebody wants the turbo, but it is not full. */
  shake() {
    if (!this.#lamps || this.#isGone || this.#isShaken) return;
    this.#shakenAt = this.#stage.clock.now;
    this.#stage.sound.play('tik', { volume: 0.4, rate: 0.7 });
  }

  frame() {
    if (!this.#lamps || this.#isGone) return;
    const { isFull, fill } = this.#race;
    const { clock, reducedMotion } = this.#stage;
    const { now } = clock;
    const beat = reducedMotion ? 0 : Math.max(0, Math.sin(now * BEAT.pace)) * BEAT.swell;
    this.#turbo.setVisible(isFull).setScale(1 + beat);
    this.#empty
      .setVisible(!isFull)
      .setAngle(this.#isShaken && !reducedMotion ? Math.sin(now * SHAKE.pace) * SHAKE.turn : 0);
    const lit = Math.floor(fill * LAMPS.count + 0.001);
    if (lit === this.#lit) return;
    if (lit > this.#lit && this.#lit >= 0 && lit < LAMPS.count)
      this.#stage.sound.play('tik', { volume: 0.3, rate: 0.8 + lit * 0.06 });
    if (isFull) this.#stage.sound.play('vol', { volume: 0.7 });
    this.#lit = lit;
    this.#draw(lit);
  }

  leave() {
    this.#isGone = true;
    for (const one of this.#all) one.setVisible(false);
    this.#lamps?.clear();
  }

  get #isShaken(): boolean {
    return this.#stage.clock.now - this.#shakenAt < SHAKE.ms;
  }

  #draw(lit: number) {
    const { count, radius, from, to, size } = LAMPS;
    const pen = this.#lamps!.clear();
    for (let i = 0; i < count; i++) {
      const turn = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
      const [x, y] = [TURBO.x + Math.cos(turn) * radius, TURBO.y + Math.sin(turn) * radius];
      pen.fillStyle(COLOURS.edge).fillCircle(x, y, size + 2.5);
      pen.fillStyle(i < lit ? COLOURS.on : COLOURS.off).fillCircle(x, y, size);
    }
  }
}
