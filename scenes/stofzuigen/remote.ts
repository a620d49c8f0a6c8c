import { PAPER, type GameStage, type Graphics, type Heading, type Image } from '../../engine/stage/index.ts';
import { REMOTE } from './art/sizes.ts';
import { Beckon } from './beckon.ts';
import { DEPTHS } from './depths.ts';
import { middleOf, type Tile } from './grid.ts';
import type { Plan } from './plan.ts';
import type { Ground } from './ways.ts';

/** The line on the floor that shows where the cards lead. */
const LINE = { colour: 0x1fa39b, width: 9, rim: 17, tip: 17, ring: 38, beyond: 12, lower: 5 } as const;
const CARD = { drop: 20, ms: 130, height: 60 } as const;

interface RemoteUse {
  plan: Plan;
  /** Where the line begins. */
  from(): Tile;
  ground(): Ground;
  /** Whether the cards fetch the whole word in the first run. */
  isWhole(): boolean;
  /** The middles of the bunnies on the way. */
  taken(): readonly { x: number; y: number; width: number; height: number }[];
  /** Whether the pupil may lay cards. */
  isOpen(): boolean;
  isRunning(): boolean;
  /** In calm mode he sets off by himself. */
  isDirect(): boolean;
  /** The button: he starts, or stops. */
  press(): void;
  /** A card was tapped: it and those after it are taken back. */
  cut(left: number): void;
}

/** The remote control with the queue of arrow cards, and the line on the floor that shows what they do. */
export class Remote {
  readonly #stage: GameStage;
  readonly #use: RemoteUse;
  readonly #line: Graphics;
  readonly #cards: { heading: Heading; image: Image }[] = [];
  readonly #go: Image;
  readonly #stop: Image;
  /** The button while there is nothing to start: grey, without a rim. */
  readonly #idle: Image;
  readonly #beckon: Beckon;
  #drawn = '';

  constructor(stage: GameStage, use: RemoteUse) {
    this.#stage = stage;
    this.#use = use;
    this.#line = stage.scene.add.graphics().setDepth(DEPTHS.route);
    const { start, y } = REMOTE;
    this.#go = stage.image('knop-start', start.x, y).setDepth(DEPTHS.remote);
    this.#idle = stage.image('knop-uit', start.x, y).setDepth(DEPTHS.remote);
    this.#stop = stage.image('knop-stop', start.x, y).setDepth(DEPTHS.remote).setVisible(false);
    this.#beckon = new Beckon(stage);
    const size = { width: start.width, height: start.height };
    const press = (image: Image) => (isDown: boolean) => void image.setY(isDown ? y + 4 : y);
    stage.offer(this.#go, {
      id: 'start',
      kind: 'control',
      label: 'Start: Zoef rijdt de route',
      size,
      enabled: () => use.isOpen() && !use.isRunning() && use.plan.cards.length > 0,
      onPick: use.press,
      onPress: press(this.#go),
    });
    stage.offer(this.#stop, {
      id: 'stop',
      kind: 'control',
      label: 'Stop',
      size,
      enabled: () => use.isOpen() && use.isRunning(),
      onPick: use.press,
      onPress: press(this.#stop),
    });
    const { card } = REMOTE;
    let picked = -1;
    const cardAt = (x: number) => Math.floor((x - card.x) / card.pitch + 0.5);
    stage.gesture({
      id: 'kaarten',
      label: 'pijlkaarten: tik een kaart om hem terug te nemen',
      area: () => ({
        x: REMOTE.left,
        y: y - CARD.height / 2,
        width: (REMOTE.most + 0.5) * card.pitch,
        height: CARD.height,
      }),
      enabled: () => use.isOpen() && use.plan.cards.length > 0,
      onStart: (x) => (picked = cardAt(x)),
      onEnd: (x) => {
        if (!Number.isNaN(x) && picked === cardAt(x) && picked < use.plan.cards.length) use.cut(picked);
      },
    });
  }

  /** Where the first card lies: where a coin for a good queue comes from. */
  get place() {
    return { x: REMOTE.card.x, y: REMOTE.y };
  }

