import { FITS, type Choice, type Exercise, type Outcome } from '../../engine/exercise/index.ts';
import {
  Dusk,
  GameScene,
  Stray,
  type BucketSign,
  type Crew,
  type Feat,
  type Forms,
} from '../../engine/stage/index.ts';
import { DWELLERS, LANDS, type Animal, type Land } from './art/names.ts';
import type { Beast } from './beast.ts';
import { show } from './finale.ts';
import { Finder } from './finder.ts';
import { HerdPlay } from './herd.ts';
import { JudgePlay } from './judge-play.ts';
import { Landscape } from './landscape.ts';
import { AT, DEPTHS, EVENING } from './places.ts';
import { Prints, type Shot } from './prints.ts';
import { SELF, SHARP } from './rules.ts';
import type { Play, Safari } from './safari.ts';
import { TypePlay } from './type-play.ts';

const TUNING = {
  /** What tempo 0 and 1 make of the jeep and of the animals, in u/s. */
  jeep: [15, 50],
  walk: [10, 45],
  size: { fien: 96, own: 92 },
  /** Photos that make the kunstje: stars on the side of the jeep. */
  stars: { x: 196, y: 738, pitch: { x: 42, y: 0 }, size: 0.5, count: 6, depth: DEPTHS.panel },
  bird: [
    { x: 120, y: 236 },
    { x: 1252, y: 234 },
  ],
  signs: { klopt: 240, kloptniet: 320 },
  /** The mouse leads the viewfinder only above the jeep. */
  mouseAbove: 664,
  moodMs: 1300,
  slipMs: 800,
} as const;

/** 24 Fotosafari: from a slow jeep, find the animal with the right word and take a sharp photo of it. */
export default class Fotosafari extends GameScene<Play> implements Safari {
  override readonly forms: Forms<Play> = {
    read: (exercise) => new HerdPlay(this, exercise),
    choose: (exercise) => new HerdPlay(this, exercise),
    judge: (exercise) => new JudgePlay(this, exercise),
    type: () => new TypePlay(this),
  };
  finder!: Finder;
  #landscape!: Landscape;
  #prints!: Prints;
  #crew!: Crew;
  #feat!: Feat;
  #dusk!: Dusk;
  #bird!: Stray;
  #lands: Land[] = [];
  #animals = 0;
  /** How sharp the last photo is. */
  #sharp: number = SELF.sharp;
  #isSlipping = false;
  readonly #signs = new Map<string, BucketSign>();

