import type { Container, Image, Offer, Stage } from '../../engine/stage/index.ts';
import type { IslandKind, MapData, MapIsland } from './data.ts';
import type { Point } from './island.ts';
import { lastPart } from './parts.ts';
import type { Direction } from './rules.ts';

const COLUMNS = 3;
const PER_PAGE = 9;
const AT = { x: 235, y: 196, dx: 448, dy: 218 } as const;
const PLATES = [116, 140, 164, 182, 222] as const;
const DEPTH = 4000;
const DASH = 30;
/** An island that was not reached yet can just be told through the mist. */
const MIST = 0.55;
const FADE_MS = 220;
/** The text of a plate, and the air beside it. */
const NAME = { size: 30, pad: 26, y: 66 } as const;
const COUNT = { size: 30, x: 84, y: -60 } as const;
const STARS_MOST = 3;
/** The islet beyond the bridge, beside its island. */
const ISLET = { x: 196, y: -4, scale: 0.28 } as const;

/** One island on the chart; without tasks it was not reached yet. */
interface Sticker {
  kind: IslandKind;
  island: MapIsland | undefined;
  look: Container;
  plate: Image;
  width: number;
}

/** The Inktzee with all islands as stickers (scenes/landkaart/README.md 4.2), nine at a time. */
export class Chart {
  #stage: Stage;
  #sheet: Container;
  #stickers: Sticker[] = [];
  #offers: Offer[] = [];
  #selected = 0;
  #page: number;
  #data: MapData;
  #here: string;
  #pick: (island: MapIsland) => void;
  #say: (line: string) => void;

