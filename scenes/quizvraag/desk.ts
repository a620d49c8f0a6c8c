import type { Exercise } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Graphics, Image } from '../../engine/stage/index.ts';
import { DEPTHS, DESK } from './places.ts';
import { HELPS, helpsIn, TOKENS, type Bets, type Help, type Helplines } from './rules.ts';

/** Along the desk, from its middle height; in u. */
const TOKEN = { x: 304, pitch: 70, hit: { width: 66, height: 84 } } as const;
const PLATE = { x: 644, y: -2 } as const;
const BUZZER = { x: 738, y: -10, up: -12, down: -4, hit: { width: 112, height: 100 } } as const;
const HELP = { x: 872, pitch: 88, hit: { width: 76, height: 82 } } as const;
const RING = { radius: 60, width: 7, colour: 0xf2b632, edge: 0xfffdf6, everyMs: 90 } as const;
const PALE = { left: 0.5, used: 0.18 } as const;
const MS = { move: 260, fly: 220, settle: 320, shake: 60, glow: 520 } as const;

const GONE = 900;
/** In calm mode, without tokens, the rest stands in the middle. */
const CALM_SHIFT = -174;
/** All of it is one row for the arrows. */
const ROW = 9;

const NAMES: Readonly<Record<Help, string>> = {
  halveren: 'Hulplijn: de helft van de foute luiken gaat dicht',
  slakkenstem: 'Hulplijn: hoor het woord heel langzaam',
  letterhulp: 'Hulplijn: zie hoeveel letters het woord heeft',
};

interface Told {
  /** Whether something can be set or asked now. */
  isOpen(): boolean;
  /** Whether letters are typed: arrows bet and help then. */
  isTyping(): boolean;
  /** Whether the buzzer leads on. */
  isReady(): boolean;
  buzz(): void;
  early(): void;
  /** Whether a helpline that the exercise has leads on right now. */
  canHelp(help: Help): boolean;
  help(help: Help): void;
}

/** The desk: tokens to bet, the plate they are laid on, the buzzer with its ring, and three helplines. */
export class Desk {
  readonly #stage: GameStage;
  readonly #bets: Bets;
  readonly #lines: Helplines;
  readonly #told: Told;
  /** As it was when the round began: calm mode may be switched meanwhile. */
  readonly #hasTokens: boolean;
  readonly #root: Container;
  readonly #tokens: readonly Image[];
  readonly #buzzer: Readonly<Record<'glow' | 'foot' | 'off' | 'on', Image>>;
  readonly #ring: Graphics;
  readonly #helps: readonly { help: Help; base: Image; on: Image; sign: Image }[];
  #has: readonly Help[] = [];
  #ringMs: number | undefined;
  #since = 0;
  #drawnAt = 0;

