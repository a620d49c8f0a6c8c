import {
  choicesOf,
  FITS,
  type Choice,
  type JudgeExercise,
  type Outcome,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  type BucketSign,
  type ChoiceThing,
  type Container,
  type Image,
  type WordCard,
} from '../../engine/stage/index.ts';
import { depthOf, Flyer } from './flyer.ts';
import type { Dojo, Practice, Tool } from './game.ts';
import { DEPTHS, MIDDLE, POLE_Y } from './places.ts';
import { strikes, swing, type Box, type Spot } from './rules.ts';

const CARD = { size: 48, widest: 700 } as const;
/** Where the two signs stand before the wall; the stamp stands on its own. */
const SIGNS = { y: 706, apart: 306, stamp: 58 } as const;
/** The feather waits on the sign of what it says. */
const FEATHER_HOME = { x: 1076, y: 544, turn: 12 } as const;
const STAMP = { ms: 150, lift: 150, mark: 0.9, tall: 84 } as const;
const MS = { beat: 80, cheer: 560, off: 200, wobble: 540 } as const;
const RUBBER = 30;

interface Verdict extends ChoiceThing {
  thing: BucketSign;
}

/** judge: a scroll with a word. The feather through it says that it is not right, the seal stamp on it that it is. */
export class ScrollPlay implements Practice {
  readonly #dojo: Dojo;
  readonly #flyer: Flyer;
  readonly #choices: Choices<Verdict>;
  readonly #scroll: Container;
  readonly #stamp: Image;
  /** What is written on it. */
  readonly #word: string | undefined;
  #card: WordCard;
  #rolls: [Image, Image];
  #loose: Image[] = [];

  constructor(dojo: Dojo, exercise: JudgeExercise) {
    this.#dojo = dojo;
    const { stage } = dojo;
    this.#word = exercise.card.text;
    this.#card = this.#cardFor(exercise.card);
    this.#rolls = [stage.image('rol', 0, 0), stage.image('rol', 0, 0)];
    this.#scroll = stage.scene.add.container(MIDDLE, POLE_Y, [...this.#rolls, this.#card]);
    this.#unroll();
    this.#stamp = stage.image('stempel', 0, SIGNS.y - SIGNS.stamp).setDepth(DEPTHS.sign + 1);
    const verdicts = choicesOf(exercise).map((choice): Verdict => ({ choice, thing: this.#signFor(choice) }));
    this.#stamp.setX(verdicts[0]!.thing.x);
    this.#flyer = new Flyer(dojo, ({ dy, angle, isSeen, isFront }) =>
      this.#scroll
        .setPosition(MIDDLE, POLE_Y + dy)
        .setAngle(angle)
        .setVisible(isSeen)
        .setDepth(depthOf(dy, isFront)),
    );
    this.#choices = new Choices(dojo, verdicts, {
      name: 'oordeel',
      onPick: (verdict) => this.#pick(verdict),
      more: () => ({ onFocus: (focused) => focused && this.hold() }),
    });
  }

  get falls() {
    return this.#flyer.falls;
  }

