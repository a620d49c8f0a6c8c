import type { BuildExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import {
  WholeRow,
  type FormPlay,
  type Image,
  type Input,
  type Loose,
  type Offer,
  type Spot,
  type Via,
} from '../../engine/stage/index.ts';
import { DEPTHS, LOOSE_Y } from './places.ts';
import { dealOut, layOut } from './rules.ts';
import type { Site } from './site.ts';
import { HEADS, Skeleton } from './skeleton.ts';

const BONE = { width: 104, height: 84, room: 74, letterY: -1, tick: { x: 34, y: -30 } } as const;
/** The hammer that says: ready. */
const HAMMER = { x: 1268, y: 574, size: 100 } as const;
/** A laid bone let go below this line goes back to its place on the cloth. */
const HOME_LINE = 640;
const MS = { fly: 300, apart: 40, shake: 100, gone: 140 } as const;
/** How small bones are while they lie in the ground. */
const BURIED = 0.3;

/** build: bones with graphemes are dug up, and laid in the back of a skeleton; the hammer says that it is ready. */
export class BuildPlay implements FormPlay {
  readonly #site: Site;
  readonly #id: string;
  readonly #skeleton: Skeleton;
  readonly #row: WholeRow<Loose>;
  readonly #hammer: Image;
  readonly #flying = new Set<Loose>();
  #finds: readonly Loose[][] = [];
  #offer: Offer | undefined;
  /** The skeleton goes its own way now. */
  #isWhole = false;

  constructor(site: Site, exercise: BuildExercise) {
    const { stage } = site;
    this.#site = site;
    this.#id = exercise.id;
    const layout = layOut(exercise.slots, exercise.tiles.length);
    const { homes, loose } = layout;
    this.#skeleton = new Skeleton(stage, layout, stage.rng.fork(`kop/${exercise.id}`).below(HEADS));
    const bones = exercise.tiles.map(({ id, text }, i) =>
      stage.kit
        .loose({
          id,
          text,
          base: 'bot',
          size: { width: BONE.width, height: BONE.height },
          room: BONE.room,
          wordY: BONE.letterY,
          tick: BONE.tick,
          home: { x: homes[i]!, y: LOOSE_Y, scale: loose },
          depth: { lying: DEPTHS.bone, flying: DEPTHS.flying },
        })
        .setVisible(false),
    );
    this.#row = new WholeRow(site, exercise, {
      things: bones,
      slots: this.#skeleton.slots,
      names: { slot: 'plek', open: 'open plek', thing: 'bot' },
      spot: (place) => this.#skeleton.spot(place),
      homeLine: HOME_LINE,
      nudge: 8,
      hits: { slot: { width: BONE.width * layout.laid, height: BONE.height * layout.laid } },
      // What flies can't be taken: a finger would come where it was.
      isFree: (bone) => !this.#flying.has(bone),
      glide: (bone, to, ms) => this.#fly(bone, to, ms),
      moved: (_, place) => stage.sound.play('bot-klik', { rate: place < 0 ? 0.85 : 0.96 + 0.02 * place }),
    });
    this.#hammer = stage.image('hamer-uit', HAMMER.x, HAMMER.y).setDepth(DEPTHS.bone);
  }

  async present() {
    const { stage, pit } = this.#site;
    await Promise.all([
      this.#skeleton.come(),
      pit.fill(this.#id, this.#row.things.length, (find, at) => this.#comeOut(find, at)),
    ]);
    const dealt = dealOut(stage.rng.fork(`vondst/${this.#id}`), this.#row.things.length, pit.finds);
    this.#finds = dealt.map((bones) => bones.map((i) => this.#row.things[i]!));
    this.#row.offer();
    this.#offer = stage.offer(this.#hammer, {
      id: 'klaar',
      kind: 'commit',
      label: 'Klaar: het skelet is af',
      size: { width: HAMMER.size, height: HAMMER.size },
      enabled: () => this.#site.isOpen,
      onPick: () => void this.#row.commit(),
      onPress: (pressed) => this.#hammer.scene && this.#hammer.setAngle(pressed ? -14 : 0),
    });
  }

  draw() {
    this.#row.draw();
    const frame = this.#site.draft.row.full ? 'hamer' : 'hamer-uit';
    if (this.#site.stage.hasImage(frame)) this.#hammer.setFrame(frame, false, false);
  }

  focus() {
    return this.#row.moving;
  }

  step(_want: RawAnswer, via: Via): Input | null {
    const isComing = [...this.#flying].some(({ place }) => place < 0);
    return this.#site.pit.step(via) ?? (isComing ? { kind: 'wait', ms: 17 } : null);
  }

  async right() {
    await this.#finish();
  }

  async wrong(outcome: Outcome) {
    await this.#wobble(outcome);
  }

  async reveal(outcome: Outcome) {
    this.#site.pit.openAll();
    await this.#row.rub(this.#row.wrong(outcome));
  }

  takeOver(answer: WholeAnswer) {
    const { kit } = this.#site.stage;
    this.#row.dot(answer, (letters, place) => {
      const { x, y } = this.#skeleton.spot(place);
      return kit.dotted(x, y, letters, 44).setDepth(DEPTHS.skeleton + 1);
    });
  }

  async copied() {
    await this.#finish();
  }

  clear() {
    this.#offer?.remove();
    this.#row.destroy();
    this.#hammer.destroy();
    if (!this.#isWhole) this.#skeleton.root.destroy();
  }

  /** Bones of a find fly out of the ground to their places on the cloth. */
  #comeOut(find: number, { x, y }: { x: number; y: number }) {
    const { stage } = this.#site;
    this.#finds[find]!.forEach((bone, i) => {
      bone.setPosition(x, y).setVisible(true).fit(BURIED);
      this.#flying.add(bone);
      void stage.clock.wait(i * MS.apart).then(() => bone.scene && this.#fly(bone, bone.home, MS.fly));
    });
  }

  async #fly(bone: Loose, to: Spot, ms: number) {
    this.#flying.add(bone);
    await bone.glide(to, ms);
    this.#flying.delete(bone);
  }

  async #wobble(outcome: Outcome) {
    const targets = this.#row.wrong(outcome).map(({ thing }) => thing);
    const { stage } = this.#site;
    await stage.tween({ targets, to: { angle: 9 }, ms: MS.shake, yoyo: true, repeat: 1, pop: true });
  }

  /** The back is whole: letters make way for the name plate, and the skeleton dances. */
  async #finish() {
    const { stage } = this.#site;
    this.#offer?.remove();
    this.#hammer.setVisible(false);
    const things = [...this.#row.things];
    await this.#row.close();
    const targets = things.filter(({ place }) => place < 0).map(({ thing }) => thing);
    void stage.tween({ targets, to: { alpha: 0 }, ms: MS.gone, pop: true });
    this.#skeleton.whole();
    for (const { thing, place } of things) if (place >= 0) thing.setVisible(false);
    this.#isWhole = true;
    await this.#skeleton.dance();
    void this.#site.bringHome(this.#skeleton.root);
  }
}