  setup() {
    const { stage } = this;
    const { jeep, size, stars, bird } = TUNING;
    stage.backdrop();
    this.#lands = stage.rng.fork('landen').shuffle(LANDS);
    this.#landscape = new Landscape(stage, this.#paceOf(jeep));
    this.#landscape.enter(this.#lands[0]!, true);
    this.#dusk = new Dusk(stage, { ...EVENING, depth: DEPTHS.dusk });
    stage.image('jeep', AT.jeep.x, AT.jeep.y).setDepth(DEPTHS.jeep);
    this.#crew = stage.kit.crew({
      host: { ...AT.fien, name: 'fien', size: size.fien, depth: DEPTHS.crew },
      own: { ...AT.own, size: size.own, depth: DEPTHS.crew, flip: true },
    });
    this.#prints = new Prints(stage);
    const done = this.deps.round.progress.results.filter((one) => one.endsWith('try')).length;
    const { land } = this.#landscape;
    const before = (): Shot => ({ land, animal: this.nextAnimal(), sharp: SELF.sharp });
    this.#prints.restore(Array.from({ length: done }, before));
    this.#feat = stage.kit.feat(stars);
    this.finder = new Finder(stage, {
      motifs: () => this.play?.motifs ?? [],
      isOpen: () => this.isOpen && this.flow.phase !== 'einde',
      isTyping: () => this.exercise?.form === 'type',
      isExample: () => this.isExample,
      mouse: () => {
        // Only one walks there: the camera is on it.
        if (this.exercise?.form === 'type') return this.play?.focus?.();
        const { x, y } = stage.pointer;
        return this.live.byKey || y > TUNING.mouseAbove ? undefined : { x, y };
      },
      taken: (motif, sharp) => this.#taken(motif, sharp),
    });
    this.#bird = new Stray(stage, {
      id: 'paradijsvogel',
      label: 'Maak een foto van de zeldzame vogel',
      frame: 'paradijsvogel',
      spots: bird,
      depth: DEPTHS.stray,
      flee: { x: 220, y: -190, ms: 700 },
      sound: 'vogel',
    });
  }

  get walk() {
    return this.#paceOf(TUNING.walk);
  }

  get ground() {
    return this.#landscape.speed;
  }

  nextAnimal = (): Animal => {
    const all = DWELLERS[this.#landscape.land];
    return all[this.#animals++ % all.length]!;
  };

  driveOn() {
    if (this.isHurrying) return;
    this.stage.sound.play('jeep', { volume: 0.7 });
    this.#landscape.driveOn();
  }

  signOf({ id, sign }: Choice): BucketSign {
    const known = this.#signs.get(id);
    if (known) return known;
    const name = id === FITS ? 'klopt' : 'kloptniet';
    const { mark, label, badge } = sign!;
    const { x, y } = AT[name];
    const made = this.stage.kit
      .bucketSign(x, y, mark, label, { maxWidth: TUNING.signs[name], ...(badge && { badge }) })
      .setDepth(DEPTHS.panel);
    made.isWaiting = true;
    this.#signs.set(id, made);
    return made;
  }

  shotOf(animal: Animal, sharp = this.#sharp): Shot {
    return { land: this.#landscape.land, animal, sharp, isEvening: this.third === 2 };
  }

  override async present(exercise: Exercise) {
    void this.#prints.stow();
    this.#landscape.enter(this.#lands[this.third]!, this.isHurrying);
    this.#dusk.fall(this.third === 2, this.isHurrying);
    if (this.third > 0 && !this.isHurrying) this.#bird.come(exercise.id);
    this.#crew.wait();
    await super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    if (outcome.step === 'goed') this.#crew.cheer(TUNING.moodMs);
    else if (outcome.step === 'onthul') this.#crew.wonder(TUNING.moodMs);
    else this.#crew.startle(TUNING.moodMs);
    await super.respond(outcome);
  }

  override async clear() {
    this.#bird.go();
    await super.clear();
  }

  override letGo() {
    // A pause takes no photo.
    this.finder.release();
    super.letGo();
  }

  override frame(ms: number) {
    super.frame(ms);
    this.finder.frame(ms);
    this.#landscape.isBraked = this.finder.isFocusing;
    this.#landscape.frame(ms);
    const { x, y } = this.play?.focus?.() ?? this.stage.pointer;
    this.#crew.look(x, y);
  }

  override async finale() {
    this.showKeyboard(false);
    this.finder.isShown = false;
    for (const sign of this.#signs.values()) sign.setVisible(false);
    await this.#prints.stow();
    await show(this.stage, this.#prints, this.#crew);
  }

  count(shot: Shot, outcome?: Outcome) {
    if (this.isExample) return;
    this.#prints.shots.push(shot);
    if (!outcome) return;
    const { stage } = this;
    const isSharp = shot.sharp >= SHARP.good;
    const counted = this.#feat.note(isSharp, outcome);
    const { x, y } = this.finder.at;
    if (counted || (isSharp && !stage.calm)) stage.tip(this.third === 2 ? 2 : 1, x, y);
  }

  async keep(beast: Beast, outcome?: Outcome) {
    const shot = this.shotOf(beast.animal);
    this.count(shot, outcome);
    await this.#prints.dry(shot, beast, this.finder.at);
  }

  async spoil({ animal }: Beast) {
    await this.#prints.spoil(this.shotOf(animal), this.finder.at, true);
  }

  #paceOf([least, most]: readonly [number, number]) {
    const { stage } = this;
    return stage.calm || stage.reducedMotion ? 0 : stage.lerp(least, most);
  }

  #taken(motif: Beast | undefined, sharp: number) {
    const { finder } = this;
    if (!motif) return void this.#slip(sharp);
    this.#sharp = sharp;
    if (this.play?.taken(motif, sharp)) void finder.blink();
    else finder.release();
  }

  /** Nobody is on it, or too many are: a picture of the landscape, and no answer. */
  async #slip(sharp: number) {
    if (this.#isSlipping || !this.play?.motifs.length) return;
    this.#isSlipping = true;
    this.bump();
    this.#crew.startle(TUNING.slipMs);
    void this.finder.blink();
    await this.#prints.spoil({ land: this.#landscape.land, sharp }, this.finder.at, false);
    this.#isSlipping = false;
  }
}
