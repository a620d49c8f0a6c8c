import type { Container, Image, Labels, Stage } from '../../engine/stage/index.ts';
import { STATE_WORDS, type MapTask, type PlaceState } from './data.ts';
import type { Point } from './island.ts';
import { signParts } from './rules.ts';

/** How many different houses each theme has; in walking order, so that neighbours differ. */
const HOUSES = 6;
const LOOK: Record<PlaceState, string> = {
  dicht: 'shut',
  open: 'open',
  klaargezet: 'open',
  bezig: 'open',
  klaar: 'open',
  goud: 'gold',
  opfrissen: 'dusty',
  toets: 'open',
};
const NODE: Record<PlaceState, string> = {
  dicht: 'shut',
  open: 'lit',
  klaargezet: 'lit',
  bezig: 'lit',
  klaar: 'plain',
  goud: 'gold',
  opfrissen: 'plain',
  toets: 'lit',
};
/** How many different drawings of mist and padlock there are. */
const SHUT = 3;
/** Height of the building's foot above its node, so that its name stays clear of who stands there. */
const LIFT = 72;
const SIGN = {
  y: -72,
  starsAbove: 25,
  room: 124,
  letter: 15,
  widths: [58, 84, 110, 138, 166, 184],
  /** Air beside the letters, and the least of it before they shrink. */
  air: 20,
  least: 8,
} as const;
/** A flag stands behind the sign and waves clear of it, however wide that is. */
const FLAG = { y: -54, least: 38, behind: 12 } as const;
/** What gleams stands beside the sign: over it, it hides the stem of an `h`. */
const GLEAM = { least: 56, gap: 8 } as const;
/** Below the sign, so that no letter of it is hidden. */
const DUSTER = { x: 57, y: 8, scale: 0.74, angle: 16 } as const;
const PLATE = { below: 22, widths: [92, 116, 140, 164, 182], room: 156, pad: 22 } as const;
/** Names lie above everything that stands: no tree may cover one. */
const NAMES = 2000;

/** One place on the island: building, sign, what hangs on it, and its name below. */
export class Place {
  readonly task: MapTask;
  readonly node: string;
  readonly foot: Point;
  readonly house: Container;
  readonly plate: Container;
  readonly step: Image;
  #stage: Stage;
  #labels: Labels;
  #board: Image;
  #width: number;

  /** Its letters are seen when `labels` is drawn. */
  constructor(stage: Stage, labels: Labels, task: MapTask, at: Point, theme: string) {
    this.#stage = stage;
    this.#labels = labels;
    this.task = task;
    this.node = String(task.anchor + 1);
    this.foot = { x: at.x, y: at.y - LIFT };
    this.step = stage.image(`stap-${NODE[task.state]}`, at.x, at.y).setDepth(-700);
    this.house = stage.scene.add.container(this.foot.x, this.foot.y).setDepth(this.foot.y);
    this.#build(`${theme}:huis-${(task.anchor % HOUSES) + 1}-${LOOK[task.state]}`);
    const { image, width } = this.#named();
    this.#width = width;
    this.#board = stage.image(this.#frame(false), 0, 0);
    this.plate = stage.scene.add
      .container(this.foot.x, this.foot.y + PLATE.below, [this.#board, image])
      .setDepth(NAMES);
    this.#pickWithName();
  }

  get isShut() {
    return this.task.state === 'dicht';
  }

  /** What a screen reader says. */
  get label() {
    const { goal, state, stars } = this.task;
    const earned = stars > 0 ? `, ${stars} van 3 sterren` : '';
    return `${goal}: ${STATE_WORDS[state]}${earned}`;
  }

  /** It shows itself with a little bounce. */
  async nod() {
    // Still nodding: a second tween would keep the size it begins with.
    if (this.house.scaleX !== 1) return;
    await this.#stage.tween({
      targets: this.house,
      to: { scaleX: 1.08, scaleY: 0.94 },
      ms: 140,
      yoyo: true,
      pop: true,
    });
  }

  /** The one where the pupil stands has a yellow plate. */
  here(on: boolean) {
    const frame = this.#frame(on);
    if (this.#board.frame.name !== frame) this.#board.setFrame(frame);
  }

  /** The building folds flat, and its name goes with it. */
  async foldShut(ms: number) {
    await Promise.all([
      this.#stage.tween({ targets: this.house, to: { scaleY: 0.05 }, ms, ease: 'Quad.In', pop: true }),
      this.#stage.tween({ targets: this.plate, to: { alpha: 0 }, ms }),
    ]);
  }

  destroy() {
    this.house.destroy();
    this.plate.destroy();
    this.step.destroy();
  }

  /** The name is picked with its building, and the focus ring goes around both. */
  #pickWithName() {
    const own = this.house.getBounds.bind(this.house);
    this.house.getBounds = (out) => {
      const house = own(out);
      const name = this.#board.getBounds();
      const [left, top] = [Math.min(house.x, name.x), Math.min(house.y, name.y)];
      const [right, bottom] = [Math.max(house.right, name.right), Math.max(house.bottom, name.bottom)];
      return house.setTo(left, top, right - left, bottom - top);
    };
  }

