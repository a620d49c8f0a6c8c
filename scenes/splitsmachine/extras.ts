import type { GameStage, Image, Offer, StarCount } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { BEAT_MS, EXTRAS, onBeat } from './rules.ts';

/** The four mad parts in the order in which they come: place, size, what they sound like and are called. */
const PARTS = [
  { frame: 'eend', x: 1278, y: 632, size: 0.74, sound: 'kwaak', name: 'de eend' },
  { frame: 'discobal', x: 1046, y: 229, size: 0.8, sound: 'tik', name: 'de discobal' },
  { frame: 'paraplu', x: 86, y: 546, size: 0.84, sound: 'plop', name: 'de paraplu' },
  { frame: 'koekoek', x: 1264, y: 188, size: 0.8, sound: 'koekoek', name: 'de koekoek' },
] as const;
const HIT = 88;
/** Beats in which a new part can be switched on; in calm mode the machine waits a little longer. */
const BEATS = 4;
const CALM_MS = 3200;
const DROP = 90;
/** A star on the beam of the machine for every part that was switched on: the kunstje. */
const STARS = { x: 745, y: 247, pitch: { x: 34, y: 0 }, count: EXTRAS, size: 0.42 } as const;

interface Part {
  image: Image;
  on: boolean;
}

/** Duck, disco ball, umbrella and cuckoo: the machine gets one for every three rights, and each is switched on by hand. */
export class Extras {
  #stage: GameStage;
  #parts: Part[] = [];
  #offers: Offer[] = [];
  #rings: Image[] = [];
  #since = 0;
  readonly #stars: StarCount;

  /** `there` of them are on the machine already (after a reload). */
  constructor(stage: GameStage, there: number) {
    this.#stage = stage;
    this.#stars = stage.kit.starCount({ ...STARS, depth: DEPTHS.extras });
    while (this.#parts.length < there) this.#add(false);
  }

  /** Whether one can be switched on in this run. */
  get waiting(): boolean {
    return this.#parts.some(({ on }) => !on);
  }

  /** New parts come down on the machine, up to this many. */
  earn(count: number) {
    while (this.#parts.length < Math.min(count, EXTRAS)) this.#add(true);
  }

  /** While the machine runs: what is not on yet can be switched on, on the beat. */
  async turn() {
    if (!this.waiting) return;
    const { clock, calm } = this.#stage;
    this.#since = clock.now;
    this.#parts.forEach((part, i) => !part.on && this.#offer(part, i));
    if (calm) {
      const until = clock.now + CALM_MS;
      while (this.waiting && clock.now < until) await clock.wait(50);
    } else for (let beat = 0; beat < BEATS && this.waiting; beat++) await this.#beat();
    this.#withdraw();
  }

  /** In the finale each plays along on its own beats. */
  play(beat: number) {
    this.#parts.forEach((part, i) => beat % EXTRAS === i && this.#show(part, i));
  }

  #add(falls: boolean) {
    const stage = this.#stage;
    const { frame, x, y, size } = PARTS[this.#parts.length]!;
    const image = stage.image(frame, x, y).setScale(size).setDepth(DEPTHS.extras);
    this.#parts.push({ image, on: false });
    if (!falls) return;
    image.setY(y - DROP).setAlpha(0);
    void stage.tween({ targets: image, to: { y, alpha: 1 }, ms: 420, ease: 'Bounce.Out', pop: true });
    stage.fx.burst('dust', x, y, { count: 5, spread: 70 });
    stage.announce(`Er komt iets bij op de machine: ${PARTS[this.#parts.length - 1]!.name}.`);
  }

  #offer(part: Part, i: number) {
    const stage = this.#stage;
    const { name, x, y } = PARTS[i]!;
    const isFirst = this.#offers.length === 0;
    this.#rings.push(
      stage
        .image('ring', x, y - 40)
        .setDepth(DEPTHS.flying)
        .setAlpha(stage.calm ? 1 : 0.3),
    );
    this.#offers.push(
      stage.offer(part.image, {
        id: `deel-${i}`,
        kind: 'control',
        label: `Zet ${name} aan`,
        // What the finger hits is as large whatever the size of the part.
        size: { width: HIT / part.image.scaleX, height: HIT / part.image.scaleY },
        ...(isFirst && { key: 'Space' }),
        onPick: () => this.#switch(part, i),
      }),
    );
  }

  #withdraw() {
    for (const offer of this.#offers) offer.remove();
    for (const ring of this.#rings) ring.destroy();
    this.#offers = [];
    this.#rings = [];
  }

  async #beat() {
    const stage = this.#stage;
    stage.sound.play('tik');
    for (const { image, on } of this.#parts)
      if (!on) void stage.tween({ targets: image, to: { angle: 7 }, ms: BEAT_MS / 4, yoyo: true, pop: true });
    for (const ring of this.#rings) {
      ring.setScale(1.3).setAlpha(1);
      void stage.tween({ targets: ring, to: { scale: 0.86, alpha: 0.5 }, ms: BEAT_MS * 0.7 });
    }
    await stage.clock.wait(BEAT_MS);
  }

  #switch(part: Part, i: number) {
    const stage = this.#stage;
    if (part.on) return;
    if (!onBeat(stage.clock.now - this.#since, stage.calm)) {
      stage.sound.play('plop', { rate: 0.8, volume: 0.5 });
      void stage.tween({ targets: part.image, to: { angle: 8 }, ms: 70, yoyo: true, pop: true });
      return;
    }
    part.on = true;
    const { x, y } = PARTS[i]!;
    stage.fx.burst('stars', x, y - 40, { count: 8, spread: 60 });
    stage.tip(1, x, y - 40);
    this.#show(part, i);
    if (this.#stars.add()) stage.feat();
  }

  /** One turn of a part: it hops, and does what it does. */
  #show({ image }: Part, i: number) {
    const stage = this.#stage;
    const { y, size, sound, frame } = PARTS[i]!;
    stage.sound.play(sound);
    image.setY(y).setScale(size).setAngle(0);
    if (frame === 'discobal') stage.fx.burst('stars', image.x, y - 40, { count: 5, spread: 90 });
    if (frame === 'koekoek') {
      image.setFrame('koekoek-open');
      stage.clock.after(420, () => image.setFrame('koekoek'));
    }
    const to: Record<string, number> =
      frame === 'paraplu' ? { scaleX: size * 1.25, y: y - 8 } : { y: y - 18 };
    void stage.tween({ targets: image, to, ms: 150, yoyo: true, pop: true });
    void stage.tween({ targets: image, to: { angle: i % 2 ? -8 : 8 }, ms: 150, yoyo: true, pop: true });
  }
}
