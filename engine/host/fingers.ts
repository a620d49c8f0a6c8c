/** A finger that moved so many px is on its way somewhere. */
const SLACK = 10;
/** So many ms after its last move it is still on its way. */
const BUSY_MS = 300;

interface Held {
  id: number;
  type: string;
  /** Where it came down, and when it was last seen to move. */
  x: number;
  y: number;
  movedAt: number;
}

/**
 * Which of the fingers on the screen plays. It is one at a time, the last that came: a thumb or palm that rests blocks nothing, and
 * neither does one whose going was never told. One that draws or drags just now is let be.
 */
export class Fingers {
  #held: Held | undefined;

  /** Whether one plays now. */
  get isDown(): boolean {
    return this.#held !== undefined;
  }

  /** Whether this is the one that plays. */
  plays({ pointerId }: PointerEvent): boolean {
    return this.#held?.id === pointerId;
  }

  /** A finger came down; whether it plays from now on. */
  down(event: PointerEvent): boolean {
    if (this.#held && !this.#yields(this.#held, event)) return false;
    const { pointerId: id, pointerType: type, clientX: x, clientY: y } = event;
    this.#held = { id, type, x, y, movedAt: -Infinity };
    return true;
  }

  /** The one that plays moved; false when it turns out to be up, and its going was never told. */
  moved({ clientX, clientY, buttons, timeStamp }: PointerEvent): boolean {
    if (!this.#held || buttons === 0) return false;
    const { x, y, movedAt } = this.#held;
    if (movedAt > 0 || Math.hypot(clientX - x, clientY - y) > SLACK) this.#held.movedAt = timeStamp;
    return true;
  }

  /** None plays any more. */
  letGo() {
    this.#held = undefined;
  }

  #yields(held: Held, { pointerType, isPrimary, timeStamp }: PointerEvent): boolean {
    // A browser calls the first of its kind primary: the one that it held before is gone.
    if (pointerType === held.type && isPrimary) return true;
    // The hand that holds the pen lies on the screen.
    if (held.type === 'pen' && pointerType === 'touch') return false;
    return timeStamp - held.movedAt > BUSY_MS;
  }
}
