import { choicesOf, type JudgeExercise, type Outcome, type RawAnswer } from '../../engine/exercise/index.ts';
import {
  Choices,
  type BucketSign,
  type ChoiceThing,
  type Input,
  type Offer,
  type Via,
} from '../../engine/stage/index.ts';
import { Beast } from './beast.ts';
import { FIELD_JUDGE, SHOW } from './places.ts';
import { HOLD_MS, layOut } from './rules.ts';
import type { Play, Safari } from './safari.ts';

const BOARD = { size: 48, widest: 620 } as const;
const MS = { nudge: 90 } as const;

interface Verdict extends ChoiceThing {
  thing: BucketSign;
}

const fits = (answer: RawAnswer | undefined) => answer !== undefined && 'fits' in answer && answer.fits;

/** judge: one animal with a board, and two filters for the lens; a photo through one of them is the verdict. */
export class JudgePlay implements Play {
  readonly #safari: Safari;
  readonly #beast: Beast;
  readonly #choices: Choices<Verdict>;
  #offer: Offer | undefined;
  #isHere = false;
  #isBusy = false;

  constructor(safari: Safari, exercise: JudgeExercise) {
    this.#safari = safari;
    const { stage } = safari;
    const board = stage.kit.wordCard(0, 0, exercise.card, { size: BOARD.size, maxWidth: BOARD.widest });
    const { places, scale } = layOut([board], FIELD_JUDGE);
    const phase = stage.rng.fork(`kudde/${exercise.id}`).between(0, 6);
    const wish = { place: places[0]!, scale, board, phase, walk: safari.walk };
    this.#beast = new Beast(stage, { ...wish, animal: safari.nextAnimal() });
    const verdicts = choicesOf(exercise).map((choice) => ({ choice, thing: safari.signOf(choice) }));
    this.#choices = new Choices<Verdict>(safari, verdicts, {
      name: 'filter',
      isFree: () => this.#isHere && !this.#isBusy,
      onPick: (verdict) => this.#mount(verdict),
      more: () => ({ row: 9 }),
    });
    stage.kit.banner.place = { x: SHOW.x, y: SHOW.word };
  }

  get motifs() {
    return this.#isHere && !this.#isBusy && this.#choices.armed ? [this.#beast] : [];
  }

  async present() {
    const { stage } = this.#safari;
    for (const { thing } of this.#choices.items) thing.setVisible(true);
    this.#safari.driveOn();
    await this.#beast.come(0);
    this.#isHere = true;
    for (const { thing } of this.#choices.items) thing.isWaiting = false;
    this.#choices.offer();
    this.#offer = stage.offer(this.#beast.thing, {
      id: 'dier',
      kind: 'commit',
      label: 'Maak de foto',
      size: this.#beast.hit,
      enabled: () => this.motifs.length > 0,
      onEarly: () => void this.#nudge(),
      onPick: () => this.#safari.finder.pick(this.#beast),
      ...this.#safari.finder.held(this.#beast),
    });
  }

  frame(ms: number) {
    this.#beast.frame(ms, this.#safari.ground);
  }

  focus() {
    return this.#isHere ? this.#beast.middle : undefined;
  }

  taken(): boolean {
    this.#isBusy = this.#choices.armed !== undefined && this.#choices.commit();
    return this.#isBusy;
  }

  async right(outcome: Outcome) {
    const board = this.#beast.board!;
    if (fits(outcome.given)) board.look = 'right';
    else this.#safari.stage.kit.rubOut(board);
    void this.#beast.cheer();
    this.#close();
    await this.#safari.keep(this.#beast, outcome);
  }

  /** A thumb was before the lens; what was wrong on the board is rubbed out. */
  async reveal({ answer, reveal }: Outcome) {
    const { kit } = this.#safari.stage;
    const board = this.#beast.board!;
    this.#close();
    void this.#safari.spoil(this.#beast);
    // The stage asks for the word itself: the album gets its photo all the same.
    this.#safari.count(this.#safari.shotOf(this.#beast.animal));
    await this.#beast.shake();
    if (!fits(answer)) {
      await kit.eraser.rub(board);
      kit.rubOut(board);
    } else if (reveal) board.reveal(reveal);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { finder, isOpen } = this.#safari;
    const { armed } = this.#choices;
    if (!isOpen || this.#isBusy) return null;
    if (finder.isSelf) return { kind: 'wait', ms: 40 };
    if (finder.isTapped || !armed || armed !== this.#choices.of(want)) return null;
    if (via === 'keyboard')
      return finder.locked ? { kind: 'key', code: 'Space', key: ' ', ms: HOLD_MS } : null;
    return { kind: 'hold', ...this.#beast.grip, ms: HOLD_MS };
  }

  async clear() {
    this.#isHere = false;
    this.#close();
    this.#offer?.remove();
    for (const { thing } of this.#choices.items) thing.isWaiting = true;
    this.#safari.stage.kit.banner.place = undefined;
    await this.#beast.leave();
  }

  /** The filter goes on the lens, and the camera looks at the animal; the same one again takes the picture. */
  #mount(verdict: Verdict) {
    const { finder, stage } = this.#safari;
    if (!this.#choices.arm(verdict)) return finder.self(this.#beast);
    stage.sound.play('tik');
    for (const one of this.#choices.items) one.thing.look = one === verdict ? 'chosen' : 'normal';
    finder.isShown = true;
    finder.filter = verdict.choice.id;
    finder.lock(this.#beast);
  }

  /** Signs lie still again, and nothing is before the lens. */
  #close() {
    this.#choices.close();
    this.#choices.arm(undefined);
    for (const { thing } of this.#choices.items) thing.look = 'normal';
    this.#safari.finder.filter = undefined;
    this.#safari.finder.isShown = false;
  }

  /** There is no filter on the lens yet: they are over there. */
  async #nudge() {
    const { stage } = this.#safari;
    this.#safari.bump();
    const things = this.#choices.items.map(({ thing }) => thing);
    const nudge = { to: { scale: 1.06 }, ms: MS.nudge, yoyo: true, repeat: 1, pop: true };
    await stage.tween({ targets: things, ...nudge });
  }
}
