import type { GameStage, Gesture, Image, Klodder, Offer } from '../../engine/stage/index.ts';
import { Beds, type Use } from './beds.ts';
import { Harvest } from './harvest.ts';
import { BED_HIT, depthAt, standAt } from './places.ts';
import { Pull } from './pull.ts';
import { BEDS, patienceAt, Plot, type Crop, type Seed } from './rules.ts';

const MS = { walk: 440, near: 240, between: 110 } as const;

const LABELS = { none: 'bezet', sow: 'ga hierheen', pull: 'trek de wortel uit', held: 'laat los' } as const;
/** A mole throws up so many hills. */
const HILLS = 2;

interface FieldHelp {
  farmer: Klodder;
  /** How many words the round has. */
  words: number;
  /** Whether the motor part is done for the pupil. */
  isEasy: boolean;
  /** Whether letters are typed now: then arrows go along the beds. */
  isTyping(): boolean;
  /** The pupil pulled one out. */
  pulled(crop: Crop, bed: number): void;
  slipped(bed: number): void;
}

/** The field: where the farmer goes, what is sown there, and what is pulled out. */
export class Field {
  readonly beds: Beds;
  /** What grows where. */
  readonly plot: Plot;
  readonly pull: Pull;
  /** What was taken out of the field. */
  readonly harvest: Harvest;
  readonly #stage: GameStage;
  readonly #help: FieldHelp;
  readonly #offers: Offer[];
  readonly #keys: Gesture;
  /** The bed where the farmer stands, and whether the pupil chose it for what is asked now. */
  #here: number | undefined;
  #isChosen = false;
  #isBusy = false;
  #isWalking = false;
  #walk: Promise<void> = Promise.resolve();
  #third = 0;
  #releasedAt = -1;
  #focused: number | undefined;

