import type { GameStage, Image, Offer } from '../../engine/stage/index.ts';
import type { Tile } from './pipes.ts';
import { angleOf, DEPTHS, TILE, type Point } from './places.ts';

const MS = { turn: 130, in: 200, out: 140, each: 12, hint: 140 } as const;
const FRAMES = { straight: 'buis', bend: 'bocht' } as const;
/** A tile that is pointed out leans so far. */
const LEAN = 24;

interface TilesHelp {
  /** Whether tiles can be turned now. */
  isFree(): boolean;
  /** Tiles were turned: the way is another one. */
  turned(): void;
}

interface Laid {
  tile: Tile;
  at: Point;
  row: number;
}

/** Tiles of pipe that turn a quarter with each tap. */
export class Tiles {
  readonly #stage: GameStage;
  readonly #help: TilesHelp;
  readonly #laid: ReadonlyMap<number, Laid>;
  readonly #views = new Map<number, { plate: Image; pipe: Image; isLit: boolean; offer?: Offer }>();
  readonly #turns: number[] = [];
  #focus: number | undefined;

  /** `laid` are the tiles by their cell: where they lie, and in which row of the keys. */
  constructor(stage: GameStage, laid: ReadonlyMap<number, Laid>, help: TilesHelp) {
    this.#stage = stage;
    this.#laid = laid;
    this.#help = help;
    for (const [cell, { tile, at }] of laid) {
      const plate = stage.image('tegel', at.x, at.y).setDepth(DEPTHS.plates);
      const pipe = stage.image(FRAMES[tile.kind], at.x, at.y).setDepth(DEPTHS.pipes).setAngle(angleOf(tile));
      this.#views.set(cell, { plate, pipe, isLit: false });
    }
  }

  /** They come in, one after the other from the left. */
  async arrive(ms: number = MS.in) {
    const stage = this.#stage;
    await Promise.all(
      [...this.#views].map(([cell, { plate, pipe }]) => {
        const targets = [plate, pipe];
        for (const one of targets) one.setScale(0.2).setAlpha(0);
        const delay = stage.reducedMotion ? 0 : (this.#laid.get(cell)!.at.x / TILE) * MS.each;
        return stage.tween({ targets, to: { scale: 1, alpha: 1 }, ms, delay, ease: 'Back.Out', pop: true });
      }),
    );
  }

  async leave() {
    this.close();
    const targets = [...this.#views.values()].flatMap(({ plate, pipe }) => [plate, pipe]);
    await this.#stage.tween({
      targets,
      to: { scale: 0.7, alpha: 0 },
      ms: MS.out,
      ease: 'Quad.In',
      pop: true,
    });
  }

  offer() {
    for (const [cell, { at, row, tile }] of this.#laid) {
      const view = this.#views.get(cell)!;
      view.offer = this.#stage.offer(view.plate, {
        id: `buis-${cell}`,
        kind: 'control',
        label: tile.kind === 'bend' ? 'bocht: draai' : 'rechte buis: draai',
        row,
        size: { width: TILE - 4, height: TILE - 4 },
        enabled: () => this.#help.isFree(),
        onPick: () => {
          this.#turns.push(cell);
          this.#turn(cell);
        },
        onFocus: (focused) => {
          if (focused) this.#focus = cell;
          else if (this.#focus === cell) this.#focus = undefined;
        },
        onPress: (pressed) => view.plate.scene && view.plate.setY(at.y + (pressed ? 3 : 0)),
      });
    }
  }

  close() {
    for (const view of this.#views.values()) view.offer?.remove();
    this.#focus = undefined;
  }

  /** The tile where the keys are. */
  get focus(): number | undefined {
    return this.#focus;
  }

  at(cell: number): Point {
    return this.#laid.get(cell)!.at;
  }

  /** Leads the keys to a tile, which leans for a moment: it is the next one. */
  point(cell: number) {
    const view = this.#views.get(cell);
    if (!view) return;
    this.#stage.focusOn(view.offer);
    // Pointed out again while it leans, it still ends as it lay.
    const straight = angleOf(this.#laid.get(cell)!.tile);
    this.#stage.scene.tweens.killTweensOf(view.pipe.setAngle(straight));
    const to = { angle: straight + LEAN };
    void this.#stage.tween({ targets: view.pipe, to, ms: MS.hint, yoyo: true, repeat: 2, pop: true });
  }

  /** The last turn is undone. */
  turnBack() {
    const cell = this.#turns.pop();
    if (cell !== undefined) this.#turn(cell, 3);
  }

  get hasTurned(): boolean {
    return this.#turns.length > 0;
  }

  /** Tiles that juice could reach now are lit. */
  light(cells: readonly number[]) {
    for (const [cell, view] of this.#views) {
      const isLit = cells.includes(cell);
      if (isLit === view.isLit) continue;
      view.isLit = isLit;
      view.plate.setFrame(isLit ? 'tegel-aan' : 'tegel', false, true);
    }
  }

  /** The one that gold is on. */
  gild(cell: number) {
    const view = this.#views.get(cell);
    view?.pipe.setFrame(`${FRAMES[this.#laid.get(cell)!.tile.kind]}-goud`, false, true);
  }

  destroy() {
    for (const { plate, pipe } of this.#views.values()) {
      plate.destroy();
      pipe.destroy();
    }
  }

  #turn(cell: number, by = 1) {
    const { tile } = this.#laid.get(cell)!;
    const { pipe } = this.#views.get(cell)!;
    const stage = this.#stage;
    tile.turn = (tile.turn + by) % 4;
    stage.sound.play('klik-draai', { rate: 0.94 + (cell % 6) * 0.03 });
    stage.scene.tweens.killTweensOf(pipe);
    // Always the short way round.
    const [goal, step] = [angleOf(tile), by === 1 ? 90 : -90];
    pipe.setAngle(goal - step);
    const shape = { angle: goal - step };
    void stage.tween({
      targets: shape,
      to: { angle: goal },
      ms: MS.turn,
      ease: 'Back.Out',
      onUpdate: () => pipe.scene && tile.turn * 90 === goal && pipe.setAngle(shape.angle),
    });
    this.#help.turned();
  }
}