  #frame(here: boolean) {
    return `naam-${this.#width}-${here ? 'now' : this.isShut ? 'pale' : 'normal'}`;
  }

  #build(house: string) {
    const { state, stars } = this.task;
    const add = (frame: string, x: number, y: number) => {
      const image = this.#stage.image(frame, x, y);
      this.house.add(image);
      return image;
    };
    const flag =
      state === 'open' || state === 'klaargezet'
        ? add('vlag-half', FLAG.least, FLAG.y)
        : state === 'klaar' && add('vlag-top', FLAG.least, FLAG.y);
    add(state === 'toets' ? 'vuurtoren' : house, 0, 0);
    if (state === 'bezig') add('steigerwerk', 0, 0);
    const wide = state === 'toets' ? 0 : this.#sign(SIGN.y);
    if (flag) flag.setX(Math.max(FLAG.least, wide / 2 - FLAG.behind));
    if (stars > 0 || state === 'bezig') add(`sterren-${stars}`, 0, SIGN.y - SIGN.starsAbove);
    if (state === 'goud') {
      const beside = Math.max(GLEAM.least, wide / 2 + GLEAM.gap);
      add('glans', -beside, -84);
      add('glans', beside, -62).setScale(0.85);
      add('glans', -52, -18).setScale(0.6);
    }
    if (state === 'opfrissen') {
      add('mist-2', -40, -2).setScale(0.62);
      add('plumeau', DUSTER.x, DUSTER.y).setScale(DUSTER.scale).setAngle(DUSTER.angle);
    }
    if (state === 'klaargezet') add('brief', -46, -22).setAngle(-9);
    if (state === 'dicht') add(`dicht-${(this.task.anchor % SHUT) + 1}`, 0, 0);
  }

  /** Letters on the roof, with a dashed line between the parts; or the icon of what has no letters. Gives its width. */
  #sign(y: number): number {
    const { sign, roof = sign } = this.task;
    const icon = `teken-${roof}`;
    if (this.#stage.hasImage(icon)) {
      this.house.add(this.#stage.image(`bord-58${this.isShut ? '-dicht' : ''}`, 0, y));
      this.house.add(this.#stage.image(icon, 0, y).setAlpha(this.isShut ? 0.6 : 1));
      return SIGN.widths[0];
    }
    const parts = signParts(roof, SIGN.room, SIGN.letter);
    const colour = this.isShut ? '#565E78' : '#1E2747';
    const labels = parts.map((part) => this.#labels.add(part, 0, y, { size: 28, bold: true, colour }));
    const gap = 16;
    const total = labels.reduce((sum, label) => sum + label.width, gap * (labels.length - 1));
    const width = SIGN.widths.find((one) => one >= total + SIGN.air) ?? SIGN.widths.at(-1)!;
    this.house.add(this.#stage.image(`bord-${width}${this.isShut ? '-dicht' : ''}`, 0, y));
    const scale = Math.min(1, (width - SIGN.least) / total);
    let x = (-total * scale) / 2;
    labels.forEach(({ image, width: wide }, i) => {
      image.setScale(scale).setX(x + (wide * scale) / 2);
      x += (wide + gap) * scale;
      this.house.add(image);
      if (i < labels.length - 1) this.house.add(this.#stage.image('streepje', x - (gap * scale) / 2, y));
    });
    return width;
  }

  /** The name, as much of its words as can stand beside its neighbours; else the letters of its sign. */
  #named() {
    const colour = this.isShut ? '#565E78' : '#1E2747';
    const { name: whole, sign } = this.task;
    const words = whole.split(' ');
    const begun = words.slice(1).map((_, i) => `${words.slice(0, words.length - 1 - i).join(' ')} …`);
    const names = [
      { name: whole, size: 30 },
      ...[whole, ...begun, ...sign.split('|').slice(0, 1)].map((name) => ({ name, size: 28 })),
    ];
    const fitting = names.find(({ name, size }) => this.#labels.widthOf(name, { size }) <= PLATE.room);
    const { name, size } = fitting ?? names.at(-1)!;
    const { image, width: wide } = this.#labels.add(name, 0, 0, { size, colour });
    const width = PLATE.widths.find((one) => one >= wide + PLATE.pad) ?? PLATE.widths.at(-1)!;
    return { image, width };
  }
}
