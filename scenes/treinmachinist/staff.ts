import type { Container, Crew, GameStage, Image, Klodder } from '../../engine/stage/index.ts';
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
  clear: 96,
  room: 56,
  drawn: 460,
} as const;
const MS = { pop: 200, lift: 200, stay: 420 } as const;

/** Fien in the signal box, the pupil's Klodder beside her, and the station master who comes when he is needed. */
export class Staff {
  #stage: GameStage;
  #crew: Crew;
  #master: Klodder;
  #cap: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    stage.image('seinhuis', 172, 752).setDepth(DEPTHS.cabin);
    this.#crew = stage.kit.crew({
      host: { ...FIEN, name: 'fien', depth: DEPTHS.crew },
      own: { ...PUPIL, depth: DEPTHS.crew },
    });
    this.#master = stage.klodder('sjaak', { x: 0, y: 0, size: MASTER.size, hat: 'none', depth: DEPTHS.crew });
    this.#cap = stage.image('pet', 0, 0).setDepth(DEPTHS.crew + 1);
    this.#show(false);
  }

  /** They look at what moves. */
  look(x: number, y: number) {
    this.#crew.look(x, y);
  }

  /** A train is home. */
  cheer() {
    this.#crew.cheer();
  }

  /** They come to the front, to see the words of the round ride by. */
  toFront() {
    this.#crew.cheer();
    for (const one of this.#crew.both) one.setDepth(DEPTHS.wagons + 100);
    this.#crew.host.face('proud');
    this.#crew.own.face('happy');
  }

  /** They wait for the next one. */
  wait() {
    this.#crew.wait();
  }

  /** The station master comes out at (x, y) and lifts his cap: wrong rails, no harm done. */
  async greet(x: number, y: number) {
    const stage = this.#stage;
    this.#crew.wonder();
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
    // Clear of the Woordbanier, wherever the station is.
    const { y: banner } = stage.kit.banner.place ?? { y: 0 };
    const at = Math.abs(y + NOTE.dy - banner) < NOTE.clear ? banner - NOTE.clear : y + NOTE.dy;
    const note = stage.scene.add
      .container(noteBeside(x, text.width + NOTE.room), at, [paper, text])
      .setDepth(DEPTHS.note);
    note.setScale(0.7);
    void stage.tween({ targets: note, to: { scale: 1 }, ms: MS.pop, ease: 'Back.Out', pop: true });
    return note;
  }
}
