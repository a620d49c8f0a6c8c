import { placeAt, placeOf } from './bounds.ts';
import type { LiveCamera } from './live-camera.ts';
import type { GestureOptions, Offer } from './offer.ts';
import type { OfferDesk } from './offers.ts';
import type { Rect, Thing } from './thing.ts';

/** A finger that moved less than this meant a tap, in u. */
const TAP_SLACK = 14;
/** A thing let go this near to a place drops there; in calm mode from farther, as by a magnet. */
const DROP_REACH = 30;
const CALM_DROP_REACH = 90;
const GLIDE_BACK_MS = 220;

interface Press {
  offer: Offer;
  x: number;
  y: number;
  dragging: boolean;
  /** Where the thing was when the drag began, and its depth. */
  home: { x: number; y: number };
  depth: number;
}

interface PointerHelp {
  desk: OfferDesk;
  camera: LiveCamera;
  isCalm(): boolean;
  picked(offer: Offer): void;
  glide(object: Thing, x: number, y: number, ms: number): Promise<void>;
}

const scratch: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** One finger or mouse: taps, drags, tap-thing tap-place, and gestures of games that have their own. */
export class PointerRouter {
  #help: PointerHelp;
  #press: Press | undefined;
  #gesture: GestureOptions | undefined;

  constructor(help: PointerHelp) {
    this.#help = help;
  }

  get dragged(): Offer | undefined {
    return this.#press?.dragging ? this.#press.offer : undefined;
  }

  down(x: number, y: number) {
    this.cancel();
    const { desk } = this.#help;
    const offer = desk.at(x, y);
    if (offer) {
      this.#press = { offer, x, y, dragging: false, home: placeOf(offer.object), depth: offer.object.depth };
      offer.onPress?.(true);
      return;
    }
    const early = desk.earlyAt(x, y);
    if (early) return early.onEarly!();
    this.#gesture = desk.gestures.find((gesture) => gesture.enabled?.() !== false && inArea(gesture, x, y));
    this.#gesture?.onStart?.(x, y);
  }

  move(x: number, y: number) {
    this.#gesture?.onMove?.(x, y);
    const press = this.#press;
    if (!press?.offer.drag) return;
    if (!press.dragging && Math.hypot(x - press.x, y - press.y) > TAP_SLACK) {
      press.dragging = true;
      this.#help.desk.carried = undefined;
      press.offer.object.setDepth(press.depth + 500);
    }
    if (press.dragging) this.#follow(press, x, y);
  }

  up(x: number, y: number) {
    const gesture = this.#gesture;
    this.#gesture = undefined;
    gesture?.onEnd?.(x, y);
    const press = this.#press;
    if (!press) return;
    this.#press = undefined;
    press.offer.onPress?.(false);
    if (press.dragging) this.#drop(press, x, y);
    else if (this.#help.desk.at(x, y) === press.offer) this.pick(press.offer);
  }

  /** Letting go outside, a lost pointer, a pause: as if it was never touched. */
  cancel() {
    const gesture = this.#gesture;
    this.#gesture = undefined;
    gesture?.onEnd?.(NaN, NaN);
    const press = this.#press;
    if (!press) return;
    this.#press = undefined;
    press.offer.onPress?.(false);
    if (press.dragging) this.#goHome(press);
  }

  /** A tap, or Space on the focus: picks; or picks up, and at a place puts down what was picked up. */
  pick(offer: Offer) {
    const { desk } = this.#help;
    if (!desk.usable(offer)) return;
    const { carried } = desk;
    if (carried && carried !== offer && carried.drag?.to().includes(offer)) {
      desk.carried = undefined;
      carried.drag.onDrop(offer);
      return;
    }
    if (offer.onPick) {
      offer.onPick();
      return this.#help.picked(offer);
    }
    desk.carried = carried === offer || !offer.drag ? undefined : offer;
  }

  #follow(press: Press, x: number, y: number) {
    const { offer, home } = press;
    const zoom = this.#help.camera.zoomOf(offer.object);
    const worldX = home.x + (x - press.x) / zoom;
    const worldY = home.y + (y - press.y) / zoom;
    if (offer.drag?.onMove) offer.drag.onMove(worldX, worldY);
    else placeAt(offer.object, worldX, worldY);
  }

  #drop(press: Press, x: number, y: number) {
    const { offer } = press;
    const target = offer.drag && this.#help.desk.usable(offer) ? this.#targetAt(offer, x, y) : undefined;
    if (!target) return this.#goHome(press);
    if (offer.object.scene) offer.object.setDepth(press.depth);
    offer.drag!.onDrop(target);
  }

  #targetAt(offer: Offer, x: number, y: number): Offer | undefined {
    const { desk } = this.#help;
    const reach = this.#help.isCalm() ? CALM_DROP_REACH : DROP_REACH;
    let best: Offer | undefined;
    let least = Infinity;
    for (const target of offer.drag!.to()) {
      if (target === offer || !desk.usable(target)) continue;
      const rect = desk.measure(target, scratch);
      const dx = Math.max(rect.x - x, 0, x - rect.x - rect.width);
      const dy = Math.max(rect.y - y, 0, y - rect.y - rect.height);
      if (Math.max(dx, dy) > reach) continue;
      const far = Math.hypot(x - rect.x - rect.width / 2, y - rect.y - rect.height / 2);
      if (far < least) [best, least] = [target, far];
    }
    return best;
  }

  #goHome({ offer, home, depth }: Press) {
    const { object } = offer;
    if (!object.scene) return;
    object.setDepth(depth);
    if (offer.drag?.onCancel) return offer.drag.onCancel();
    void this.#help.glide(object, home.x, home.y, GLIDE_BACK_MS);
  }
}

function inArea(gesture: GestureOptions, x: number, y: number): boolean {
  const area = gesture.area?.();
  return !area || (x >= area.x && y >= area.y && x <= area.x + area.width && y <= area.y + area.height);
}
