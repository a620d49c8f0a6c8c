import { FITS, type Choice, type Exercise, type Outcome, type Rng } from '../../engine/exercise/index.ts';
import {
  Dusk,
  GameScene,
  type BucketSign,
  type Crew,
  type Feat,
  type Forms,
} from '../../engine/stage/index.ts';
import { Bucket } from './bucket.ts';
import { ChooseWashing } from './choose-washing.ts';
import { parade } from './finale.ts';
import { Flock } from './flock.ts';
import { lookOf } from './hen.ts';
import { Hideouts } from './hideouts.ts';
import { JudgeWashing } from './judge-washing.ts';
import { MudScreen } from './mud-screen.ts';
import { Nest } from './nest.ts';
import { AT, DEPTHS } from './places.ts';
import { Pump } from './pump.ts';
import { Rooster } from './rooster.ts';
import { freeHens, type Place } from './rules.ts';
import type { Washing, Yard } from './yard.ts';

const TUNING = {
  size: { sjaak: 116, pupil: 106 },
  /** From this tempo on others only peek over their rim. */
  peeksFrom: 0.3,
  /** In the last third of the round the evening sun makes all eggs golden: they are paid double. */
  evening: { colour: 0xff7a80, alpha: 0.28 },
  /** A squirt beside a chicken lands here at most. */
  squirts: { x: 43, y: 180, width: 1280, height: 466 },
  /** Widest signs, so that large letters fit beside each other. */
  signs: { klopt: 232, kloptniet: 310 },
  moodMs: 1400,
  slipMs: 700,
  towel: { x: 0, y: -104 },
} as const;

/** 25 Kippen spuiten: bath day on the farm, one quick squirt at each chicken that pops up. */
export default class KippenSpuiten extends GameScene<Washing> implements Yard {
  override readonly forms: Forms<Washing> = {
    judge: (exercise) => new JudgeWashing(this, exercise),
    choose: (exercise) => new ChooseWashing(this, exercise),
  };
  pump!: Pump;
  bucket!: Bucket;
  flock!: Flock;
  mud!: MudScreen;
  readonly towelAt = { x: AT.pupil.x + TUNING.towel.x, y: AT.pupil.y + TUNING.towel.y };
  #nest!: Nest;
  #rooster!: Rooster;
  #crew!: Crew;
  #feat!: Feat;
  #dusk!: Dusk;
  readonly #signs = new Map<string, BucketSign>();
  #looks = 0;
  /** Whether water went beside a chicken in this exercise. */
  #hasMissed = false;

  setup() {
    const { stage } = this;
    stage.backdrop();
    const { results } = this.deps.round.progress;
    const done = results.filter((one) => one.endsWith('try')).length;
    new Hideouts(stage);
    this.#dusk = new Dusk(stage, { ...TUNING.evening, depth: DEPTHS.dusk });
    this.#rooster = new Rooster(stage, done);
    this.#crew = stage.kit.crew({
      host: { ...AT.sjaak, name: 'sjaak', size: TUNING.size.sjaak, depth: DEPTHS.crew },
      own: { ...AT.pupil, size: TUNING.size.pupil, depth: DEPTHS.crew },
    });
    this.pump = new Pump(stage, this.#crew.own);
    this.bucket = new Bucket(stage);
    this.mud = new MudScreen(stage);
    this.flock = new Flock(this, this.pump, () => this.nextLook());
    this.#nest = new Nest(stage, done);
    this.#feat = stage.kit.feat(this.#nest.marks);
    stage.gesture({
      id: 'spuiten',
      label: 'spuiten',
      area: () => TUNING.squirts,
      enabled: () => this.isOpen && !this.isExample,
      onStart: (x, y) => void this.#squirtBeside(x, y),
    });
  }

  override async present(exercise: Exercise) {
    const isJudge = exercise.form === 'judge';
    this.#hasMissed = false;
    this.bucket.isHere = isJudge;
    this.#dusk.fall(this.third === 2, this.isHurrying);
    this.#crew.wait();
    await super.present(exercise);
    for (const sign of this.#signs.values()) sign.setVisible(isJudge);
  }

  override async respond(outcome: Outcome) {
    const isRight = outcome.step === 'goed';
    if (isRight) this.#crew.cheer(TUNING.moodMs);
    else if (outcome.step === 'onthul') this.#crew.startle(TUNING.moodMs);
    else this.#crew.wonder();
    await super.respond(outcome);
    if (isRight && outcome.last) this.#praise(outcome);
  }

  override frame(ms: number) {
    super.frame(ms);
    const at = this.play?.focus?.() ?? this.stage.pointer;
    this.pump.aim(this.isOpen ? at : undefined);
    this.#crew.look(at.x, at.y);
  }

  override async finale() {
    for (const sign of this.#signs.values()) sign.setVisible(false);
    this.bucket.isHere = false;
    this.pump.putAway();
    await parade(this.stage, this.#nest, this.#rooster, this.#crew);
  }

  nextLook = () => lookOf(this.#looks++);

  signOf({ id, sign }: Choice): BucketSign {
    const known = this.#signs.get(id);
    if (known) return known;
    const { x, y } = AT[id === FITS ? 'klopt' : 'kloptniet'];
    const { mark, label, badge } = sign!;
    const made = this.stage.kit
      .bucketSign(x, y, mark, label, {
        maxWidth: TUNING.signs[id === FITS ? 'klopt' : 'kloptniet'],
        ...(badge && { badge }),
      })
      .setDepth(DEPTHS.crew + 4);
    made.isWaiting = true;
    this.#signs.set(id, made);
    return made;
  }

  lightSigns(on: boolean) {
    for (const sign of this.#signs.values()) {
      sign.isWaiting = !on;
      sign.look = 'normal';
    }
  }

  letOut(rng: Rng, places: readonly Place[]) {
    const { stage, isExample } = this;
    const { tempo } = stage;
    const isQuiet = stage.calm || stage.settings.support;
    this.flock.come({
      rng: rng.fork('los'),
      places,
      count: isExample ? 0 : freeHens(tempo, stage.calm, this.third),
      stays: stage.calm,
      peeks: tempo >= TUNING.peeksFrom && !isQuiet && !stage.reducedMotion && !isExample,
      ...(!isQuiet && this.exercise?.form === 'judge' && { key: 'Space' }),
    });
  }

  /** A painted egg; one without a squirt beside a chicken brings a tip, and seven of them the kunstje. */
  #praise(outcome: Outcome) {
    const { stage } = this;
    void this.#rooster.crow();
    const from = this.play?.washed;
    if (this.isExample || !from) return;
    const isGolden = this.third === 2;
    const isSkilful = !this.#hasMissed && outcome.decides;
    const counted = this.#feat.note(isSkilful, outcome);
    if (isSkilful || counted) stage.tip(isGolden ? 2 : 1, from.x, from.y - 40);
    void this.#nest.lay(from, isGolden);
  }

  async #squirtBeside(x: number, y: number) {
    if (!this.isOpen) return;
    this.#hasMissed = true;
    this.bump();
    this.#crew.startle(TUNING.slipMs);
    await this.pump.fire({ x, y });
  }
}
