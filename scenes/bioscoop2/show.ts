import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, GROUND_Y, SCREEN } from './places.ts';
import { apartAt } from './rules.ts';

/** Size of a puppet, how far apart its halves begin, and how it walks to and fro as the film passes, in u. */
const SIZE = 1.3;
const APART = 92;
const WALK = { far: 150, perFrame: 0.9 } as const;
/** At this frame it has joined. */
const JOINED = 0.5;
const ACT = { hop: 20, tilt: 7 } as const;
const DANCE = { most: 4, pitch: 200, hop: 34, ms: 190 } as const;

/** The shadow puppet of a film: its halves join as the first frame passes, and it acts as long as the film is turned. */
export class Show {
  #stage: GameStage;
  #halves: [Image, Image] | undefined;
  #joined = false;
  #dancers: Image[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  /** Puts the star of a film behind the screen. */
  set(star: string) {
    this.clear();
    const half = (from: number, to: number) =>
      this.#stage
        .partOfImage(star, SCREEN.x, GROUND_Y, from, to)
        .setScale(SIZE)
        .setDepth(DEPTHS.show)
        .setVisible(false);
    this.#halves = [half(0, 0.5), half(0.5, 1)];
    this.#joined = false;
  }

  /** Shows the film at `pos`, in frames. */
  at(pos: number) {
    if (!this.#halves) return;
    const apart = apartAt(pos);
    const x = SCREEN.x + Math.sin(pos * WALK.perFrame) * WALK.far;
    const hop = apart > 0 ? 0 : Math.abs(Math.sin(pos * Math.PI * 2.2)) * ACT.hop;
    const tilt = apart > 0 ? 0 : Math.sin(pos * Math.PI * 3) * ACT.tilt;
    this.#halves.forEach((half, i) => {
      const way = i ? 1 : -1;
      half.setVisible(pos > 0).setAngle(tilt);
      half.setPosition(x + way * apart * APART, GROUND_Y - hop - way * apart * 10);
    });
    if (apart === 0 && !this.#joined) this.#join(x);
    this.#joined = apart === 0;
  }

  /** Something was wrong: the picture comes apart and flutters. */
  async flutter(pos: number) {
    if (!this.#halves) return;
    const stage = this.#stage;
    stage.sound.play('flapper');
    this.at(Math.max(JOINED, pos));
    const move = (far: number, angle: number, ms: number, more = {}) =>
      Promise.all(
        this.#halves!.map((half, i) => {
          const way = i ? 1 : -1;
          const to = { x: half.x + way * far, angle: way * angle };
          return stage.tween({ targets: half, to, ms, ...more });
        }),
      );
    await move(40, 14, 70, { yoyo: true, repeat: 3 });
    if (this.#halves) await move(46, 18, 160);
  }

  /** The scene plays: whole puppets come up side by side and dance. */
  async dance(cast: readonly string[], turns: number) {
    const stage = this.#stage;
    this.clear();
    const names = [...new Set(cast)].slice(0, DANCE.most);
    this.#dancers = names.map((name, i) =>
      stage
        .image(name, SCREEN.x + (i - (names.length - 1) / 2) * DANCE.pitch, GROUND_Y + 60)
        .setScale(SIZE)
        .setAlpha(0)
        .setDepth(DEPTHS.show),
    );
    const dancers = this.#dancers;
    await stage.tween({ targets: dancers, to: { y: GROUND_Y, alpha: 1 }, ms: 160, ease: 'Back.Out' });
    for (let turn = 0; turn < turns; turn++) {
      const part = dancers.filter((_, i) => i % 2 === turn % 2 && this.#isUp(dancers));
      if (part.length === 0) break;
      void stage.tween({
        targets: part,
        to: { angle: turn % 4 < 2 ? 9 : -9 },
        ms: DANCE.ms,
        yoyo: true,
        pop: true,
      });
      await stage.tween({ targets: part, to: { y: GROUND_Y - DANCE.hop }, ms: DANCE.ms / 2, yoyo: true });
    }
  }

  /** The screen is empty again. */
  clear() {
    for (const half of this.#halves ?? []) half.destroy();
    this.#halves = undefined;
    for (const one of this.#dancers.splice(0)) one.destroy();
  }

  #isUp = (dancers: readonly Image[]) => this.#dancers === dancers && dancers.length > 0;

  #join(x: number) {
    this.#stage.sound.play('knip', { volume: 0.35 });
    this.#stage.fx.burst('stars', x, GROUND_Y - 90, { count: 4 });
  }
}
