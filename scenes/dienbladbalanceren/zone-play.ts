import {
  choicesOf,
  type Choice,
  type JudgeExercise,
  type Outcome,
  type SortExercise,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  type BucketSign,
  type ChoiceThing,
  type Container,
  type FormPlay,
  type Gesture,
  type WordCard,
} from '../../engine/stage/index.ts';
import { halfOf } from './art/sizes.ts';
import { Glass } from './glass.ts';
import { BAR, DEPTHS, TRAY, ZONE, type Spot } from './places.ts';
import { zoneArm } from './rules.ts';
import type { Terrace } from './terrace.ts';

const CARD = { size: 44, maxWidth: 700 } as const;
/** A card is no taller than this: the glass below it is seen. */
const TALLEST = 100;
const MS = { rise: 300, fade: 140, back: 160 } as const;
/** The lift brings a glass up from so far below the top of the bar. */
const LIFT = 100;
const MIDDLE = (ZONE.top + ZONE.bottom) / 2;
const HIGH = ZONE.bottom - ZONE.top;
/** Where a finger takes the glass, around its middle. */
const GRIP = { x: 70, up: 110, down: 16 } as const;

interface Zone extends ChoiceThing {
  thing: Container;
  sign: BucketSign;
  index: number;
  width: number;
}

/** sort and judge: one glass with a word, and a zone of the tray for each answer. */
export class ZonePlay implements FormPlay {
  readonly #terrace: Terrace;
  readonly #glass: Glass;
  readonly #card: WordCard;
  readonly #choices: Choices<Zone>;
  readonly #drag: Gesture;

  constructor(terrace: Terrace, exercise: JudgeExercise | SortExercise) {
    const { stage } = terrace;
    this.#terrace = terrace;
    const [kind] = terrace.tray.kinds(stage.rng.fork(`glas/${exercise.id}`));
    this.#glass = new Glass(stage, kind!, { x: TRAY.x, y: BAR.y + LIFT });
    this.#card = stage.kit.wordCard(TRAY.x, BAR.card, exercise.card, CARD).setDepth(DEPTHS.card);
    this.#card.setScale(Math.min(1, TALLEST / this.#card.height));
    const choices = choicesOf(exercise);
    const zones = choices.map((choice, i) => zoneOf(terrace, choice, i, choices.length));
    terrace.tray.lay(
      zones.length,
      choices.map(({ sign }) => sign!.mark),
    );
    this.#choices = new Choices(terrace, zones, {
      name: 'vak',
      onPick: (zone) => void this.#choices.commit(zone),
      hit: ({ width }) => ({ width, height: HIGH }),
    });
    this.#drag = this.#draggable();
  }

  async present() {
    const { stage } = this.#terrace;
    const { thing } = this.#glass;
    const shown = [this.#card, ...this.#choices.items.map((zone) => zone.thing)];
    for (const one of shown) one.setAlpha(0);
    thing.setDepth(DEPTHS.lift);
    stage.sound.play('lift', { volume: 0.7 });
    await Promise.all([
      stage.tween({ targets: thing, to: { y: BAR.y }, ms: MS.rise, ease: 'Quad.Out' }),
      stage.tween({ targets: shown, to: { alpha: 1 }, ms: MS.rise }),
    ]);
    thing.setDepth(DEPTHS.glass);
    this.#choices.offer();
  }

  async right(outcome: Outcome) {
    const zone = this.#choices.given(outcome);
    if (!zone) return;
    await this.#put(zone);
    zone.sign.look = 'right';
    this.#terrace.tray.glow(zone.index);
    this.#terrace.clink(this.#glass);
  }

  async reveal(outcome: Outcome) {
    const wrong = this.#choices.given(outcome);
    const right = this.#choices.of(outcome.answer);
    if (!wrong || !right) return;
    await this.#put(wrong);
    await this.#terrace.tray.cross(this.#glass, right.index);
    right.sign.look = 'right';
    await this.#terrace.stage.kit.eraser.rub(wrong.sign);
    wrong.sign.look = 'out';
    this.#choices.ruleOut(wrong);
  }

  focus() {
    return this.#glass.thing;
  }

  async clear() {
    const { stage } = this.#terrace;
    this.#choices.close();
    this.#drag.remove();
    const targets = [this.#card, ...this.#choices.items.map((zone) => zone.thing)];
    await stage.tween({ targets, to: { alpha: 0 }, ms: MS.fade });
    for (const one of targets) one.destroy();
  }

  /** The glass leaps into a zone; its card makes room for the word as it is spelt. */
  async #put({ index }: Zone) {
    void this.#terrace.stage.tween({ targets: this.#card, to: { alpha: 0 }, ms: MS.fade });
    await this.#terrace.tray.put(this.#glass, index);
  }

  /** The glass can be taken to its zone by hand. */
  #draggable(): Gesture {
    const { stage } = this.#terrace;
    const { thing } = this.#glass;
    let isHeld = false;
    const back = () => void stage.tween({ targets: thing, to: { x: TRAY.x, y: BAR.y }, ms: MS.back });
    return stage.gesture({
      id: 'pakken',
      label: 'sleep het glas naar een vak van het dienblad',
      area: () => ({
        x: thing.x - GRIP.x,
        y: thing.y - GRIP.up,
        width: GRIP.x * 2,
        height: GRIP.up + GRIP.down,
      }),
      enabled: () => this.#terrace.isOpen && this.#choices.left.length === this.#choices.items.length,
      onStart: () => {
        isHeld = true;
        thing.setDepth(DEPTHS.flying);
      },
      onMove: (x, y) => void (isHeld && this.#terrace.isOpen && thing.setPosition(x, y + GRIP.up / 2)),
      onEnd: (x, y) => {
        if (!isHeld) return;
        isHeld = false;
        thing.setDepth(DEPTHS.glass);
        const zone = Number.isNaN(x) ? undefined : this.#zoneAt({ x, y });
        if (!zone || !this.#choices.commit(zone)) back();
      },
    });
  }

  #zoneAt({ x, y }: Spot): Zone | undefined {
    if (y < ZONE.top) return undefined;
    return this.#choices.items.find(({ thing, width }) => Math.abs(x - thing.x) <= width / 2);
  }
}

function zoneOf(terrace: Terrace, choice: Choice, index: number, count: number): Zone {
  const { stage } = terrace;
  const width = (halfOf(count) * 2) / count - ZONE.air;
  const x = TRAY.x + zoneArm(index, count) * halfOf(count);
  const { mark, label, badge } = choice.sign!;
  const look = { maxWidth: width, ...(badge && { badge }) };
  const sign = stage.kit.bucketSign(0, ZONE.sign - MIDDLE, mark, label, look);
  const thing = stage.scene.add.container(x, MIDDLE, [sign]).setDepth(DEPTHS.sign);
  return { choice, thing, sign, index, width };
}
