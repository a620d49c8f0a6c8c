import type { GameStage, Image, Input, Offer, Via } from '../../engine/stage/index.ts';
import { DEPTHS, TILE_HIT, tileAt } from './places.ts';
import { Tools } from './tools.ts';
import {
  arrowTo,
  Dig,
  EXAMPLE_GROUND,
  findsIn,
  GRID,
  groundFor,
  LOST,
  reachAt,
  type Ground,
  type Stroke,
} from './rules.ts';

const TILES = GRID.columns * GRID.rows;
/** Tiles with clay in the last third. */
const CLAY = 6;
const MS = {
  fill: 200,
  late: 9,
  pop: 160,
  prints: 220,
  worm: 260,
  shake: 90,
  sleep: 500,
  glow: 330,
} as const;
const WORM = { up: 26, sway: 9, swayMs: 900, shake: 8, shakes: 3 } as const;
/** What is seen of tiles at night. */
const ASLEEP = 0.2;
const HEADINGS = [
  'omhoog',
  'schuin rechts omhoog',
  'naar rechts',
  'schuin rechts omlaag',
  'omlaag',
  'schuin links omlaag',
  'naar links',
  'schuin links omhoog',
] as const;

/** Sand is not the same everywhere; what lies under it has no part in that. */
const sandAt = (tile: number) => `zand-${(tile * 5 + Math.floor(tile / 3)) % 3}`;

interface PitHelp {
  isOpen(): boolean;
  isExample(): boolean;
  third(): 0 | 1 | 2;
  /** A stroke of the spade, and where. */
  struck(stroke: Stroke, at: { x: number; y: number }): void;
}

/** The sand pit: tiles that are dug, and prints in each hole that lead to what is still buried. */
export class Pit {
  readonly #stage: GameStage;
  readonly #help: PitHelp;
  readonly #tiles: Image[];
  readonly #worm: Image;
  readonly #tools: Tools;
  /** The tile that the worm looks out of. */
  #wormAt: number | undefined;
  #offers: Offer[] = [];
  #dig = new Dig(EXAMPLE_GROUND, 0);
  /** Which of the finds each was that is opened: what lies in it comes out. */
  #opened: (find: number, at: { x: number; y: number }) => void = () => {};
  /** The tile that has the focus of the keys. */
  #focused: number | undefined;
  /** The worm shows where to dig, to whom nothing is to be found out. */
  readonly #isSure: boolean;

