import { choicesOf, type ChooseExercise, type Outcome, type RawAnswer, type WholeAnswer } from '../../engine/exercise/index.ts'; // prettier-ignore
import { Choices, type ChoiceThing, type FormPlay, type Image, type Input, type Via, type WordCard } from '../../engine/stage/index.ts'; // prettier-ignore
import { CRATE, DEPTHS, SHELF } from './places.ts';
import { dealOut } from './rules.ts';
import type { Site } from './site.ts';
import { HEADS } from './skeleton.ts';

const CARD = { size: 44, maxWidth: 430, gap: 74 } as const;
/** The stone around a word, as drawn, and what is seen of it beside the card. */
const STONE = { width: 240, height: 110, beside: 52, above: 26 } as const;
const MS = { fly: 280, apart: 60, carry: 320, shake: 90, hop: 130, rise: 240, out: 160, come: 180 } as const;
const BURIED = 0.2;
/** In the crate it is so small; and how high it flies there. */
const PACKED = 0.3;
const RISE = 96;

/** A stone with a word in it. */
interface Stone extends ChoiceThing {
  card: WordCard;
  /** Where it lies on the cloth. */
  home: { x: number; y: number };
  isOut: boolean;
}

/** choose: stones with words are dug up; the one that goes into the crate is the answer. */
export class ChoosePlay implements FormPlay {
  readonly #site: Site;
  readonly #id: string;
  readonly #choices: Choices<Stone>;
  readonly #crate: Image;
  #finds: readonly Stone[][] = [];

  constructor(site: Site, exercise: ChooseExercise) {
    const { stage } = site;
    this.#site = site;
    this.#id = exercise.id;
    this.#crate = stage.image('krat', CRATE.x, CRATE.y).setDepth(DEPTHS.skeleton).setAlpha(0);
    const choices = choicesOf(exercise);
    const cards = choices.map(({ option }) => stage.kit.wordCard(0, 0, option!, CARD));
    stage.kit.inRows(cards, SHELF, CARD.gap);
    const stones = choices.map((choice, i): Stone => {
      const card = cards[i]!;
      const home = { x: card.x, y: card.y };
      const around = stage
        .image('steen', 0, 0)
        .setScale((card.width + STONE.beside) / STONE.width, (card.height + STONE.above) / STONE.height);
      const thing = stage.scene.add
        .container(home.x, home.y, [around, card.setPosition(0, 0)])
        .setDepth(DEPTHS.bone)
        .setVisible(false);
      return { choice, thing, card, home, isOut: false };
    });
    this.#choices = new Choices(site, stones, {
      name: 'steen',
      hit: ({ card: { width, height } }) => ({ width, height }),
      isFree: (stone) => stone.isOut,
      onPick: (stone) => void this.#choices.commit(stone),
      more: ({ card }) => ({
        onPress: (pressed) => card.scene && (card.look = pressed ? 'pressed' : 'normal'),
      }),
    });
  }

  async present() {
    const { stage, pit } = this.#site;
    const { items } = this.#choices;
    await Promise.all([
      stage.tween({ targets: this.#crate, to: { alpha: 1 }, ms: MS.come, pop: true }),
      pit.fill(this.#id, items.length, (find, at) => this.#comeOut(find, at)),
    ]);
    const dealt = dealOut(stage.rng.fork(`vondst/${this.#id}`), items.length, pit.finds);
    this.#finds = dealt.map((stones) => stones.map((i) => items[i]!));
    this.#choices.offer();
  }

  step(want: RawAnswer, via: Via): Input | null {
    const stone = this.#choices.of(want);
    if (!stone || this.#choices.isOut(stone)) return null;
    if (stone.isOut) return null;
    const find = this.#finds.findIndex((stones) => stones.includes(stone));
    return this.#site.pit.step(via, find) ?? { kind: 'wait', ms: 17 };
  }

  async right({ given }: Outcome) {
    await this.#pack(given);
  }

  async wrong(outcome: Outcome) {
    const stone = await this.#crumble(outcome);
    if (!stone) return;
    this.#choices.ruleOut(stone);
    stone.card.look = 'out';
  }

  async reveal(outcome: Outcome) {
    const { stage, pit } = this.#site;
    pit.openAll();
    const stone = await this.#crumble(outcome);
    if (stone) {
      await stage.kit.eraser.rub(stone.card);
      this.#choices.ruleOut(stone);
      stone.card.look = 'out';
    }
    const right = this.#choices.of(outcome.answer);
    if (right && outcome.reveal) right.card.reveal(outcome.reveal);
  }

  takeOver(answer: WholeAnswer) {
    this.#choices.takeOver(answer);
  }

  async copied(given: RawAnswer) {
    await this.#pack(given);
  }

  async clear() {
    this.#choices.close();
    const things = [...this.#choices.items.map(({ thing }) => thing), this.#crate];
    await this.#site.stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.out, pop: true });
    for (const thing of things) thing.destroy();
  }

  /** Stones of a find fly out of the ground to their places on the cloth; there they can be read and picked. */
  #comeOut(find: number, { x, y }: { x: number; y: number }) {
    this.#finds[find]!.forEach((stone, i) => {
      stone.thing.setPosition(x, y).setVisible(true).setScale(BURIED);
      void this.#fly(stone, i * MS.apart);
    });
  }

  async #fly(stone: Stone, delay: number) {
    const { stage } = this.#site;
    const to = { ...stone.home, scale: 1 };
    await stage.tween({ targets: stone.thing, to, ms: MS.fly, delay, ease: 'Back.Out' });
    stone.isOut = true;
  }

  async #crumble(outcome: Outcome): Promise<Stone | undefined> {
    const { stage } = this.#site;
    const stone = this.#choices.given(outcome);
    if (!stone) return undefined;
    const { x, y } = stone.home;
    stage.sound.play('tok-steen', { rate: 0.8 });
    stage.fx.burst('dust', x, y + 30, { count: 8, spread: stone.card.width });
    await stage.tween({ targets: stone.thing, to: { angle: 3 }, ms: MS.shake, yoyo: true, repeat: 2, pop: true }); // prettier-ignore
    if (stone.thing.scene) stone.thing.setAngle(0);
    return stone;
  }

  /** It is carried to the crate, and out comes a skeleton that walks into the museum. */
  async #pack(given: RawAnswer) {
    const { stage } = this.#site;
    const stone = this.#choices.of(given);
    this.#choices.close();
    if (!stone) return;
    stone.card.look = 'right';
    stone.thing.setDepth(DEPTHS.flying);
    const to = { x: CRATE.x, y: CRATE.y - 30, scale: PACKED };
    await stage.tween({ targets: stone.thing, to, ms: MS.carry, ease: 'Sine.InOut' });
    stone.thing.setVisible(false);
    stage.sound.play('bot-klik');
    stage.fx.burst('dust', CRATE.x, CRATE.y - 40, { count: 10, spread: 110 });
    void stage.tween({ targets: this.#crate, to: { y: CRATE.y - 12 }, ms: MS.hop, yoyo: true, pop: true });
    const head = stage.rng.fork(`kop/${this.#id}`).below(HEADS);
    const dino = stage.image(`dino-${head}`, CRATE.x, CRATE.y - 20).setDepth(DEPTHS.walking).setScale(PACKED); // prettier-ignore
    const risen = { y: CRATE.y - RISE, scale: 1 };
    stage.sound.play('skelet-dans');
    await stage.tween({ targets: dino, to: risen, ms: MS.rise, ease: 'Back.Out' });
    void this.#site.bringHome(dino);
  }
}