  constructor(
    stage: Stage,
    data: MapData,
    here: string,
    acts: {
      pick: (island: MapIsland) => void;
      say: (line: string) => void;
      avatar: (at: Point) => Container;
    },
  ) {
    this.#stage = stage;
    this.#data = data;
    this.#here = here;
    this.#pick = acts.pick;
    this.#say = acts.say;
    const number = data.islands.find(({ id }) => id === here)?.number ?? 1;
    this.#page = Math.floor((number - 1) / PER_PAGE);
    this.#sheet = stage.fixed(stage.scene.add.container(0, 0).setDepth(DEPTH).setAlpha(0));
    this.#lay(acts.avatar);
    // What can't be seen yet can't have the ring of the keys.
    void stage
      .tween({ targets: this.#sheet, to: { alpha: 1 }, ms: FADE_MS, pop: true })
      .then(() => this.#sheet.scene && this.#choose(this.#selected));
  }

  /** Moves the choice with an arrow. */
  move(way: Direction) {
    const by = { left: -1, right: 1, up: -COLUMNS, down: COLUMNS }[way];
    const next = this.#selected + by;
    if (next < 0 || next >= this.#stickers.length) return;
    this.#choose(next);
    this.#stage.sound.play('tik');
    this.#stage.announce(this.#labelOf(this.#stickers[next]!));
  }

  /** Goes to the island that is chosen. */
  enter() {
    const sticker = this.#stickers[this.#selected];
    if (sticker) this.#go(sticker);
  }

  destroy() {
    for (const offer of this.#offers) offer.remove();
    this.#sheet.destroy();
  }

  #lay(avatar: (at: Point) => Container) {
    const stage = this.#stage;
    const { left, top, right, bottom } = stage.view;
    const sea = stage.scene.add.rectangle(
      (left + right) / 2,
      (top + bottom) / 2,
      right - left + 200,
      bottom - top + 200,
      0x7cc6e8,
    );
    this.#sheet.add(sea);
    const kinds = this.#kinds();
    const at = (i: number): Point => ({
      x: AT.x + (i % COLUMNS) * AT.dx,
      y: AT.y + Math.floor(i / COLUMNS) * AT.dy,
    });
    for (let i = 0; i + 1 < kinds.length; i++)
      this.#way(at(i), at(i + 1), this.#islandOf(kinds[i + 1]!) !== undefined);
    kinds.forEach((kind, i) => this.#stickers.push(this.#sticker(kind, at(i))));
    const here = this.#stickers.findIndex(({ island }) => island?.id === this.#here);
    if (here >= 0) {
      const { x, y } = at(here);
      this.#sheet.add(avatar({ x: x + 104, y: y + 40 }));
    }
    this.#choose(Math.max(0, here));
  }

  /** The islands of this page: those that were reached, and the ones that still lie in the mist. */
  #kinds(): IslandKind[] {
    const { islands, next, themes } = this.#data;
    return Array.from({ length: PER_PAGE }, (_, i): IslandKind | undefined => {
      const number = this.#page * PER_PAGE + i + 1;
      const known =
        islands.find((one) => one.number === number) ?? (next?.number === number ? next : undefined);
      if (known) return known;
      const theme = themes[(number - 1) % Math.max(1, themes.length)];
      return number > themes.length && number > islands.length
        ? undefined
        : theme && { ...theme, number, layout: 1 };
    }).filter((kind) => kind !== undefined);
  }

  #islandOf(kind: IslandKind): MapIsland | undefined {
    return this.#data.islands.find(({ number }) => number === kind.number);
  }

  /** The way of the ferry, in dashes; still in faint dots where it does not go yet. */
  #way(from: Point, to: Point, isOpen: boolean) {
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    for (let d = 168; d < far - 160; d += DASH) {
      const [x, y] = [from.x + Math.cos(angle) * d, from.y + Math.sin(angle) * d];
      this.#sheet.add(
        this.#stage
          .image('vaart', x, y)
          .setRotation(angle)
          .setAlpha(isOpen ? 1 : 0.4)
          .setScale(isOpen ? 1 : 0.6),
      );
    }
  }

  #sticker(kind: IslandKind, { x, y }: Point): Sticker {
    const stage = this.#stage;
    const island = this.#islandOf(kind);
    const isHere = island?.id === this.#here;
    const picture = stage.image(`eiland-${kind.theme}`, 0, 0).setAlpha(island ? 1 : MIST);
    const name = stage.text(kind.name, 0, NAME.y, {
      size: NAME.size,
      exercise: false,
      colour: island ? '#1E2747' : '#565E78',
    });
    const width = PLATES.find((one) => one >= name.width + NAME.pad) ?? PLATES.at(-1)!;
    const plate = stage.image(`naam-${width}-${isHere ? 'now' : island ? 'normal' : 'pale'}`, 0, NAME.y);
    const parts: (Image | Container | typeof name)[] = [picture];
    if (!island) {
      parts.push(
        stage.image('mist-1', -62, 20).setScale(1.3),
        stage.image('mist-3', 60, 16).setScale(1.35),
        stage.image('slot', 0, 2),
      );
    }
    parts.push(plate, name);
    if (island && lastPart(island.tasks) > 0)
      parts.unshift(
        stage.image('brugdeel', ISLET.x - 52, ISLET.y + 2).setScale(0.62),
        stage.image(`eiland-${kind.theme}`, ISLET.x, ISLET.y).setScale(ISLET.scale),
      );
    if (island) {
      const stars = island.tasks.reduce((sum, task) => sum + task.stars, 0);
      const count = stage.text(String(stars), COUNT.x + 28, COUNT.y, {
        size: COUNT.size,
        bold: true,
        exercise: false,
      });
      parts.push(stage.image('kit/star/full', COUNT.x - 8, COUNT.y).setScale(0.42), count);
    }
    const look = stage.scene.add.container(x, y, parts);
    this.#sheet.add(look);
    const sticker: Sticker = { kind, island, look, plate, width };
    this.#offers.push(
      stage.offer(look, {
        id: `eiland-${kind.number}`,
        kind: 'control',
        value: island?.id ?? '',
        label: this.#labelOf(sticker),
        size: { width: 300, height: 176 },
        onPick: () => this.#go(sticker),
      }),
    );
    return sticker;
  }

  #labelOf({ kind, island }: Pick<Sticker, 'kind' | 'island'>): string {
    if (!island) return `${kind.name}: nog dicht`;
    const stars = island.tasks.reduce((sum, task) => sum + task.stars, 0);
    const most = island.tasks.length * STARS_MOST;
    const here = island.id === this.#here ? ', hier ben je' : '';
    return `${kind.name}: ${stars} van ${most} sterren${here}`;
  }

  #choose(index: number) {
    this.#selected = index;
    this.#stickers.forEach(({ look }, i) => look.setScale(i === index ? 1.06 : 1));
    this.#stage.focusOn(this.#offers[index]);
  }

  #go({ kind, island }: Sticker) {
    if (island) return this.#pick(island);
    const { next } = this.#data;
    if (next?.number !== kind.number) return this.#say('Dit eiland ligt nog in de mist.');
    const places = next.toFinish === 1 ? 'Nog 1 plek' : `Nog ${next.toFinish} plekken`;
    this.#say(
      next.toFinish > 0
        ? `${places}, dan vaart de veerboot naar ${next.name}.`
        : `Straks vaart de veerboot naar ${next.name}.`,
    );
  }
}
