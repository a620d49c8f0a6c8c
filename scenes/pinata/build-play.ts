import type { BuildExercise, Outcome, WholeAnswer } from '../../engine/exercise/index.ts';
import { WholeRow, type FormPlay, type Image, type Loose, type Offer, type Slot } from '../../engine/stage/index.ts'; // prettier-ignore
import { fringe } from './fringe.ts';
import type { Party } from './game.ts';
import { DEPTHS, FRINGE } from './places.ts';
import { placesOn, WRAPPER, wrapperSpots } from './rules.ts';

/** Of its place a laid wrapper takes this share, and an open one that; the least in u. */
const PLACE = { fill: 1.04, open: 0.86, least: 44 } as const;
/** The bat that says: ready. */
const BAT = { x: 1262, y: 566, size: 110 } as const;
const HOME_LINE = 604;
const WRAPPERS = 4;
const MS = { in: 200, shake: 100 } as const;

/** build: sweets with graphemes on their wrappers are laid on the fringe; the bat says that the word is ready. */
export class BuildPlay implements FormPlay {
  readonly #party: Party;
  readonly #fringe: Image;
  readonly #row: WholeRow<Loose>;
  readonly #slots: Slot[];
  readonly #bat: Image;
  #offer: Offer | undefined;

  constructor(party: Party, exercise: BuildExercise) {
    const { stage } = party;
    this.#party = party;
    const { xs, pitch } = placesOn(exercise.slots);
    this.#fringe = fringe(stage, FRINGE.laid, pitch * exercise.slots);
    const laid = Math.min(1, (pitch * PLACE.fill) / WRAPPER.width);
    const y = FRINGE.laid - 8;
    this.#slots = xs.map((x) =>
      stage.kit.slot(FRINGE.x + x, y, Math.max(PLACE.least, pitch * PLACE.open)).setDepth(DEPTHS.letters),
    );
    const homes = wrapperSpots(exercise.tiles.length);
    const first = stage.rng.fork(`papiertje/${exercise.id}`).below(WRAPPERS);
    const wrappers = exercise.tiles.map(({ id, text }, i) =>
      stage.kit.loose({
        id,
        text,
        base: `papiertje-${(first + i) % WRAPPERS}`,
        size: { width: WRAPPER.width - 40, height: WRAPPER.height },
        room: 78,
        wordY: -2,
        tick: { x: 34, y: -26 },
        home: homes[i]!,
        depth: { lying: DEPTHS.card, flying: DEPTHS.flying },
      }),
    );
    this.#row = new WholeRow(party, exercise, {
      things: wrappers,
      slots: this.#slots,
      names: { slot: 'plek', open: 'open plek', thing: 'snoepje' },
      hits: { slot: { width: Math.max(PLACE.least, pitch), height: 84 } },
      spot: (place) => ({ x: FRINGE.x + xs[place]!, y, scale: laid }),
      homeLine: HOME_LINE,
      nudge: 8,
      moved: (_, place) => this.#moved(place),
    });
    this.#bat = stage.image('slaan-uit', BAT.x, BAT.y).setDepth(DEPTHS.card);
  }

  async present() {
    const { stage } = this.#party;
    stage.sound.play('ritsel');
    const things = [...this.#row.things];
    for (const { thing } of things) thing.setAlpha(0);
    await stage.tween({ targets: things.map(({ thing }) => thing), to: { alpha: 1 }, ms: MS.in, pop: true });
    this.#row.offer();
    this.#offer = stage.offer(this.#bat, {
      id: 'klaar',
      kind: 'commit',
      label: 'Klaar: het woord is af',
      size: { width: BAT.size, height: BAT.size },
      enabled: () => this.#party.isOpen,
      onPick: () => void this.#row.commit(),
      onPress: (pressed) => this.#bat.scene && this.#bat.setScale(pressed ? 0.94 : 1),
    });
  }

  draw() {
    this.#row.draw();
    const frame = this.#party.draft.row.full ? 'slaan' : 'slaan-uit';
    if (this.#party.stage.hasImage(frame)) this.#bat.setFrame(frame, false, false);
  }

  focus() {
    return this.#row.moving;
  }

  async right(outcome: Outcome) {
    this.#offer?.remove();
    await this.#row.close();
    // The banner comes where the fringe is: the word has one home.
    for (const { thing } of this.#row.things) thing.setVisible(false);
    for (const slot of this.#slots) slot.setVisible(false);
    this.#fringe.setVisible(false);
    this.#bat.setVisible(false);
    await this.#party.swing(outcome);
  }

  async wrong(outcome: Outcome) {
    const targets = this.#row.wrong(outcome).map(({ thing }) => thing);
    const { stage } = this.#party;
    void stage.tween({ targets, to: { angle: 8 }, ms: MS.shake, yoyo: true, repeat: 2, pop: true });
    await this.#party.tickle();
  }

  async reveal(outcome: Outcome) {
    await Promise.all([this.#party.pinata.tickled(), this.#row.rub(this.#row.wrong(outcome))]);
  }

  takeOver(answer: WholeAnswer) {
    this.#row.dot(answer, (letters, place) => {
      const { x, y } = this.#slots[place]!;
      return this.#party.stage.kit.dotted(x, y - 2, letters, 44).setDepth(DEPTHS.letters + 1);
    });
  }

  async copied() {
    this.#offer?.remove();
    await this.#party.pat();
  }

  clear() {
    this.#offer?.remove();
    this.#row.destroy();
    this.#bat.destroy();
    this.#fringe.destroy();
  }

  #moved(place: number) {
    const { stage, pinata, isHurrying } = this.#party;
    if (isHurrying) return;
    pinata.jiggle();
    stage.sound.play('ritsel', { volume: 0.4, rate: place < 0 ? 0.8 : 1.1 + 0.03 * place });
  }
}