  constructor(stage: GameStage, help: PitHelp) {
    this.#stage = stage;
    this.#help = help;
    this.#isSure = stage.calm || stage.settings.support;
    this.#tiles = Array.from({ length: TILES }, (_, tile) => {
      const { x, y } = tileAt(tile);
      return stage.image(sandAt(tile), x, y).setDepth(DEPTHS.ground);
    });
    this.#worm = stage.image('worm', 0, 0).setDepth(DEPTHS.find).setVisible(false);
    this.#tools = new Tools(stage);
    if (!stage.reducedMotion)
      void stage.tween({
        targets: this.#worm,
        to: { angle: WORM.sway },
        ms: WORM.swayMs,
        yoyo: true,
        repeat: -1,
      });
  }

  /** Holes with nothing in them, in this exercise. */
  get misses(): number {
    return this.#dig.misses;
  }

  /** How many finds there are. */
  get finds(): number {
    return this.#dig.ground.finds.length;
  }

  /** New ground for an exercise, with things over as many finds as it can have; `opened` tells which find comes out, and where. */
  async fill(id: string, things: number, opened: (find: number, at: { x: number; y: number }) => void) {
    const { third } = this.#help;
    const stage = this.#stage;
    const clay = third() === 2 && !this.#isSure ? CLAY : 0;
    const ground: Ground = this.#help.isExample()
      ? EXAMPLE_GROUND
      : groundFor(stage.rng.fork(`grond/${id}`), findsIn(third(), things), clay);
    this.#dig = new Dig(ground, reachAt(stage.tempo));
    this.#opened = opened;
    this.#focused = undefined;
    await Promise.all(
      this.#tiles.map((image, tile) => {
        this.#show(tile);
        image.setScale(0.8);
        const delay = tile * MS.late;
        return stage.tween({ targets: image, to: { scale: 1 }, ms: MS.fill, delay, ease: 'Back.Out', pop: true }); // prettier-ignore
      }),
    );
    this.#offers = this.#tiles.map((image, tile) =>
      stage.offer(image, {
        id: `vak-${tile}`,
        kind: 'control',
        label: this.#labelOf(tile),
        size: TILE_HIT,
        enabled: () => this.#help.isOpen(),
        onPick: () => this.#strike(tile),
        onFocus: (focused) => {
          if (focused) this.#focused = tile;
          else if (this.#focused === tile) this.#focused = undefined;
        },
        onPress: (pressed) => void image.setScale(pressed ? 0.94 : 1),
      }),
    );
    // The keys begin where one sets out.
    stage.focusOn(this.#offers[ground.start]);
    this.#point();
  }

  /** All that is still buried comes out at once. */
  openAll() {
    for (const tile of this.#dig.left) this.#opened(this.#dig.ground.finds.indexOf(tile), tileAt(tile));
    this.#dig.openAll();
    this.#showAll();
  }

  /** Nothing can be dug any more. */
  close() {
    for (const offer of this.#offers.splice(0)) offer.remove();
    this.#duck();
  }

  /** Night: the ground is a dark stage. */
  sleep() {
    void this.#stage.tween({ targets: this.#tiles, to: { alpha: ASLEEP }, ms: MS.sleep });
  }

  /** At night a column lights up for a moment. */
  glow(column: number) {
    const targets = this.#tiles.filter((_, tile) => tile % GRID.columns === column % GRID.columns);
    for (const tile of targets) tile.setAlpha(1);
    void this.#stage.tween({ targets, to: { alpha: ASLEEP }, ms: MS.glow });
  }

  /** The next input towards a find, or towards the nearest when none is named; nothing when it is open. */
  step(via: Via, find?: number): Input | null {
    const { left, ground } = this.#dig;
    const tile = find === undefined ? left[0] : ground.finds[find];
    if (tile === undefined || !left.includes(tile)) return null;
    if (this.#offers.length === 0) return { kind: 'wait', ms: 17 };
    if (via === 'pointer') return { kind: 'tap', ...tileAt(tile) };
    const key = (code: string): Input => ({ kind: 'key', code, ms: 40 });
    // From anywhere else the arrow up leads to the pit.
    if (this.#focused === undefined) return key('ArrowUp');
    const arrow = arrowTo(this.#focused, tile);
    return arrow ? key(arrow) : { kind: 'key', code: 'Space', key: ' ', ms: 40 };
  }

  #strike(tile: number) {
    const stroke = this.#dig.strike(tile);
    const at = tileAt(tile);
    this.#help.struck(stroke, at);
    if (stroke === 'nothing') return void this.#nudge(tile);
    if (stroke === 'opened') this.#tools.brush(at);
    else this.#tools.dig(at);
    if (stroke === 'cracked' || stroke === 'hole') this.#show(tile);
    else this.#showAll();
    this.#pop(tile, MS.pop);
    if (stroke === 'opened') this.#opened(this.#dig.ground.finds.indexOf(tile), at);
    // Nothing is left to be dug: the keys go on where it came to lie.
    if (this.#dig.left.length === 0) this.#stage.focusOn(undefined);
    if (stroke === 'hole' && this.#dig.misses === LOST && !this.#isSure) void this.#helpFrom(tile);
    else this.#point();
  }

  /** A hole that is pressed on shows its prints once more. */
  #nudge(tile: number) {
    this.#pop(tile, MS.prints);
  }

  #pop(tile: number, ms: number) {
    const image = this.#tiles[tile]!.setScale(0.82);
    void this.#stage.tween({ targets: image, to: { scale: 1 }, ms, ease: 'Back.Out', pop: true });
  }

  /** Prints of all holes lead to what is buried now. */
  #showAll() {
    for (let tile = 0; tile < TILES; tile++) this.#show(tile);
  }

  #show(tile: number) {
    const image = this.#tiles[tile]!;
    const frame = this.#frameOf(tile);
    const isHole = frame.startsWith('kuil');
    if (this.#stage.hasImage(frame)) image.setFrame(frame);
    image.setAngle(isHole ? this.#dig.clueAt(tile).heading * 45 : 0);
    this.#offers[tile]?.relabel(this.#labelOf(tile));
  }

  #frameOf(tile: number): string {
    const dig = this.#dig;
    if (dig.isBare(tile)) return 'vondst';
    // In calm mode the worm says where to dig.
    if (dig.isHole(tile)) return this.#isSure ? 'kuil-0' : `kuil-${dig.clueAt(tile).prints}`;
    if (dig.isHard(tile)) return 'klei';
    return dig.isCracked(tile) ? 'klei-barst' : sandAt(tile);
  }

  #labelOf(tile: number): string {
    const worm = tile === this.#wormAt ? ', met de worm' : '';
    const place = `rij ${Math.floor(tile / GRID.columns) + 1}, vak ${(tile % GRID.columns) + 1}${worm}`;
    const dig = this.#dig;
    if (dig.isBare(tile)) return `Vondst: ${place}`;
    if (!dig.isHole(tile)) return `${dig.isHard(tile) ? 'Klei' : 'Zand'}: ${place}`;
    const { prints, heading } = dig.clueAt(tile);
    if (prints === 0 || this.#isSure) return `Kuil: ${place}`;
    return `Kuil: ${place}, ${prints === 1 ? '1 voetstap' : `${prints} voetstappen`} ${HEADINGS[heading]}`;
  }

  /** The worm looks out where something is still to be opened, for who is not to find it out, or does not. */
  #point() {
    const [tile] = this.#dig.left;
    const helps = this.#isSure || this.#dig.misses >= LOST;
    if (!helps || tile === undefined || this.#offers.length === 0) this.#duck();
    else if (tile !== this.#wormAt) this.#lookOut(tile);
  }

  /** First it comes up where nothing was, and shakes its head; then where something is. */
  async #helpFrom(hole: number) {
    this.#lookOut(hole);
    const { x } = this.#worm;
    await this.#stage.clock.wait(MS.worm);
    for (let i = 0; i <= WORM.shakes; i++) {
      // Who dug on meanwhile was shown the way already.
      if (this.#wormAt !== hole) return;
      this.#worm.setX(x + (i % 2 ? WORM.shake : -WORM.shake));
      await this.#stage.clock.wait(MS.shake);
    }
    if (this.#wormAt === hole) this.#point();
  }

  #lookOut(tile: number) {
    const { x, y } = tileAt(tile);
    this.#move(tile);
    this.#worm.setPosition(x, y).setVisible(true);
    void this.#stage.tween({ targets: this.#worm, to: { y: y - WORM.up }, ms: MS.worm, ease: 'Back.Out', pop: true }); // prettier-ignore
  }

  #duck() {
    this.#worm.setVisible(false);
    this.#move(undefined);
  }

  /** Who does not see it is told where the worm is. */
  #move(to: number | undefined) {
    const from = this.#wormAt;
    this.#wormAt = to;
    for (const tile of [from, to]) if (tile !== undefined) this.#offers[tile]?.relabel(this.#labelOf(tile));
  }
}
