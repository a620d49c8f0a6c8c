import type { Exercise, Option, Outcome } from '../../engine/exercise/index.ts';
import { GameScene, type Klodder, type WordCard } from '../../engine/stage/index.ts';

/** All numbers of the play. */
const TUNING = {
  cards: { left: 330, top: 262, right: 1290, bottom: 560, widest: 420 },
  host: { x: 180, y: 640, size: 170 },
  own: { x: 1230, y: 690, size: 96 },
  flowers: { from: 380, to: 1120, y: 716, count: 6, sway: 5, ms: 1600 },
  in: 220,
  out: 160,
  goed: 900,
  nogeens: 700,
  onthul: 900,
  /** First-try rights in a row that earn the kunstje. */
  feat: 6,
} as const;

interface Choice {
  option: Option;
  card: WordCard;
  out: boolean;
}

/** Glazenwasser: cards on the grass, and a Klodder who cheers. */
export default class Glazenwasser extends GameScene {
  #host!: Klodder;
  #choices: Choice[] = [];
  #inARow = 0;

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.#host = stage.klodder('moes', TUNING.host);
    stage.klodder('eigen', { ...TUNING.own, flip: true });
    this.#plant();
  }

  /** Flowers along the path; they sway where motion is welcome. */
  #plant() {
    const { stage } = this;
    const { from, to, y, count, sway, ms } = TUNING.flowers;
    const rng = stage.rng.fork('bloemen');
    for (let i = 0; i < count; i++) {
      const x = from + ((to - from) * i) / (count - 1) + rng.between(-20, 20);
      const flower = stage
        .image(i % 2 ? 'bloem-lila' : 'bloem-roze', x, y + rng.between(-8, 8))
        .setAngle(-sway);
      void stage.tween({
        targets: flower,
        to: { angle: sway },
        ms: ms + rng.between(0, 500),
        yoyo: true,
        repeat: -1,
        pop: true,
      });
    }
  }

  async present(exercise: Exercise) {
    if (exercise.form !== 'choose') throw new Error(`This game can't play "${exercise.form}".`);
    const { stage } = this;
    const maxWidth = TUNING.cards.widest;
    this.#choices = exercise.options.map((option) => ({
      option,
      card: stage.kit.wordCard(0, 0, option, { maxWidth }),
      out: false,
    }));
    stage.kit.inRows(
      this.#choices.map(({ card }) => card),
      TUNING.cards,
    );
    stage.sound.play('kaarten');
    for (const { card } of this.#choices) card.setScale(0);
    const targets = this.#choices.map(({ card }) => card);
    await stage.tween({ targets, to: { scale: 1 }, ms: TUNING.in, ease: 'Back.Out', pop: true });
    for (const choice of this.#choices) this.#offer(choice);
    this.#host.face('look');
  }

  #offer(choice: Choice) {
    const { option, card } = choice;
    this.stage.offer(card, {
      id: `kaart-${option.id}`,
      kind: 'option',
      value: option.id,
      label: option.text ?? option.picture?.alt ?? '',
      enabled: () => !choice.out,
      onPick: () => this.commit({ form: 'choose', option: option.id }),
    });
  }

  async respond({ step, given, decides, reveal }: Outcome) {
    const { stage } = this;
    const chosen = this.#choices.find(({ option }) => given.form === 'choose' && option.id === given.option);
    if (!chosen) return;
    this.#host.look(chosen.card.x, chosen.card.y);
    if (step === 'goed') {
      chosen.card.look = 'right';
      if (decides) this.#reward(chosen.card);
      this.#host.face('happy', TUNING.goed);
      await Promise.all([this.#host.hop(), stage.clock.wait(TUNING.goed)]);
      return;
    }
    this.#inARow = 0;
    chosen.out = true;
    chosen.card.look = 'out';
    this.#host.face('oops', TUNING.nogeens, 'think');
    await stage.clock.wait(step === 'onthul' && reveal ? TUNING.onthul : TUNING.nogeens);
  }

  /** A tip for a right at once, and the kunstje for a row of them. */
  #reward({ x, y }: WordCard) {
    const { stage } = this;
    this.#inARow++;
    stage.fx.burst('sterren', x, y);
    if (this.#inARow % 2 === 0) stage.tip(1, x, y);
    if (this.#inARow === TUNING.feat) stage.feat();
  }

  async clear() {
    const targets = this.#choices.map(({ card }) => card);
    await this.stage.tween({ targets, to: { alpha: 0 }, ms: TUNING.out, pop: true });
    for (const card of targets) card.destroy();
    this.#choices = [];
    this.#host.look();
  }

  override async finale() {
    const { stage } = this;
    stage.sound.play('juichen');
    this.#host.face('proud');
    for (let i = 0; i < 3; i++) {
      stage.fx.burst('confetti', 340 + i * 340, 260, { count: 24 });
      await this.#host.hop(60);
    }
  }
}
