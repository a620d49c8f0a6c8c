import type { Container, GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import type { Prize, Prizes } from './prizes.ts';
import { DEPTHS } from './target.ts';

/** Where the three stand on the counter that can be picked; the one from the gold frame a little larger. */
const ROW = {
  x: 683,
  pitch: 246,
  y: 563,
  size: 1.28,
  middle: 1.42,
  hit: { width: 214, height: 262 },
} as const;
/** Below the middle of plush and pedestal together: where it stands, and the face of the pedestal. */
const FEET = { plush: 70, pedestal: 66 } as const;
const COME = { ms: 520, apart: 90 } as const;
/** How long one may choose, and when the dance ends at the latest: in ms from the beginning. */
const TIMES = { choose: 3900, end: 5900, beat: 520 } as const;
/** Where the prize is handed over. */
const HAND_OVER = { x: 610, y: 668, size: 1.75, owner: 176 } as const;

/** How each is called. */
const CALLED: Record<Prize['name'], string> = {
  konijn: 'konijn',
  beer: 'beer',
  ster: 'druppel met ster',
  kat: 'kat',
  draak: 'draakje',
  strik: 'bolletje met strik',
  geit: 'geitje',
  vleugels: 'bolletje met vleugels',
  muts: 'beertje met muts',
  kroon: 'koninkje',
};

interface Candidate {
  prize: Prize;
  /** Plush and pedestal; its place is their middle. */
  whole: Container;
  foot: Image;
}

/** The end: the three plush Klodders that came closest step forward, and the pupil picks the one that goes along. */
export class Award {
  #stage: GameStage;
  #prizes: Prizes;
  #begun: number;

  constructor(stage: GameStage, prizes: Prizes) {
    this.#stage = stage;
    this.#prizes = prizes;
    this.#begun = stage.clock.now;
  }

  /** Lets the pupil choose; who does nothing gets the one in the frame. Its new owner dances with it. */
  async give(owner: Klodder) {
    const stage = this.#stage;
    const candidates = this.#prizes.takeNearest().map((prize, i) => this.#stepForward(prize, i));
    const nearest = candidates[1]!;
    stage.keep(nearest.prize.name);
    stage.kit.explain.show('Kies een knuffel om mee te nemen!');
    stage.announce('Kies een knuffel om mee te nemen.');
    await stage.clock.wait(COME.ms);
    const won = await this.#choice(candidates, nearest);
    stage.kit.explain.hide();
    for (const one of candidates) if (one !== won) this.#goBack(one);
    await this.#handOver(won, owner);
  }

  /** It comes down from the rail, on a pedestal of its own. */
  #stepForward(prize: Prize, i: number): Candidate {
    const stage = this.#stage;
    const size = i === 1 ? ROW.middle : ROW.size;
    const [x, y] = [ROW.x + (i - 1) * ROW.pitch, ROW.y];
    const foot = stage.image('voet', 0, FEET.pedestal);
    prize.image.setPosition(prize.from.x - x, prize.from.y - y);
    const whole = stage.scene.add.container(x, y, [foot, prize.image]).setDepth(DEPTHS.ball + 4);
    const to = { x: 0, y: FEET.plush, scale: size };
    void stage.tween({ targets: foot.setAlpha(0), to: { alpha: 1 }, ms: COME.ms });
    void stage.tween({ targets: prize.image, to, ms: COME.ms, delay: i * COME.apart, ease: 'Back.Out' });
    return { prize, whole, foot };
  }

  /** What the pupil picks; after a while what stood closest. */
  #choice(candidates: readonly Candidate[], nearest: Candidate): Promise<Candidate> {
    const stage = this.#stage;
    return new Promise((resolve) => {
      const take = (one: Candidate) => {
        for (const offer of offers) offer.remove();
        resolve(one);
      };
      const pick = (one: Candidate) => {
        stage.keep(one.prize.name);
        stage.announce(`Gekozen: ${CALLED[one.prize.name]}.`);
        stage.sound.play('pak');
        take(one);
      };
      const offers = candidates.map((one) =>
        stage.offer(one.whole, {
          id: `knuffel-${one.prize.name}`,
          kind: 'keepsake',
          value: one.prize.name,
          label: `Neem mee: ${CALLED[one.prize.name]}`,
          size: ROW.hit,
          onPick: () => pick(one),
          onPress: (pressed) => one.whole.setY(ROW.y + (pressed ? 4 : 0)),
        }),
      );
      const left = TIMES.choose - (stage.clock.now - this.#begun);
      stage.clock.after(left, () => take(nearest));
    });
  }

  /** Not this time: it hops back to the rail. */
  #goBack({ prize, whole, foot }: Candidate) {
    const stage = this.#stage;
    void stage.tween({ targets: foot, to: { alpha: 0 }, ms: 200 });
    void stage.tween({
      targets: prize.image,
      to: { x: prize.from.x - whole.x, y: prize.from.y - whole.y, scale: 0.72 },
      ms: 420,
      ease: 'Quad.In',
    });
  }

  /** The prize comes to its new owner, who dances with it on the counter. */
  async #handOver({ prize, whole, foot }: Candidate, owner: Klodder) {
    const stage = this.#stage;
    const { x, y } = HAND_OVER;
    const { image } = prize;
    whole.remove(image);
    image.setPosition(whole.x + image.x, whole.y + image.y).setDepth(DEPTHS.ball + 5);
    void stage.tween({ targets: foot, to: { alpha: 0 }, ms: 200 });
    const rays = stage
      .image('stralen', x, y - 96)
      .setDepth(DEPTHS.ball + 3)
      .setScale(0.025);
    void stage.tween({ targets: rays, to: { scale: 1.1 }, ms: 420, delay: 160, pop: true });
    if (!stage.reducedMotion)
      void stage.tween({ targets: rays, to: { angle: 30 }, ms: 2600, ease: 'Sine.Out' });
    stage.sound.play('applaus');
    owner.setDepth(DEPTHS.ball + 6);
    const walked = owner.walkTo(x + HAND_OVER.owner, y + 6, 760);
    await stage.tween({ targets: image, to: { x, y, scale: HAND_OVER.size }, ms: 420, ease: 'Back.Out' });
    stage.fx.burst('confetti', x, y - 220, { count: 28, spread: 620 });
    await walked;
    owner.face('proud');
    owner.turn(true);
    for (let i = 0; stage.clock.now - this.#begun + TIMES.beat < TIMES.end; i++) {
      void owner.hop(34);
      void stage.tween({ targets: image, to: { angle: i % 2 ? -8 : 8 }, ms: 230, yoyo: true, pop: true });
      this.#prizes.dance(i);
      if (i % 2) stage.fx.burst('confetti', i % 4 === 1 ? 300 : 1080, 330, { count: 14, spread: 320 });
      await stage.clock.wait(TIMES.beat);
    }
  }
}