  constructor(stage: GameStage, bets: Bets, lines: Helplines, told: Told) {
    this.#stage = stage;
    this.#bets = bets;
    this.#lines = lines;
    this.#told = told;
    this.#root = stage.scene.add.container(0, DESK.y).setDepth(DEPTHS.desk);
    this.#hasTokens = !stage.calm;
    const shift = this.#hasTokens ? 0 : CALM_SHIFT;
    const add = (frame: string, x: number, y = 0) => {
      const image = stage.image(frame, x + shift, y);
      this.#root.add(image);
      return image;
    };
    add('lessenaar', 683 - shift, 8);
    add('schotel', PLATE.x, PLATE.y).setVisible(this.#hasTokens);
    this.#buzzer = {
      glow: add('zoemer-gloed', BUZZER.x, BUZZER.y),
      foot: add('zoemer-voet', BUZZER.x, BUZZER.y),
      off: add('zoemer-uit', BUZZER.x, BUZZER.y + BUZZER.up),
      on: add('zoemer-aan', BUZZER.x, BUZZER.y + BUZZER.up),
    };
    this.#ring = stage.scene.add.graphics({ x: BUZZER.x + shift, y: BUZZER.y });
    this.#root.add(this.#ring);
    this.#tokens = TOKENS.map((value, i) => add(`fiche-${value}`, tokenX(i)).setVisible(false));
    this.#helps = HELPS.map((help, i) => {
      const x = HELP.x + i * HELP.pitch;
      return { help, base: add('hulp-uit', x), on: add('hulp-aan', x), sign: add(`hulp-${help}`, x) };
    });
    this.#offerBuzzer();
    if (this.#hasTokens) this.#tokens.forEach((token, i) => this.#offerToken(token, i));
    for (const one of this.#helps) this.#offerHelp(one.help, one.base, one.on);
    this.#takeKeys();
    if (!stage.reducedMotion)
      void stage.tween({
        targets: this.#buzzer.glow,
        to: { scale: 1.1 },
        ms: MS.glow,
        yoyo: true,
        repeat: -1,
      });
  }

  /** Another exercise is asked: the desk stands where it leaves room, with the tokens that come now. */
  begin(exercise: Exercise, third: 0 | 1 | 2, atOnce: boolean) {
    const stage = this.#stage;
    this.#has = helpsIn(exercise);
    this.#lines.begin();
    const y = exercise.form === 'type' ? DESK.typing : DESK.y;
    if (y !== this.#root.y) void stage.tween({ targets: this.#root, to: { y }, ms: atOnce ? 1 : MS.move });
    if (!this.#hasTokens) return;
    for (const i of this.#bets.deal(third)) {
      const token = this.#tokens[i]!.setVisible(true).setScale(0.2);
      void stage.tween({ targets: token, to: { scale: 1 }, ms: MS.fly, ease: 'Back.Out', pop: true });
    }
  }

  /** The answer can be given: the ring begins to close, in so many ms; without them there is none. */
  open(ringMs: number | undefined) {
    this.#ringMs = ringMs;
    this.#since = this.#stage.clock.now;
  }

  /** Whether the ring is still open. */
  get isInTime(): boolean {
    return this.#ringMs !== undefined && this.#stage.clock.now - this.#since < this.#ringMs;
  }

  /** The first token, where the hand of the example bets. */
  get example(): { x: number; y: number } {
    return { x: tokenX(0), y: this.#root.y };
  }

  /** Where the buzzer is. */
  get middle(): { x: number; y: number } {
    return { x: BUZZER.x, y: this.#root.y + BUZZER.y };
  }

  /** An answer was given: the ring is gone. */
  close() {
    this.#ringMs = undefined;
    this.#ring.clear();
  }

  /** The token on the plate was won or lost; what it brings, and where from. */
  async settle(isWon: boolean): Promise<{ x: number; y: number; value: number } | undefined> {
    const i = this.#bets.staked;
    const value = this.#bets.settle(isWon);
    if (i === undefined || value === undefined) return undefined;
    const to: Record<string, number> = isWon
      ? { y: PLATE.y - 80, scale: 1.3 }
      : { y: PLATE.y + 60, angle: 70, alpha: 0 };
    if (!isWon) this.#stage.sound.play('fiche', { rate: 0.7 });
    await this.#stage.tween({ targets: this.#tokens[i]!, to, ms: MS.settle, ease: 'Quad.Out', pop: true });
    this.#tokens[i]!.setVisible(false);
    return isWon ? { x: PLATE.x, y: this.#root.y + PLATE.y - 80, value } : undefined;
  }

  /** The round is over: it sinks out of view. */
  leave() {
    void this.#stage.tween({ targets: this.#root, to: { y: GONE }, ms: MS.move, ease: 'Quad.In' });
  }

  /** What was bet in the example lies there again. */
  takeBack() {
    this.#bets.takeBack();
    this.#lay();
  }

  frame() {
    const isReady = this.#told.isReady();
    const { off, on, glow } = this.#buzzer;
    off.setVisible(!isReady);
    on.setVisible(isReady);
    glow.setVisible(isReady);
    for (const { help, on: lit, sign } of this.#helps) {
      const canBe = this.#canHelp(help);
      lit.setVisible(canBe);
      sign.setAlpha(canBe ? 1 : this.#lines.isLeft(help) ? PALE.left : PALE.used);
    }
    this.#drawRing();
  }

  /** The ring closes from above, in steps: nothing is drawn at each frame. */
  #drawRing() {
    const { now } = this.#stage.clock;
    if (this.#ringMs === undefined || now - this.#drawnAt < RING.everyMs) return;
    this.#drawnAt = now;
    const share = Math.min(1, (now - this.#since) / this.#ringMs);
    const top = -Math.PI / 2;
    this.#ring.clear();
    if (share >= 1) return;
    this.#ring
      .lineStyle(RING.width + 5, RING.edge)
      .beginPath()
      .arc(0, 0, RING.radius, 0, 2 * Math.PI)
      .strokePath();
    this.#ring.lineStyle(RING.width, RING.colour).beginPath();
    this.#ring.arc(0, 0, RING.radius, top + 2 * Math.PI * share, top + 2 * Math.PI).strokePath();
  }

  #offerBuzzer() {
    const { foot, on, off } = this.#buzzer;
    const stage = this.#stage;
    stage.offer(foot, {
      id: 'zoemer',
      kind: 'commit',
      label: 'zoemer',
      size: BUZZER.hit,
      row: ROW,
      enabled: () => this.#told.isReady(),
      onPick: () => {
        stage.sound.play('zoemer');
        this.#told.buzz();
      },
      onEarly: () => {
        this.#told.early();
        void stage.tween({ targets: off, to: { angle: 4 }, ms: MS.shake, yoyo: true, repeat: 1, pop: true });
      },
      onPress: (pressed) => on.scene && on.setY(BUZZER.y + (pressed ? BUZZER.down : BUZZER.up)),
    });
  }

  #offerToken(token: Image, i: number) {
    this.#stage.offer(token, {
      id: `fiche-${i}`,
      kind: 'control',
      label: `Zet in: fiche van ${TOKENS[i]}`,
      size: TOKEN.hit,
      row: ROW,
      enabled: () => this.#told.isOpen() && ['here', 'staked'].includes(this.#bets.stateOf(i)),
      chosen: () => this.#bets.staked === i,
      onPick: () => this.#stake(i),
    });
  }

  #offerHelp(help: Help, base: Image, on: Image) {
    this.#stage.offer(base, {
      id: `hulp-${help}`,
      kind: 'control',
      label: NAMES[help],
      size: HELP.hit,
      row: ROW,
      enabled: () => this.#canHelp(help),
      onPick: () => this.#ask(help),
      onPress: (pressed) => on.scene && on.setScale(pressed ? 0.92 : 1),
    });
  }

  /** While letters are typed arrows to the sides bet, and down asks for help. */
  #takeKeys() {
    this.#stage.gesture({
      id: 'lessenaar-toetsen',
      label: 'Pijl links en rechts zetten een fiche in, pijl omlaag vraagt hulp',
      area: () => ({ x: 0, y: 0, width: 0, height: 0 }),
      whileTyping: ['ArrowLeft', 'ArrowRight', 'ArrowDown'],
      enabled: () => this.#told.isTyping(),
      onKey: (code, isDown) => {
        if (!isDown) return;
        const help = HELPS.find((one) => this.#canHelp(one));
        if (code !== 'ArrowDown') this.#stakeTowards(code === 'ArrowRight' ? 1 : -1);
        else if (help) this.#ask(help);
      },
    });
  }

  #stakeTowards(by: 1 | -1) {
    const i = this.#hasTokens ? this.#bets.towards(by) : undefined;
    if (i !== undefined) this.#stake(i);
  }

  #stake(i: number) {
    if (this.#bets.stake(i)) this.#lay();
  }

  /** Tokens go to where they are now. */
  #lay() {
    this.#stage.sound.play('fiche');
    this.#tokens.forEach((token, i) => {
      const isStaked = this.#bets.staked === i;
      const to = isStaked ? { x: PLATE.x, y: PLATE.y - 4 } : { x: tokenX(i), y: 0 };
      if (['here', 'staked'].includes(this.#bets.stateOf(i)))
        void this.#stage.tween({ targets: token, to, ms: MS.fly, ease: 'Cubic.Out' });
    });
  }

  #canHelp(help: Help): boolean {
    return this.#has.includes(help) && this.#lines.isLeft(help) && this.#told.canHelp(help);
  }

  #ask(help: Help) {
    this.#lines.use(help);
    this.#stage.sound.play('hulp');
    this.#told.help(help);
  }
}

const tokenX = (i: number): number => TOKEN.x + i * TOKEN.pitch;
