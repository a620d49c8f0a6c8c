import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './depths.ts';
import { GRID, PAD } from './art/sizes.ts';
import { TURNS, isUnderArrows, lawnRect, middleOf, spotAt, type Spot, type Turn } from './grid.ts';

/** A finger that went so far in so short a time swiped. */
const SWIPE = { far: 44, ms: 450 } as const;
/** A finger that stays down so long is followed. */
const HOLD_MS = 260;
const ARROW = { pitch: 84, size: 72, top: 40, pressed: 4, thin: 0.45 } as const;
const WAYS: Record<string, Turn> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};
const LABELS: Record<Turn, string> = {
  up: 'omhoog',
  right: 'naar rechts',
  down: 'omlaag',
  left: 'naar links',
};
const PLACES: Record<Turn, readonly [number, number]> = {
  up: [0, 0],
  left: [-1, 1],
  down: [0, 1],
  right: [1, 1],
};

interface Driver {
  /** Whether the caterpillar listens now. */
  isOpen(): boolean;
  steer(turn: Turn): void;
  /** Whether it can be sent to this cell. */
  canGo(at: Spot): boolean;
  goTo(at: Spot): void;
  /** Stands still, or goes on. */
  pause(): void;
}

/** Swipes, a finger that points the way, arrow keys, and the arrows over a corner of the lawn. */
export class Steering {
  #stage: GameStage;
  #driver: Driver;
  #from: { x: number; y: number; at: number } | undefined;
  #finger: { x: number; y: number } | undefined;
  #marker: Image;
  #buttons: Container[] = [];
  #isThin = false;

  constructor(stage: GameStage, driver: Driver) {
    this.#stage = stage;
    this.#driver = driver;
    this.#marker = stage.image('stip', 0, 0).setDepth(DEPTHS.marker).setVisible(false);
    for (const turn of TURNS) this.#arrow(turn);
    stage.gesture({
      id: 'gras',
      label: 'gras',
      area: lawnRect,
      enabled: () => driver.isOpen(),
      onStart: (x, y) => {
        this.#from = { x, y, at: stage.clock.now };
        this.#finger = { x, y };
      },
      onMove: (x, y) => (this.#finger = { x, y }),
      onEnd: (x, y) => this.#end(x, y),
      onKey: (code, down) => {
        const way = WAYS[code];
        if (way && down) this.#driver.steer(way);
        else if (code === 'Space' && down) this.#driver.pause();
      },
    });
  }

  /** Every step: `body` is where the caterpillar lies. While a finger stays down it turns towards it at each cell. */
  frame(body: readonly Spot[]) {
    this.#fade(body.some(isUnderArrows));
    const { now } = this.#stage.clock;
    if (!this.#from || !this.#finger || now - this.#from.at < HOLD_MS) return;
    if (this.#driver.isOpen()) this.#point(this.#finger.x, this.#finger.y);
  }

  /** Takes the dot away that says where it goes. */
  arrived() {
    this.#marker.setVisible(false);
  }

  /** Takes the arrows away: the finale has no use for them. */
  leave() {
    this.arrived();
    for (const button of this.#buttons) button.setVisible(false);
  }

  /** The arrows let through what crawls under them. */
  #fade(isOver: boolean) {
    if (isOver === this.#isThin) return;
    this.#isThin = isOver;
    for (const button of this.#buttons) button.setAlpha(isOver ? ARROW.thin : 1);
  }

  #end(x: number, y: number) {
    const from = this.#from;
    this.#from = undefined;
    this.#finger = undefined;
    if (!from || Number.isNaN(x) || !this.#driver.isOpen()) return;
    const [dx, dy] = [x - from.x, y - from.y];
    const ms = this.#stage.clock.now - from.at;
    if (Math.max(Math.abs(dx), Math.abs(dy)) >= SWIPE.far && ms < SWIPE.ms) {
      if (Math.abs(dx) > Math.abs(dy)) this.#driver.steer(dx > 0 ? 'right' : 'left');
      else this.#driver.steer(dy > 0 ? 'down' : 'up');
      this.arrived();
    } else if (ms < HOLD_MS) this.#point(x, y);
  }

  #point(x: number, y: number) {
    const at = spotAt(x, y);
    if (at === undefined || !this.#driver.canGo(at)) return;
    const middle = middleOf(at);
    this.#marker.setPosition(middle.x, middle.y).setVisible(true);
    this.#driver.goTo(at);
  }

  #arrow(turn: Turn) {
    const stage = this.#stage;
    const [dx, dy] = PLACES[turn];
    const x = GRID.x + ((PAD.column + GRID.columns) / 2) * GRID.cell + dx * ARROW.pitch;
    const y = GRID.y + PAD.row * GRID.cell + ARROW.top + dy * ARROW.pitch;
    const icon = stage.image('pijl', 0, -1).setAngle(TURNS.indexOf(turn) * 90);
    const face: Container = stage.scene.add.container(0, 0, [stage.image('pijl-knop', 0, 0), icon]);
    const button = stage.scene.add.container(x, y, [face]).setDepth(DEPTHS.arrows);
    this.#buttons.push(button);
    stage.offer(button, {
      id: `pijl-${turn}`,
      kind: 'control',
      label: LABELS[turn],
      size: { width: ARROW.size, height: ARROW.size },
      onPick: () => this.#driver.steer(turn),
      enabled: () => this.#driver.isOpen(),
      onPress: (pressed) => face.setY(pressed ? ARROW.pressed : 0),
    });
  }
}
