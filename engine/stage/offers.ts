import type { LiveCamera } from './live-camera.ts';
import type { Gesture, GestureOptions, Offer, OfferKind, OfferOptions } from './offer.ts';
import { boundsOf } from './bounds.ts';
import type { Rect, Thing } from './thing.ts';

/** Hit areas are never smaller than this, in u. */
const LEAST_HIT = 72;
/** In calm mode hit areas grow by half. */
const CALM_HIT = 1.5;
/** Offers whose middles differ less than this in height stand in one row. */
const ROW_HEIGHT = 44;

/** Kinds that digits point at; the first that is on the stage wins. */
const NUMBERED = ['keepsake', 'option', 'bucket', 'tile', 'card', 'gap'] as const;
/** Kinds that answer nothing and can be used in every phase. */
const ALWAYS: readonly OfferKind[] = ['control', 'keepsake'];

class LiveOffer implements Offer {
  readonly object: Thing;
  readonly id: string;
  readonly kind: OfferKind;
  readonly value: string | number | undefined;
  readonly key: string | undefined;
  readonly onPick: (() => void) | undefined;
  readonly drag: OfferOptions['drag'];
  readonly row: number | undefined;
  readonly size: OfferOptions['size'];
  readonly onFocus: OfferOptions['onFocus'];
  readonly onPress: OfferOptions['onPress'];
  readonly onEarly: OfferOptions['onEarly'];
  label: string;
  #desk: OfferDesk;
  #options: OfferOptions;

  constructor(desk: OfferDesk, object: Thing, options: OfferOptions) {
    this.#desk = desk;
    this.#options = options;
    this.object = object;
    this.id = options.id;
    this.kind = options.kind;
    this.value = options.value;
    this.key = options.key;
    this.onPick = options.onPick;
    this.drag = options.drag;
    this.row = options.row;
    this.size = options.size;
    this.onFocus = options.onFocus;
    this.onPress = options.onPress;
    this.onEarly = options.onEarly;
    this.label = options.label;
  }

  rect(): Rect {
    return this.#desk.measure(this, { x: 0, y: 0, width: 0, height: 0 });
  }

  enabled(): boolean {
    return this.#desk.has(this) && this.#options.enabled?.() !== false && isShown(this.object);
  }

  chosen(): boolean {
    return this.#desk.carried === this || this.#options.chosen?.() === true;
  }

  relabel(label: string) {
    this.label = label;
    this.#desk.changed();
  }

  remove() {
    this.#desk.remove(this);
  }
}

function isShown(object: Thing): boolean {
  for (let at: Thing | undefined = object; at; at = at.parentContainer as Thing | undefined) {
    if (!at.visible || !at.active || at.alpha <= 0.02) return false;
  }
  return object.scene !== undefined;
}

const scratch: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** Keeps what is offered now: where it is, which one is meant by a point, which has the focus. */
export class OfferDesk {
  /** Whether offers that answer an exercise may be used now; the others always may. */
  gate: () => boolean = () => true;
  /** Changes whenever what is offered changes. */
  version = 0;
  /** The one thing that is asked now, when it is: nothing else answers. */
  only: Offer | undefined;
  /** What was picked up by a tap and waits for a place. */
  carried: Offer | undefined;
  readonly gestures: GestureOptions[] = [];
  #offers: LiveOffer[] = [];
  #focus: Offer | undefined;
  #lastFocus: { x: number; y: number } | undefined;
  #camera: LiveCamera;
  #isCalm: () => boolean;

  constructor(camera: LiveCamera, isCalm: () => boolean) {
    this.#camera = camera;
    this.#isCalm = isCalm;
  }

  add(object: Thing, options: OfferOptions): Offer {
    const twin = this.#offers.find((offer) => offer.id === options.id);
    if (twin) throw new Error(`"${options.id}" is offered twice.`);
    const offer = new LiveOffer(this, object, options);
    this.#offers.push(offer);
    object.once('destroy', () => this.remove(offer));
    this.changed();
    return offer;
  }

  addGesture(options: GestureOptions): Gesture {
    this.gestures.push(options);
    return { remove: () => void this.gestures.splice(this.gestures.indexOf(options) >>> 0, 1) };
  }

  has(offer: Offer) {
    return this.#offers.includes(offer as LiveOffer);
  }