  async present() {
    const { blade, garden, gong, stage } = this.#dojo;
    gong.show(false);
    blade.home = FEATHER_HOME;
    garden.stands(stage.calm ? this.#box.width : 0);
    await this.#flyer.throw();
    this.#choices.offer();
  }

  hold() {
    this.#flyer.hold();
  }

  /** Clean through the scroll: it is not right. Only into it is a slip. */
  stroke(path: readonly Spot[]) {
    const met = this.#flyer.isUp && strikes(path, [this.#box]);
    if (met === 'through') return this.#commit(this.#choices.items.find(({ choice }) => choice.id !== FITS)!);
    if (!met) return;
    this.#dojo.stage.sound.play('tok', { volume: 0.5 });
    void this.#wobble();
    this.#dojo.bump();
  }

  focus() {
    return this.#scroll.visible ? { x: this.#scroll.x, y: this.#scroll.y } : undefined;
  }

  frame() {
    this.#flyer.frame();
  }

  async right(outcome: Outcome) {
    const { stage, garden } = this.#dojo;
    this.#choices.close();
    this.#flyer.pin();
    await stage.clock.wait(MS.beat);
    garden.bloom();
    stage.sound.play('trommel', { volume: 0.7 });
    if (this.#choices.given(outcome)?.choice.id === FITS) this.#seal();
    else void this.#tear();
    await stage.clock.wait(MS.cheer);
  }

  /** It was rubber. What is written on it is made right; where it was right it gets its seal. */
  async reveal({ reveal, given }: Outcome) {
    const { stage } = this.#dojo;
    this.#flyer.pin();
    stage.sound.play('tok');
    if (this.#choices.of(given)?.choice.id === FITS) stage.sound.play('leg', { rate: 0.7 });
    await this.#wobble();
    if (!reveal) return;
    if (this.#word === reveal.text) return this.#seal();
    await stage.kit.eraser.rub(this.#card);
    this.#card.destroy();
    this.#card = this.#cardFor({ id: 'goed', text: reveal.text });
    this.#scroll.add(this.#card);
    this.#card.reveal(reveal);
    this.#unroll();
  }

  async clear() {
    const { stage, garden } = this.#dojo;
    this.#choices.close();
    this.#flyer.stop();
    garden.stands(0);
    const signs = this.#choices.items.map(({ thing }) => thing);
    const all = [this.#scroll, this.#stamp, ...signs, ...this.#loose];
    await stage.tween({ targets: all, to: { alpha: 0 }, ms: MS.off });
    for (const one of all) one.destroy();
  }

  /** The stamp comes down on the scroll, or the feather goes through it. */
  #pick(verdict: Verdict) {
    if (verdict.choice.id === FITS) void this.#press();
    else void this.#dojo.blade.slash(MIDDLE, this.#scroll.y, this.#box.height / 2 + 30);
    this.#commit(verdict);
  }

  #commit(verdict: Verdict) {
    if (this.#choices.commit(verdict)) this.#flyer.pin();
  }

  /** The stamp: it is tapped, or taken and let go on the scroll. */
  get tool(): Tool {
    const [fits] = this.#choices.items;
    const { x } = fits!.thing;
    const top = SIGNS.y - SIGNS.stamp - STAMP.tall;
    return {
      area: { x: x - STAMP.tall / 2, y: top, width: STAMP.tall, height: STAMP.tall },
      tap: () => this.#dojo.isOpen && this.#pick(fits!),
      move: () => this.#carry(),
      drop: () => this.#letGo(),
    };
  }

  /** The stamp follows the finger. */
  #carry() {
    const { pointer } = this.#dojo.stage;
    this.hold();
    this.#stamp.setPosition(pointer.x, pointer.y - 30).setDepth(DEPTHS.feather);
  }

  /** Over the scroll it is pressed on it. */
  #letGo() {
    const { stage, isOpen } = this.#dojo;
    const { pointer } = stage;
    const { x, y, width, height } = this.#box;
    const [fits] = this.#choices.items;
    this.#stamp.setDepth(DEPTHS.sign + 1);
    const home = { x: fits!.thing.x, y: SIGNS.y - SIGNS.stamp };
    void stage.tween({ targets: this.#stamp, to: home, ms: MS.off });
    const isOn = Math.abs(pointer.x - x) < width / 2 && Math.abs(pointer.y - y) < height / 2 + 20;
    if (isOn && this.#scroll.visible && isOpen) this.#commit(fits!);
  }

  async #press() {
    const { stage } = this.#dojo;
    const { x, y } = this.#stamp;
    const to = { x: MIDDLE, y: this.#scroll.y - STAMP.lift / 2 };
    this.#stamp.setDepth(DEPTHS.feather);
    await stage.tween({ targets: this.#stamp, to, ms: STAMP.ms, ease: 'Quad.In' });
    await stage.tween({ targets: this.#stamp, to: { x, y }, ms: STAMP.ms, ease: 'Quad.Out' });
    this.#stamp.setDepth(DEPTHS.sign + 1);
  }

  /** A seal of ink at its corner. */
  #seal() {
    const { stage } = this.#dojo;
    stage.sound.play('leg', { rate: 0.8 });
    this.#card.look = 'right';
    const seal = stage.image('zegel', this.#card.width / 2 + 6, this.#card.height / 2 + 10);
    this.#scroll.add(seal.setAngle(-8));
    const { scaleX } = seal;
    seal.setScale(scaleX * 1.6);
    void stage.tween({
      targets: seal,
      to: { scale: scaleX * STAMP.mark },
      ms: 160,
      ease: 'Back.Out',
      pop: true,
    });
  }

  /** The paper is cut in two; what was written on it is gone. */
  async #tear() {
    const { stage } = this.#dojo;
    stage.sound.play('snee');
    const { x, y } = this.#scroll;
    this.#flyer.stop();
    this.#scroll.setVisible(false);
    this.#loose = (['links', 'rechts'] as const).map((side, i) =>
      stage.image(`rol-${side}`, x + (i ? 1 : -1) * this.#card.width * 0.25, y).setDepth(DEPTHS.part),
    );
    stage.fx.burst('stars', x, y, { count: 6, spread: 80 });
    await Promise.all(
      this.#loose.map((half, i) => {
        const way = i ? 1 : -1;
        const to = { x: half.x + way * 90, y: y + 120, angle: way * 26, alpha: 0 };
        return stage.tween({ targets: half, to, ms: MS.cheer, ease: 'Quad.In' });
      }),
    );
  }

  async #wobble() {
    const way = { share: 0 };
    const most = this.#dojo.stage.reducedMotion ? 6 : RUBBER;
    await this.#dojo.stage.tween({
      targets: way,
      to: { share: 1 },
      ms: MS.wobble,
      ease: 'Linear',
      onUpdate: () => {
        const y = swing(way.share) * most;
        this.#card.setY(y);
        this.#rolls.forEach((roll) => roll.setY(-y * 0.6));
      },
    });
    this.#card.setY(0);
  }

  get #box(): Box {
    const { x, y } = this.#scroll;
    return { x, y, width: this.#card.width + 60, height: this.#card.height + 26 };
  }

  #cardFor = (option: { id: string; text?: string } & JudgeExercise['card']) =>
    this.#dojo.stage.kit.wordCard(0, 0, option, { size: CARD.size, maxWidth: CARD.widest });

  /** The rolls lie at both ends of the card. */
  #unroll() {
    this.#rolls.forEach((roll, i) => roll.setPosition((i ? 1 : -1) * (this.#card.width / 2 + 18), 0));
  }

  #signFor({ id, sign }: Choice): BucketSign {
    const x = MIDDLE + (id === FITS ? -1 : 1) * SIGNS.apart;
    const { mark, label, badge } = sign!;
    return this.#dojo.stage.kit.bucketSign(x, SIGNS.y, mark, label, badge && { badge }).setDepth(DEPTHS.sign);
  }
}
