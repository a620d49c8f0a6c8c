import type { Mark, Rng } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image, Offer } from '../../engine/stage/index.ts';
import { DRINKS, halfOf } from './art/sizes.ts';
import { Glass } from './glass.ts';
import { DEPTHS, TRAY, type Spot } from './places.ts';
import { Balance, featherOf, outermost, placeIn, torqueOf, zoneArm } from './rules.ts';

const MS = { hop: 330, across: 620 } as const;
/** How high a glass leaps on its way to the tray. */
const HIGH = 70;
/** Marks stand on the rim of the tray, so large. */
const MARK = { y: 13, scale: 0.74 } as const;
/** What glasses slosh at each degree a second, in degrees; how soon. */
const SLOSH = { share: -0.09, most: 9, soon: 0.2 } as const;
/** Glasses that leap down stand so far from each other, in u, and no further out than this. */
const BESIDE = 72;
const EDGE = 0.88;
/** Where glasses stand that were there before a reload. */
const LEFT_OVER = [-0.5, 0.46, -0.04] as const;
/** A glass may be let go so high above the tray, and so far below. */
const REACH = 150;
/** How far a zone that was right glows up, and for how long. */
const GLOW = { scale: 0.9, ms: 220 } as const;

/** The tray with its zones and all that stands on it. */
export class Tray {
  readonly balance = new Balance();
  readonly glasses: Glass[] = [];
  /** The pigeon that sits on it, and where. */
  rider: { readonly thing: Image; readonly arm: number } | undefined;
  readonly #stage: GameStage;
  readonly #thing: Container;
  #zones = 0;
  #marks: Image[] = [];
  #slosh = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#thing = stage.scene.add.container(TRAY.x, TRAY.y).setDepth(DEPTHS.tray);
  }

  get torque(): number {
    return torqueOf(this.glasses) + featherOf(this.rider?.arm ?? 0);
  }

  /** The tray that an exercise needs: with so many zones, and with their marks. */
  lay(zones: number, marks: readonly Mark[]) {
    const stage = this.#stage;
    this.#zones = zones;
    this.#thing.removeAll(true);
    this.#marks = marks.map((mark, i) =>
      stage.kit.mark(zoneArm(i, zones) * this.#half, MARK.y, mark).setScale(MARK.scale),
    );
    this.#thing.add([stage.image(`dienblad-${zones}`, 0, 0), ...this.#marks]);
  }

  /** Where something stands on the tray as it tilts now. */
  spotOf({ arm, row }: Pick<Glass, 'arm' | 'row'>): Spot {
    const turn = (this.balance.angle * Math.PI) / 180;
    const [along, up] = [arm * this.#half, -TRAY.up + row * TRAY.row];
    return {
      x: TRAY.x + Math.cos(turn) * along - Math.sin(turn) * up,
      y: TRAY.y + Math.sin(turn) * along + Math.cos(turn) * up,
    };
  }

  /** A glass leaps into a zone. */
  async put(glass: Glass, zone: number) {
    await this.#leap(glass, this.#placeIn(zone));
  }

  /** Kinds of drinks to pour, in some order: those that stand on the tray already come last. */
  kinds(rng: Rng): number[] {
    const isHere = (kind: number) => Number(this.glasses.some((glass) => glass.kind === kind));
    return rng.shuffle([...Array(DRINKS).keys()]).sort((a, b) => isHere(a) - isHere(b));
  }

  /** So many were put on it before a reload. */
  restore(count: number) {
    for (const [kind, arm] of LEFT_OVER.slice(0, count).entries()) {
      const glass = new Glass(this.#stage, kind, TRAY);
      glass.arm = arm;
      glass.pop();
      this.glasses.push(glass);
    }
    this.frame();
  }

  /** A place where something can be let go by hand, while `isOpen`. */
  offer(isOpen: () => boolean): Offer {
    return this.#stage.offer(this.#thing, {
      id: 'dienblad',
      kind: 'control',
      label: 'het dienblad',
      size: { width: this.#half * 2, height: REACH },
      enabled: isOpen,
    });
  }

  /** Whether there is room beside what stands there. */
  isClear(arm: number): boolean {
    return this.glasses.every((one) => Math.abs(one.arm - arm) * this.#half >= BESIDE - 1);
  }

  /** A glass leaps down on the tray where it is asked, or beside what stands there; from -1 to 1. */
  async drop(glass: Glass, wanted: number) {
    const right = Math.max(-EDGE, Math.min(EDGE, wanted));
    const beside = (steps: number) => right + (steps * BESIDE) / this.#half;
    const isFree = (arm: number) => Math.abs(arm) <= EDGE && this.isClear(arm);
    const arm = [0, 1, -1, 2, -2, 3, -3].map(beside).find(isFree) ?? right;
    await this.#leap(glass, { arm, row: 0 });
  }

  /** A glass gets up and walks over to another zone, and sits down there. */
  async cross(glass: Glass, zone: number) {
    const { arm, row } = this.#placeIn(zone);
    await glass.shake();
    await glass.stand(true);
    glass.walk(MS.across);
    glass.row = row;
    await this.#stage.tween({ targets: glass, to: { arm }, ms: MS.across });
    await glass.stand(false);
  }

  /** The mark of a zone lights up. */
  glow(zone: number) {
    const mark = this.#marks[zone];
    if (!mark) return;
    void this.#stage.tween({ targets: mark, to: { scale: GLOW.scale }, ms: GLOW.ms, yoyo: true, pop: true });
  }

  /** The glass that can't stay on it any longer; it is taken off. */
  lose(): Glass | undefined {
    const glass = outermost(this.glasses, Math.sign(this.balance.angle));
    if (glass) this.glasses.splice(this.glasses.indexOf(glass), 1);
    return glass;
  }

  /** All that stands on it is taken off. */
  unload(): Glass[] {
    return this.glasses.splice(0);
  }

  frame() {
    const { angle, speed } = this.balance;
    this.#thing.setAngle(angle);
    const slosh = Math.max(-SLOSH.most, Math.min(SLOSH.most, speed * SLOSH.share));
    this.#slosh += (slosh - this.#slosh) * SLOSH.soon;
    for (const glass of this.glasses) {
      const { x, y } = this.spotOf(glass);
      glass.thing.setPosition(x, y).setAngle(angle + (this.#stage.reducedMotion ? 0 : this.#slosh));
      glass.thing.setDepth(DEPTHS.laden + glass.row);
    }
    if (!this.rider) return;
    const { x, y } = this.spotOf({ arm: this.rider.arm, row: 0 });
    this.rider.thing.setPosition(x, y).setAngle(angle);
  }

  get #half(): number {
    return halfOf(this.#zones);
  }

  #placeIn(zone: number) {
    const middle = zoneArm(zone, this.#zones);
    const standing = this.glasses.filter(({ arm }) => Math.abs(arm - middle) < 1 / this.#zones).length;
    return placeIn(zone, this.#zones, standing);
  }

  async #leap(glass: Glass, place: { arm: number; row: 0 | 1 }) {
    glass.arm = place.arm;
    glass.row = place.row;
    await glass.fly(() => this.spotOf(glass), MS.hop, HIGH);
    this.glasses.push(glass);
    this.frame();
  }
}