  /** Draws cards, line and button as they are now. */
  draw() {
    const { plan, isOpen, isRunning, isDirect, from, ground, isWhole } = this.#use;
    const running = isRunning();
    const canStart = !running && plan.cards.length > 0 && isOpen();
    this.#go.setVisible(canStart && !isDirect());
    this.#stop.setVisible(running && !isDirect());
    this.#idle.setVisible(!canStart && !running && !isDirect());
    this.#beckon.arrows(isOpen() && !running && plan.cards.length === 0, from(), ground);
    this.#beckon.star(canStart && !isDirect() && isWhole());
    const now = `${from()}/${plan.cards.join()}`;
    if (now === this.#drawn) return;
    this.#drawn = now;
    this.#layCards(plan.cards);
    this.#drawLine();
  }

  /** All cards flutter away: they led nowhere. */
  scatter() {
    for (const [i, { image }] of this.#cards.splice(0).entries()) {
      const to = {
        y: image.y - 46 - (i % 3) * 14,
        x: image.x + (i % 2 ? 22 : -22),
        alpha: 0,
        angle: i % 2 ? 40 : -40,
      };
      void this.#stage
        .tween({ targets: image, to, ms: 380, ease: 'Quad.Out', pop: true })
        .then(() => image.destroy());
    }
  }

  hide() {
    this.scatter();
    this.#line.clear();
    this.#beckon.hide();
    for (const image of [this.#go, this.#stop, this.#idle]) image.setVisible(false);
  }

  #layCards(wanted: readonly Heading[]) {
    const stage = this.#stage;
    const cards = this.#cards;
    // He took the first ones: they are used up, the others move on.
    while (cards.length > 0 && !isTail(cards, wanted)) {
      const isUsed = wanted.length < cards.length && isTail(cards.slice(1), wanted);
      const { image } = (isUsed ? cards.shift() : cards.pop())!;
      const to = { y: image.y - (isUsed ? 34 : -24), alpha: 0 };
      void stage.tween({ targets: image, to, ms: CARD.ms, pop: true }).then(() => image.destroy());
    }
    const { card, y } = REMOTE;
    for (const heading of wanted.slice(cards.length)) {
      const image = stage.image(`kaart-${heading}`, card.x + cards.length * card.pitch, y - CARD.drop);
      cards.push({ heading, image: image.setDepth(DEPTHS.cards).setAlpha(0.2) });
    }
    cards.forEach(({ image }, i) => {
      const to = { x: card.x + i * card.pitch, y, alpha: 1 };
      if (image.x !== to.x || image.y !== to.y)
        void stage.tween({ targets: image, to, ms: CARD.ms, ease: 'Quad.Out' });
    });
  }

  #drawLine() {
    const { plan, from, taken } = this.#use;
    const line = this.#line.clear();
    const tiles = plan.legs.flat();
    if (tiles.length === 0) return;
    const points = [from(), ...tiles].map((tile) => middleOf(tile));
    for (const [width, colour] of [
      [LINE.rim, PAPER],
      [LINE.width, LINE.colour],
    ] as const) {
      line.lineStyle(width, toNumber(colour), 1).beginPath();
      points.forEach(({ x, y }, i) => (i ? line.lineTo(x, y) : line.moveTo(x, y)));
      line.strokePath();
      // Corners of a line are not round by themselves.
      line.fillStyle(toNumber(colour));
      for (const { x, y } of points) line.fillCircle(x, y, width / 2);
    }
    const [a, b] = [points.at(-2)!, points.at(-1)!];
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    const tip = (turn: number, far: number) =>
      [b.x + Math.cos(angle + turn) * far, b.y + Math.sin(angle + turn) * far] as const;
    line
      .fillStyle(LINE.colour)
      .fillTriangle(...tip(0, LINE.tip * 1.3), ...tip(2.2, LINE.tip), ...tip(-2.2, LINE.tip));
    for (const { x, y, width, height } of taken()) {
      const [w, h] = [width + LINE.beyond, height + LINE.beyond];
      const box = [x - w / 2, y - h / 2 + LINE.lower, w, h, LINE.ring] as const;
      line.lineStyle(LINE.rim - 5, toNumber(PAPER)).strokeRoundedRect(...box);
      line.lineStyle(LINE.width - 3, LINE.colour).strokeRoundedRect(...box);
    }
  }
}

/** Whether cards lie as the first of these. */
const isTail = (cards: readonly { heading: Heading }[], wanted: readonly Heading[]) =>
  cards.length <= wanted.length && cards.every(({ heading }, i) => wanted[i] === heading);

const toNumber = (colour: string | number) =>
  typeof colour === 'number' ? colour : Number.parseInt(colour.slice(1), 16);