  constructor(stage: GameStage, help: FieldHelp) {
    this.#stage = stage;
    this.#help = help;
    this.plot = new Plot(patienceAt(stage.tempo, stage.calm, help.words));
    this.beds = new Beds(stage);
    this.harvest = new Harvest(stage);
    this.pull = new Pull(stage, {
      farmer: help.farmer,
      leavesAt: this.beds.leavesAt,
      popped: (bed) => this.#popped(bed),
      slipped: (bed) => help.slipped(bed),
      home: () => this.#here,
      changed: () => this.draw(),
    });
    this.#offers = this.beds.soil.map((soil, bed) => this.#offer(soil, bed));
    this.#keys = stage.gesture({
      id: 'veld-toetsen',
      label: 'Pijl links en rechts kiezen een bed, pijl omlaag gaat erheen of trekt',
      area: () => ({ x: 0, y: 0, width: 0, height: 0 }),
      whileTyping: ['ArrowLeft', 'ArrowRight', 'ArrowDown'],
      onKey: (code, down) => this.#key(code, down),
      enabled: () => help.isTyping(),
    });
    this.draw();
  }

  /** Where the farmer stands. */
  get here(): number | undefined {
    return this.#here;
  }

  /** Whether the pupil may send him to a bed. */
  get mayChoose(): boolean {
    return !this.#isChosen && !this.#isBusy;
  }

  /** So many were sown before a reload, each in the nearest bed; what a rabbit would have bitten was pulled in time. */
  restore(seeds: readonly Seed[]) {
    for (const seed of seeds) {
      for (const bed of this.plot.watched) this.harvest.crops.push(this.plot.pull(bed)!);
      const bed = this.#nextBed();
      this.plot.sow(bed, seed);
      this.#here = bed;
    }
    this.#put();
  }

  /** All is as it was before: it was only an example. */
  reset() {
    this.pull.stop();
    this.plot.clear();
    this.harvest.crops.length = 0;
    this.#here = undefined;
    this.#isChosen = false;
    this.#put();
  }

  draw() {
    const promises = (bed: number) => (this.#canSow(bed) ? this.plot.within(bed).length : 0);
    this.beds.draw(this.plot, (bed) => this.#useOf(bed), promises);
    for (const [bed, offer] of this.#offers.entries()) {
      const ripe = promises(bed);
      const beside = ripe === 0 ? '' : `, naast ${ripe === 1 ? 'een rijpe wortel' : `${ripe} rijpe wortels`}`;
      const label = `Bed ${bed + 1}: ${LABELS[this.#useOf(bed)]}${beside}`;
      if (offer.label !== label) offer.relabel(label);
    }
  }

  /** The pupil sends the farmer to a bed: what is asked now is sown there. */
  choose(bed: number) {
    if (!this.#canSow(bed)) return;
    this.#isChosen = true;
    this.#go(bed);
  }

  /** Sown where the farmer stands, or else in the nearest bed. Resolves when it has come up; all others grow. */
  async sow(seed: Seed, stages: number) {
    this.pull.stop();
    this.#isBusy = true;
    if (!this.#isChosen) this.#go(this.#nextBed(), MS.near);
    await this.#walk;
    const bed = this.#here!;
    await this.beds.plant(bed, this.#help.farmer);
    const bitten = this.plot.sow(bed, seed, stages);
    for (const one of bitten) void this.beds.bite(one);
    this.#isChosen = this.#isBusy = false;
    this.draw();
  }

  /** The turns of a round: a mole throws up hills in free beds, and the rain washes them away. Where they are. */
  season(third: number): number[] {
    const { rng } = this.#stage;
    if (third === 1 && this.#third !== 1)
      this.plot.dig(rng.fork('mol'), HILLS, this.#isChosen ? this.#here : undefined);
    if (third === 2) this.plot.level();
    this.#third = third;
    this.draw();
    return this.plot.hills;
  }

  /** Where a carrot is let to grow at once: the example shows what comes of it. */
  ripen(bed: number) {
    const crop = this.plot.at(bed);
    if (crop) crop.grown = 2;
    this.draw();
  }

  /** All that is left is taken out: carrot after carrot. */
  async clear(each: (crop: Crop) => void) {
    this.pull.stop();
    this.#isBusy = true;
    this.draw();
    for (let bed = 0; bed < BEDS; bed++) {
      const crop = this.plot.pull(bed);
      if (!crop) continue;
      each(crop);
      void this.harvest.out(crop, bed);
      this.draw();
      await this.#stage.clock.wait(MS.between);
    }
    await this.harvest.landed;
  }

  /** Nobody goes anywhere any more. */
  close() {
    this.#keys.remove();
    for (const offer of this.#offers) offer.remove();
  }

  /** A bed to sow in by itself; where none is free the oldest carrot is taken out. */
  #nextBed(): number {
    const free = this.plot.nearest(this.#here);
    if (free !== undefined) return free;
    const { oldest } = this.plot;
    const crop = this.plot.pull(oldest);
    if (crop) void this.harvest.out(crop, oldest);
    return oldest;
  }

  #useOf(bed: number): Use {
    if (this.pull.bed === bed) return 'held';
    return this.#canSow(bed) ? 'sow' : this.#canPull(bed) ? 'pull' : 'none';
  }

  #canSow(bed: number): boolean {
    return this.mayChoose && this.plot.isFree(bed);
  }

  #canPull(bed: number): boolean {
    return (
      !this.#isBusy &&
      !this.#isWalking &&
      this.#here !== undefined &&
      this.plot.within(this.#here).includes(bed)
    );
  }

  #offer(soil: Image, bed: number): Offer {
    return this.#stage.offer(soil, {
      id: `bed-${bed}`,
      kind: 'control',
      value: bed,
      label: `Bed ${bed + 1}`,
      size: BED_HIT,
      enabled: () => this.#canSow(bed) || this.#canPull(bed),
      onFocus: (isFocused) => (this.#focused = isFocused ? bed : undefined),
      onPress: (isPressed) => {
        if (this.#help.isEasy) return;
        if (isPressed) {
          if (this.#canPull(bed)) this.pull.start(bed);
        } else if (this.pull.bed === bed) {
          this.#releasedAt = this.#stage.clock.now;
          this.pull.release();
        }
      },
      onEarly: () => this.#isBusy || this.#isWalking || this.#refuse(bed),
      // What was let go by a finger just now is no pick of the bed that became free by it.
      onPick: () => this.#releasedAt === this.#stage.clock.now || this.#use(bed),
    });
  }

  /** Enter, Space or a tap: goes to a free bed; takes hold of a carrot, and lets go of it the next time. */
  #use(bed: number) {
    if (this.#canSow(bed)) return this.choose(bed);
    if (!this.#canPull(bed)) return;
    if (this.#help.isEasy) this.#popped(bed);
    else if (this.pull.bed === bed) this.pull.release();
    else this.pull.start(bed);
  }

  /** A bed that is of no use now: he shakes his head; for a ripe carrot too far off the beds hop from which it can be reached. */
  #refuse(bed: number) {
    this.#help.farmer.face('think', 600, 'look');
    this.beds.shiver([bed]);
    if (!this.plot.isRipe(bed)) return;
    this.#stage.sound.play('rek', { volume: 0.5 });
    this.beds.hop(this.plot.free.filter((one) => this.#canSow(one) && this.plot.within(one).includes(bed)));
  }

  /** While letters are typed: along the beds that can be used, and down for what is done there. */
  #key(code: string, isDown: boolean) {
    const isAct = code === 'ArrowDown';
    if (!isDown) return isAct ? this.pull.release() : undefined;
    if (isAct) return this.#focused === undefined ? undefined : this.#use(this.#focused);
    const usable = this.#offers.filter((offer) => offer.enabled());
    const at = usable.findIndex(({ value }) => value === this.#focused);
    const next = at < 0 ? 0 : at + (code === 'ArrowLeft' ? usable.length - 1 : 1);
    this.#stage.focusOn(usable[next % usable.length]);
  }

  #go(bed: number, ms: number = MS.walk) {
    this.pull.stop();
    this.#here = bed;
    this.#isWalking = true;
    this.draw();
    this.beds.shiver([bed - 1, bed + 1]);
    this.#walk = this.#walkTo(bed, ms);
  }

  async #walkTo(bed: number, ms: number) {
    const { farmer } = this.#help;
    const { x, y } = standAt(bed);
    farmer.setDepth(depthAt(bed) + 4);
    await farmer.walkTo(x, y, ms);
    farmer.turn(false);
    this.#isWalking = false;
    this.draw();
  }

  /** The farmer stands where he belongs, at once. */
  #put() {
    const { farmer } = this.#help;
    const { x, y } = standAt(this.#here);
    farmer.setPosition(x, y).setDepth(depthAt(this.#here) + 4);
    this.draw();
  }

  #popped(bed: number) {
    const crop = this.plot.pull(bed);
    if (!crop) return;
    this.draw();
    this.#help.pulled(crop, bed);
    void this.harvest.out(crop, bed);
  }
}
