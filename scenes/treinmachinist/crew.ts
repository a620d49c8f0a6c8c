import type { GameStage, Image, Klodder, Container } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { noteBeside } from './rules.ts';

const FIEN = { x: 116, y: 738, size: 116 } as const;
const PUPIL = { x: 232, y: 742, size: 88 } as const;
/** The station master, and the cap on his head: how high it sits and how far it is lifted. */
const MASTER = { size: 70, dy: 44, cap: -58, lift: 30 } as const;
const NOTE = {
  text: 'Verkeerd spoor, geeft niks.',
  size: 30,
  dy: 6,
  top: 400,
  room: 56,
  drawn: 460,
} as const;
const MS = { pop: 200, lift: 200, stay: 420 } as const;

/** Fien in the signal box, the pupil's Klodder beside her, and the station master who comes when he is needed. */
export class Crew {
  #stage: GameStage;
  #fien: Klodder;
  #pupil: Klodder;
  #master: Klodder;
  #cap: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    stage.image('seinhuis', 172, 752).setDepth(DEPTHS.cabin);
    this.#fien = stage.klodder('fien', { ...FIEN, depth: DEPTHS.crew });
    this.#pupil = stage.klodder('eigen', { ...PUPIL, depth: DEPTHS.crew });
    this.#master = stage.klodder('sjaak', { x: 0, y: 0, size: MASTER.size, hat: 'none', depth: DEPTHS.crew });
    this.#cap = stage.image('pet', 0, 0).setDepth(DEPTHS.crew + 1);
    this.#show(false);
  }

  /** They look at what moves. */
  look(x: number, y: number) {
    this.#fien.look(x, y);
    this.#pupil.look(x, y);
  }

  /** A train is home. */
  cheer() {
    this.#fien.face('happy', 1400, 'look');
    this.#pupil.face('happy', 1400, 'look');
    void this.#fien.hop();
    void this.#pupil.hop();
  }

  /** They come to the front, to see the words of the round ride by. */
  toFront() {
    for (const one of [this.#fien, this.#pupil]) one.setDepth(DEPTHS.wagons + 100);
    this.#fien.face('proud');
    this.#pupil.face('happy');
    void this.#fien.hop();
    void this.#pupil.hop();
  }

  /** They wait for the next one. */
  wait() {
    this.#fien.face('look');
    this.#pupil.face('look');
  }

  /** The station master comes out at (x, y) and lifts his cap: wrong rails, no harm done. */
  async greet(x: number, y: number) {
    const stage = this.#stage;
    this.#fien.face('oops', 1200, 'look');
    this.#pupil.face('think', 1200, 'look');
    const foot = y + MASTER.dy;
    this.#show(true);
    this.#master.setPosition(x, foot);
    this.#master.face('happy');
    this.#cap.setPosition(x + 2, foot + MASTER.cap);
    const note = this.#note(x, y);
    await stage.tween({
      targets: this.#cap,
      to: { y: foot + MASTER.cap - MASTER.lift, angle: 14 },
      ms: MS.lift,
      ease: 'Back.Out',
    });
    await stage.clock.wait(MS.stay);
    await stage.tween({ targets: this.#cap, to: { y: foot + MASTER.cap, angle: 0 }, ms: MS.lift });
    await stage.tween({ targets: note, to: { alpha: 0 }, ms: MS.pop, pop: true });
    note.destroy();
    this.#show(false);
  }

  #show(on: boolean) {
    this.#master.setVisible(on);
    this.#cap.setVisible(on);
  }

  #note(x: number, y: number): Container {
    const stage = this.#stage;
    const text = stage.text(NOTE.text, 0, -4, { size: NOTE.size, exercise: false });
    const paper = stage.image('briefje', 0, 0);
    paper.setScale((paper.scaleX * (text.width + NOTE.room)) / NOTE.drawn, paper.scaleY);
    // Clear of the Woordbanier, also at the uppermost station; where that has a place of its own, above the wagons.
    const at = Math.max(stage.kit.banner.place ? 0 : NOTE.top, y + NOTE.dy);
    const note = stage.scene.add
      .container(noteBeside(x, text.width + NOTE.room), at, [paper, text])
      .setDepth(DEPTHS.note);
    note.setScale(0.7);
    void stage.tween({ targets: note, to: { scale: 1 }, ms: MS.pop, ease: 'Back.Out', pop: true });
    return note;
  }
}
