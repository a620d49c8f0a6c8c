import type { GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS } from './target.ts';

const SJAAK = { x: 106, y: 756, size: 126 } as const;
const PUPIL = { x: 1272, y: 758, size: 118 } as const;
const KEEPER = { x: 1264, y: 648 } as const;
const BELL = { x: 104, y: 300 } as const;
type Mood = 'kijk' | 'blij' | 'oeps';

/** Who is at the stall: Sjaak, the pupil's own Klodder, and Krul who keeps it, with his bell. */
export class Crew {
  readonly pupil: Klodder;
  #stage: GameStage;
  #sjaak: Klodder;
  #keeper: Image;
  #bell: Image;
  #calmDown: () => void = () => undefined;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#keeper = stage.image('krul-kijk', KEEPER.x, KEEPER.y).setDepth(DEPTHS.target - 3);
    this.#bell = stage.image('bel', BELL.x, BELL.y).setDepth(3);
    this.#sjaak = stage.klodder('sjaak', { ...SJAAK, depth: DEPTHS.hero });
    this.pupil = stage.klodder('eigen', { ...PUPIL, depth: DEPTHS.hero, flip: true });
  }

  /** Their eyes follow the ball, or the finger. */
  look(x: number, y: number) {
    this.#sjaak.look(x, y);
    this.pupil.look(x, y);
  }

  /** A tower fell that should: the bell rings. */
  cheer() {
    this.#sjaak.face('happy', 1600, 'look');
    this.pupil.face('happy', 1600, 'look');
    void this.pupil.hop();
    void this.#sjaak.hop(18);
    this.#mood('blij');
    this.ring();
  }

  /** Tumblers, or a ball beside it. */
  startle(ms = 1200) {
    this.#sjaak.face('oops', ms, 'look');
    this.#mood('oeps');
  }

  think() {
    this.#sjaak.face('think', 1800, 'look');
    this.pupil.face('think', 1800, 'look');
    this.#mood('kijk');
  }

  proud() {
    this.#sjaak.face('proud', 2200, 'look');
  }

  ring() {
    const stage = this.#stage;
    stage.sound.play('bel');
    this.#bell.setAngle(0);
    void stage
      .tween({ targets: this.#bell, to: { angle: 14 }, ms: 90, yoyo: true, repeat: 3, pop: true })
      .then(() => this.#bell.setAngle(0));
  }

  /** At the end all are glad. */
  async celebrate() {
    this.#mood('blij');
    for (let i = 0; i < 6; i++) {
      this.#sjaak.face('happy');
      void this.#sjaak.hop();
      await this.#stage.clock.wait(680);
    }
  }

  #mood(mood: Mood) {
    const stage = this.#stage;
    this.#calmDown();
    if (!stage.hasImage(`krul-${mood}`)) return;
    const keeper = this.#keeper;
    keeper.setFrame(`krul-${mood}`, false, false).setY(KEEPER.y);
    void stage
      .tween({
        targets: keeper,
        to: { y: KEEPER.y - 16 },
        ms: 140,
        yoyo: true,
        repeat: mood === 'blij' ? 2 : 0,
        ease: 'Quad.Out',
        pop: true,
      })
      .then(() => keeper.setY(KEEPER.y));
    this.#calmDown = stage.clock.after(1700, () => keeper.setFrame('krul-kijk', false, false));
  }
}
