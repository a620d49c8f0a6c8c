import type { Option } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image, Offer } from '../../engine/stage/index.ts';
import { FRAME } from './art/sizes.ts';
import { Bin } from './bin.ts';
import { FilmPlate } from './film-plate.ts';
import { FrameCard } from './frame-card.ts';
import { BENCH_Y, DEPTHS, SHORT_TRAY, STRIP, TRAY } from './places.ts';
import { layOn, type Layout } from './rules.ts';

/** Room between frames in the film and in the tray. */
const GAPS = { strip: 10, tray: 16 } as const;
const MS = { up: 420, down: 380, deal: 55, dealt: 300, tape: 160 } as const;
const BUTTON = { x: 1216, y: 614, width: 211, height: 168 } as const;
/** Where the button is while the box stands above it, and how large. */
const BELOW_BIN = { y: 692, size: 0.84 } as const;
/** How far below its place the bench waits. */
const AWAY = BENCH_Y.down - BENCH_Y.up;
const STEP = 24;
const UNREADY = 0xa9b4bc;

/** An empty place of the film: where it lies, and what is pointed out of it. */
interface Gap {
  place: Container;
  thing: Container;
  plate: FilmPlate;
}

/** The splicing bench: the film that is made, the tray with loose frames, and the button to the hall. */
export class Bench {
  readonly root: Container;
  readonly bin: Bin;
  cards: FrameCard[] = [];
  gaps: Gap[] = [];
  #stage: GameStage;
  #button: Image;
  #tapes: Image[] = [];
  #buttonY: number = BUTTON.y;
  #turn = 0;

  constructor(stage: GameStage) {
    this.#stage = stage;
    const table = stage.image('tafel', 683, BENCH_Y.up);
    this.#button = stage.image('naar-zaal', BUTTON.x, BUTTON.y);
    this.root = stage.scene.add
      .container(0, AWAY, [table, this.#button])
      .setDepth(DEPTHS.bench)
      .setVisible(false);
    this.bin = new Bin(stage, this.root);
  }

  get isUp() {
    return this.root.visible && this.root.y === 0;
  }

  /** Slides into view, or out of it. */
  async move(up: boolean, ms: number = up ? MS.up : MS.down) {
    const turn = ++this.#turn;
    this.root.setVisible(true);
    const ease = up ? 'Back.Out' : 'Quad.In';
    await this.#stage.tween({ targets: this.root, to: { y: up ? 0 : AWAY }, ms, ease });
    if (turn === this.#turn && !up) this.root.setVisible(false);
  }

  /** Lays out the loose frames and the empty film with so many places; with more frames than those there is a box. */
  set(options: readonly Option[], places: number) {
    this.clear();
    const stage = this.#stage;
    this.bin.open(options.length - places);
    const { isOpen } = this.bin;
    this.#buttonY = isOpen ? BELOW_BIN.y : BUTTON.y;
    this.#button.setY(this.#buttonY).setScale(isOpen ? BELOW_BIN.size : 1);
    this.gaps = Array.from({ length: places }, () => {
      const thing = stage.scene.add.container(0, 0);
      const place = stage.scene.add.container(0, 0, [thing]);
      this.root.add(place);
      return { place, thing, plate: new FilmPlate(stage, thing, 'film-leeg', STEP * 6) };
    });
    this.cards = options.map((option) => new FrameCard(stage, this.root, option));
    const widths = this.cards.map(({ width }) => width);
    const tray = layOn(widths, { ...(isOpen ? SHORT_TRAY : TRAY), gap: GAPS.tray, centred: true });
    this.cards.forEach((card, i) => {
      card.home = { ...tray.spots[i]!, scale: tray.scale };
    });
  }

  /** The frames are dealt into the tray. */
  async deal(quick: boolean) {
    const stage = this.#stage;
    const each = quick ? 14 : MS.deal;
    this.cards.forEach((card, i) => {
      card.thing.setPosition(card.home.x + 240, card.home.y + 260).setScale(card.home.scale);
      stage.clock.after(i * each, () => {
        if (!card.thing.scene) return;
        void card.glide(card.home, MS.dealt);
        if (!quick) stage.sound.play('leg', { volume: 0.4, rate: 0.9 + i * 0.04 });
      });
    });
    await stage.clock.wait(this.cards.length * each + MS.dealt);
  }

  /** Where everything in the film lies when these are in its places; gaps are as wide as what is `wanted` there. */
  film(places: readonly (string | undefined)[], wanted?: readonly string[]): Layout {
    const loose = this.cards.filter(({ id }) => !places.includes(id));
    const mean = loose.reduce((sum, { width }) => sum + width, 0) / Math.max(1, loose.length);
    const gap = Math.max(STEP * 5, Math.round(mean / STEP) * STEP);
    const widths = places.map((id, place) => (this.#card(id) ?? this.#card(wanted?.[place]))?.width ?? gap);
    const layout = layOn(widths, { ...STRIP, gap: GAPS.strip, centred: true });
    this.gaps.forEach(({ place, thing, plate }, i) => {
      const { x, y } = layout.spots[i]!;
      place.setPosition(x, y).setScale(layout.scale);
      thing.setSize(widths[i]!, FRAME.height);
      plate.draw('film-leeg', widths[i]!);
    });
    return layout;
  }

  /** Tape goes over the joins before these places. */
  async splice(places: readonly number[]) {
    const stage = this.#stage;
    for (const place of places) {
      const card = this.cards.find((one) => one.place === place);
      if (!card) continue;
      const tape = stage.image('plakband', card.thing.x - (card.width * card.thing.scale) / 2, card.thing.y);
      tape.setScale(1.6).setAlpha(0);
      this.root.add(tape);
      this.#tapes.push(tape);
      stage.sound.play('plak');
      await stage.tween({ targets: tape, to: { scale: 1, alpha: 1 }, ms: MS.tape, pop: true });
    }
  }

  /** Takes tape off again. */
  unsplice() {
    for (const tape of this.#tapes.splice(0)) tape.destroy();
  }

  /** Offers the button to the hall. */
  offer(enabled: () => boolean, onPick: () => void): Offer {
    const stage = this.#stage;
    return stage.offer(this.#button, {
      id: 'naar-zaal',
      kind: 'commit',
      label: 'Naar de zaal',
      size: { width: BUTTON.width, height: BUTTON.height },
      enabled,
      onPress: (down) => this.#button.setY(this.#buttonY + (down ? 4 : 0)),
      onPick,
    });
  }

  /** The button is bright when the film is whole. */
  ready(isReady: boolean) {
    this.#button.setTint(isReady ? 0xffffff : UNREADY);
  }

  clear() {
    this.unsplice();
    this.bin.open(0);
    for (const { thing } of this.cards.splice(0)) thing.destroy();
    for (const { place } of this.gaps.splice(0)) place.destroy();
  }

  #card = (id: string | undefined) => this.cards.find((card) => card.id === id);
}
