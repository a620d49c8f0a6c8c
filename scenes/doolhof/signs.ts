import { labelOf, type Option } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image, WordCard } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { hangSigns, signRoom } from './rules.ts';

/** Scale of a card with a word and of one with a picture; room left of it for its number. */
const CARD = { word: 0.875, picture: 0.5, beside: 40, number: 25 } as const;
/** Width that a card needs to be read, however long its word is, is taken from a second row. */
const ROWS = 2;
const MS = { fly: 420, fade: 160 } as const;

interface Sign {
  option: Option;
  card: WordCard;
  /** Scale of the card as it hangs. */
  scale: number;
  /** Its number and the card, as they hang. */
  whole: Container;
}

/** The strip with the cards of the doors that were found, numbered in the order of finding. */
export class Signs {
  /** In how many rows they hang. */
  readonly rows: number;
  #stage: GameStage;
  #signs: Sign[];
  #pegs: Image[];
  #places: readonly { x: number; y: number }[];
  #found: Sign[] = [];
  #isHidden = false;

  /** `lower`: how much lower than usual they hang. */
  constructor(stage: GameStage, options: readonly Option[], lower: number) {
    this.#stage = stage;
    let rows = 1;
    let signs = this.#make(options, rows);
    while (rows < ROWS && signs.some((sign) => widthOf(sign) > signRoom(options.length, rows))) {
      for (const { whole } of signs) whole.destroy();
      signs = this.#make(options, ++rows);
    }
    this.#signs = signs;
    const width = Math.min(signRoom(options.length, rows), Math.max(160, ...signs.map(widthOf)));
    const layout = hangSigns(options.length, width, rows);
    this.rows = layout.rows;
    this.#places = layout.places.map(({ x, y }) => ({ x, y: y + lower }));
    this.#pegs = this.#places.map(({ x, y }) => stage.image('haak', x, y).setDepth(DEPTHS.strip - 1));
  }

  /** A door was found: its card flies from there to the strip. */
  find(option: Option, from: { x: number; y: number }, onPick: () => void) {
    const stage = this.#stage;
    const sign = this.#signs.find((one) => one.option.id === option.id);
    if (!sign) return;
    const place = this.#places[this.#found.length]!;
    this.#found.push(sign);
    const number = this.#found.length;
    const { whole, card } = sign;
    const label = stage.text(String(number), 0, -1, { size: 28, bold: true, exercise: false });
    const x = -card.width * sign.scale * 0.5 - CARD.number + CARD.beside / 2;
    whole.add([stage.image('nummer', x, 0), label.setX(x)]);
    whole.setVisible(true).setPosition(from.x, from.y).setScale(0.5).setDepth(DEPTHS.flying);
    if (this.#isHidden) whole.setPosition(place.x, place.y).setScale(1).setAlpha(0).setDepth(DEPTHS.strip);
    else void this.#fly(whole, place);
    this.#pegs[number - 1]?.setVisible(false);
    stage.offer(whole, {
      id: `bord-${option.id}`,
      kind: 'option',
      value: option.id,
      label: `Deur ${number}: ${labelOf(option)}`,
      row: 0,
      size: { width: widthOf(sign) - 6, height: 72 },
      enabled: () => card.look !== 'out' && whole.alpha > 0.9,
      chosen: () => card.look === 'chosen',
      onPick,
    });
  }

  /** The hero stands at this door, or at none. */
  choose(id: string | undefined) {
    for (const { option, card } of this.#found) {
      if (card.look === 'out' || card.look === 'right') continue;
      card.look = option.id === id ? 'chosen' : 'normal';
    }
  }

  /** Shows how it turned out. */
  settle(id: string, look: 'out' | 'right') {
    const sign = this.#signs.find(({ option }) => option.id === id);
    if (sign) sign.card.look = look;
  }

  /** The right spelling on a card of a wrong one is written by the banner: the cards step aside for it. */
  async dim(hidden: boolean) {
    this.#isHidden = hidden;
    const targets = this.#found.map(({ whole }) => whole);
    const pegs = this.#pegs.filter((peg) => peg.visible);
    await this.#stage.tween({ targets: [...targets, ...pegs], to: { alpha: hidden ? 0 : 1 }, ms: MS.fade });
  }

  destroy() {
    for (const { whole } of this.#signs) whole.destroy();
    for (const peg of this.#pegs) peg.destroy();
  }

  async #fly(whole: Container, { x, y }: { x: number; y: number }) {
    const stage = this.#stage;
    stage.sound.play('pak', { volume: 0.6 });
    await stage.tween({ targets: whole, to: { x, y, scale: 1 }, ms: MS.fly, ease: 'Quad.Out' });
    whole.setDepth(DEPTHS.strip);
  }

  #make(options: readonly Option[], rows: number): Sign[] {
    const stage = this.#stage;
    const room = signRoom(options.length, rows) - CARD.beside;
    return options.map((option): Sign => {
      const scale = option.picture ? CARD.picture : CARD.word;
      const card = stage.kit.wordCard(CARD.beside / 2, 0, option, { maxWidth: room / scale });
      card.setScale(scale);
      const whole = stage.scene.add.container(0, 0, [card]).setVisible(false).setDepth(DEPTHS.strip);
      return { option, card, scale, whole };
    });
  }
}

const widthOf = ({ card, scale }: Sign): number => card.width * scale + CARD.beside;
