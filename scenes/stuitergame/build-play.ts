import type { BuildExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import { StepRow, takenIn, type WordStrip } from '../../engine/stage/index.ts';
import { Cloud } from './cloud.ts';
import type { Meadow, Shooting } from './game.ts';
import { hangLetters } from './layout.ts';
import { DEPTHS, HOME } from './places.ts';

const STRIP = { ...HOME, widest: 820 } as const;
const LETTERS = { size: 52, beside: 44 } as const;
const FLY_MS = 260;

/** build: Tik is shot through the letters, in the order of the word. */
export class BuildPlay implements Shooting {
  readonly clouds: readonly Cloud[];
  readonly #meadow: Meadow;
  readonly #steps: StepRow;
  readonly #strip: WordStrip;
  readonly #ids: readonly string[];
  #isOpen = false;

  constructor(meadow: Meadow, exercise: BuildExercise) {
    const { stage } = meadow;
    const { tiles, slots: count } = exercise;
    this.#meadow = meadow;
    this.#ids = tiles.map(({ id }) => id);
    const texts = tiles.map(({ text }) => text);
    const { spots, widest } = hangLetters(texts.length);
    this.clouds = texts.map((text, i) => {
      const word = stage.kit.word(0, 0, text, { size: LETTERS.size });
      word.setScale(Math.min(1, (widest - LETTERS.beside) / word.width));
      return new Cloud(stage, word, spots[i]!, i, LETTERS.beside);
    });
    this.#strip = stage.kit.wordStrip({ ...STRIP, count, texts, depth: DEPTHS.flying });
    this.#steps = new StepRow(meadow, exercise, {
      land: (tile, place) => this.#land(tile, place),
      changed: () => this.#showOut(),
      dot: (letters, place) => this.#strip.dot(place, letters),
    });
  }

  get goals(): readonly Cloud[] {
    return this.#isOpen ? this.clouds.filter((_, i) => this.#steps.isFree(this.#ids[i]!)) : [];
  }

  async present() {
    const haste = this.#meadow.isExample ? 3 : 2;
    await Promise.all(this.clouds.map((cloud, i) => cloud.come(i, haste)));
    this.#isOpen = true;
    this.clouds.forEach((cloud, i) => this.#offer(this.#ids[i]!, cloud));
  }

  frame(ms: number) {
    // What he is on his way to waits for him.
    if (this.#meadow.bounce.isAway) return;
    for (const cloud of this.clouds) if (cloud.thing.scene) cloud.frame(ms);
  }

  hit(cloud: Cloud): boolean {
    this.#isOpen = false;
    const isAnswer = this.#steps.take(this.#ids[this.clouds.indexOf(cloud)]!);
    if (!isAnswer) this.#isOpen = true;
    return isAnswer;
  }

  nextFor(want: RawAnswer) {
    const id = this.#isOpen ? this.#steps.freeFor(want) : undefined;
    return id === undefined ? undefined : this.#cloudOf(id);
  }

  async right(outcome: Outcome) {
    const cloud = this.#cloudOf(takenIn(outcome.given) ?? '');
    const landed = this.#steps.right(outcome);
    this.#isOpen = true;
    if (outcome.last && cloud) this.#meadow.cheer(cloud);
    else this.#meadow.bounce.drop();
    if (outcome.last) await landed;
  }

  async wrong(outcome: Outcome) {
    await this.#meadow.wriggle();
    this.#steps.wrong(outcome);
    this.#isOpen = true;
  }

  async reveal(outcome: Outcome) {
    const down = this.#meadow.wriggle();
    const wrong = this.#cloudOf(takenIn(outcome.given) ?? '');
    if (wrong) await this.#meadow.stage.kit.eraser.rub(wrong.thing);
    await down;
    this.#steps.reveal();
    for (const id of this.#ids)
      if (this.#steps.isWanted(id, outcome.answer)) return this.#cloudOf(id)?.beckon();
  }

  takeOver(answer: WholeAnswer) {
    this.#steps.takeOver(answer);
    this.#isOpen = true;
  }

  async copied(given: RawAnswer) {
    this.#meadow.bounce.drop();
    await this.#steps.copied(given);
    this.#isOpen = true;
  }

  notCopied() {
    this.#meadow.bounce.drop();
    this.#isOpen = true;
  }

  async clear() {
    this.#isOpen = false;
    await this.#steps.landed();
    await Promise.all(this.clouds.map((cloud) => cloud.leave()));
    this.#strip.destroy();
  }

  #offer(id: string, cloud: Cloud) {
    this.#meadow.stage.offer(cloud.thing, {
      id: `wolk-${id}`,
      kind: 'tile',
      value: id,
      label: this.#steps.textOf(id),
      size: cloud.size,
      enabled: () => this.#isOpen && this.#meadow.mayAim && this.#steps.isFree(id),
      onPick: () => this.#meadow.point(cloud),
      onPress: (isDown) => this.#meadow.press(cloud, isDown),
    });
  }

  #cloudOf(id: string): Cloud | undefined {
    return this.clouds[this.#ids.indexOf(id)];
  }

  #showOut() {
    this.clouds.forEach((cloud, i) => {
      const isOut = this.#steps.isOut(this.#ids[i]!);
      if (cloud.isWrung !== isOut) cloud.wring(isOut);
    });
  }

  /** Its letters fly to their place before the meadow, and the cloud bursts. */
  async #land(id: string, place: number) {
    const { stage } = this.#meadow;
    const cloud = this.#cloudOf(id)!;
    const { x, y, scale } = this.#strip.spot(place);
    const letters = stage.kit.word(cloud.x, cloud.middle, this.#steps.textOf(id));
    letters.setDepth(DEPTHS.flying);
    cloud.content.setVisible(false);
    void cloud.burst();
    await stage.tween({ targets: letters, to: { x, y, scale }, ms: FLY_MS, ease: 'Sine.InOut' });
    letters.destroy();
    this.#strip.write(place, this.#steps.textOf(id));
    stage.sound.play('leg');
  }
}