  remove(offer: Offer) {
    const at = this.#offers.indexOf(offer as LiveOffer);
    if (at < 0) return;
    if (this.#focus === offer) this.#focus = undefined;
    if (this.carried === offer) this.carried = undefined;
    if (this.only === offer) this.only = undefined;
    this.#offers.splice(at, 1);
    this.changed();
  }

  changed() {
    this.version++;
  }

  clear() {
    this.#focus = undefined;
    this.carried = undefined;
    this.only = undefined;
    this.#offers.length = 0;
    this.gestures.length = 0;
    this.changed();
  }

  get all(): readonly Offer[] {
    return this.#offers;
  }

  /** Whether a real input on it leads on now. */
  usable(offer: Offer): boolean {
    if (this.only && offer !== this.only && offer.kind !== 'control') return false;
    return (ALWAYS.includes(offer.kind) || this.gate()) && offer.enabled();
  }

  /** Whether an offer can be seen now. */
  isShown(offer: Offer): boolean {
    return isShown(offer.object);
  }

  /** Where an offer is drawn, in u of the window's stage. */
  measure(offer: Offer, out: Rect): Rect {
    boundsOf(offer.object, offer.size, out);
    return this.#camera.mapRect(offer.object, out);
  }

  /** The usable offer that a finger at this place means. */
  at(x: number, y: number): Offer | undefined {
    return this.#nearestTo(x, y, (offer) => this.usable(offer));
  }

  /** What lies at this place and will be usable later, when it has a sign for that. */
  earlyAt(x: number, y: number): Offer | undefined {
    if (this.only || !this.gate()) return undefined;
    return this.#nearestTo(x, y, (offer) => !!offer.onEarly && this.isShown(offer) && !offer.enabled());
  }

  #nearestTo(x: number, y: number, counts: (offer: Offer) => boolean): Offer | undefined {
    let best: Offer | undefined;
    let bestScore = Infinity;
    const least = LEAST_HIT * (this.#isCalm() ? CALM_HIT : 1);
    for (const [order, offer] of this.#offers.entries()) {
      if (!counts(offer)) continue;
      const rect = this.measure(offer, scratch);
      const growX = Math.max(0, (least - rect.width) / 2);
      const growY = Math.max(0, (least - rect.height) / 2);
      const dx = Math.max(rect.x - x, 0, x - rect.x - rect.width);
      const dy = Math.max(rect.y - y, 0, y - rect.y - rect.height);
      if (dx > growX || dy > growY) continue;
      // Right on it: the upper one wins. Beside it: the nearest.
      const score = dx + dy > 0 ? 1 + dx + dy : -rootDepth(offer.object) - order / 1000 - 1e6;
      if (score <= bestScore) {
        best = offer;
        bestScore = score;
      }
    }
    return best;
  }

  get focus() {
    return this.#focus;
  }

  setFocus(offer: Offer | undefined) {
    if (offer === this.#focus) return;
    this.#focus?.onFocus?.(false);
    this.#focus = offer;
    offer?.onFocus?.(true);
  }

  /** What can be reached by key now, as rows from top to bottom, each from left to right. */
  rows(): Offer[][] {
    const placed = this.#offers
      .filter((offer) => offer.kind !== 'key' && this.usable(offer))
      .map((offer) => {
        const rect = this.measure(offer, scratch);
        return { offer, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
      })
      .sort((a, b) => a.y - b.y);
    const rows: { key: number | undefined; y: number; items: typeof placed }[] = [];
    for (const item of placed) {
      const key = item.offer.row;
      const row = rows.find((row) =>
        key === undefined ? row.key === undefined && Math.abs(row.y - item.y) < ROW_HEIGHT : row.key === key,
      );
      if (row) row.items.push(item);
      else rows.push({ key, y: item.y, items: [item] });
    }
    return rows.map((row) => row.items.sort((a, b) => a.x - b.x).map((item) => item.offer));
  }

  /** All that can be used of some kinds, in reading order. */
  inOrder(...kinds: OfferKind[]): Offer[] {
    return this.rows().flatMap((row) => row.filter((offer) => kinds.includes(offer.kind)));
  }

  /** What the digits 1 to 6 point at: the options or buckets in reading order, or the tiles that are still free. */
  numbered(): Offer[] {
    for (const kind of NUMBERED) {
      const offers = this.inOrder(kind);
      if (offers.length > 0)
        return kind === 'tile' || kind === 'card' ? offers.filter((offer) => !offer.chosen()) : offers;
    }
    return [];
  }

  /** Moves the focus one place; the first press only shows where it is. */
  moveFocus(dx: number, dy: number) {
    const rows = this.rows();
    if (rows.length === 0) return;
    const focus = this.#focus && this.usable(this.#focus) ? this.#focus : undefined;
    if (!focus) return this.setFocus(this.#firstFocus(rows));
    const rowAt = rows.findIndex((row) => row.includes(focus));
    const row = rows[rowAt]!;
    if (dx !== 0) {
      const next = (row.indexOf(focus) + dx + row.length) % row.length;
      return this.setFocus(row[next]);
    }
    const other = rows[(rowAt + dy + rows.length) % rows.length]!;
    this.setFocus(this.#nearest(other, centre(this.measure(focus, scratch)).x));
  }

  /** Remembers where the focus is, so that it comes back near there after a change. */
  keepPlace() {
    if (!this.#focus) return;
    if (!this.usable(this.#focus)) return this.setFocus(undefined);
    this.#lastFocus = centre(this.measure(this.#focus, scratch));
  }

  /** The focus begins at what is asked, in reading order, and comes back near to where it was. */
  #firstFocus(rows: Offer[][]): Offer | undefined {
    const asked = this.numbered();
    const all = asked.length > 0 ? asked : rows.flat();
    const from = this.#lastFocus;
    if (!from) return all[0];
    let best: Offer | undefined;
    let least = Infinity;
    for (const offer of all) {
      const { x, y } = centre(this.measure(offer, scratch));
      const far = Math.hypot(x - from.x, (y - from.y) * 2);
      if (far < least) [best, least] = [offer, far];
    }
    return best;
  }

  #nearest(row: Offer[], x: number): Offer | undefined {
    let best: Offer | undefined;
    let least = Infinity;
    for (const offer of row) {
      const far = Math.abs(centre(this.measure(offer, scratch)).x - x);
      if (far < least) [best, least] = [offer, far];
    }
    return best;
  }
}

const centre = (rect: Rect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

function rootDepth(object: Thing): number {
  let at = object;
  while (at.parentContainer) at = at.parentContainer as Thing;
  return at.depth;
}
