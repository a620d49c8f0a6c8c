/** Files of a new game by their path in its folder; they pass the contract test as they are. */
export function filesOf(id: string, title: string): Record<string, string> {
  return {
    'manifest.ts': manifest(id, title),
    'scene.ts': scene(id, title),
    'contract.test.ts': contract(id),
    'art/art.ts': ART,
    'art/sounds.ts': SOUNDS,
  };
}

const contract = (id: string) => `// @vitest-environment jsdom
import { keepsContract } from '../../engine/testing/contract/index.ts';
import { gameById } from '../index.ts';

keepsContract(gameById('${id}')!);
`;

const manifest = (
  id: string,
  title: string,
) => `import type { GameManifest } from '../../engine/exercise/index.ts';

const manifest: GameManifest = {
  id: '${id}',
  title: '${title}',
  family: 'mind/${id}',
  forms: ['choose'],
  round: 12,
  cap: 6,
  pace: 'T',
  physics: 'none',
  host: 'moes',
  explain: 'Kies de kaart die past.',
  feat: 'Kies 6 keer achter elkaar meteen goed.',
};

export default manifest;
`;

const scene = (
  id: string,
  title: string,
) => `import type { Exercise, Option, Outcome } from '../../engine/exercise/index.ts';
import { GameScene, type Klodder, type WordCard } from '../../engine/stage/index.ts';

/** All numbers of the play. */
const TUNING = {
  cards: { left: 330, top: 262, right: 1290, bottom: 560, widest: 420 },
  host: { x: 180, y: 640, size: 170 },
  own: { x: 1230, y: 690, size: 96 },
  flowers: { from: 380, to: 1120, y: 716, count: 6, sway: 5, ms: 1600 },
  in: 220,
  out: 160,
  goed: 900,
  nogeens: 700,
  onthul: 900,
  /** First-try rights in a row that earn the kunstje. */
  feat: 6,
} as const;

interface Choice {
  option: Option;
  card: WordCard;
  out: boolean;
}

/** ${title}: cards on the grass, and a Klodder who cheers. */
export default class ${className(id)} extends GameScene {
  #host!: Klodder;
  #choices: Choice[] = [];
  #inARow = 0;

  setup() {
    const { stage } = this;
    stage.backdrop();
    this.#host = stage.klodder('moes', TUNING.host);
    stage.klodder('eigen', { ...TUNING.own, flip: true });
    this.#plant();
  }

  /** Flowers along the path; they sway where motion is welcome. */
  #plant() {
    const { stage } = this;
    const { from, to, y, count, sway, ms } = TUNING.flowers;
    const rng = stage.rng.fork('bloemen');
    for (let i = 0; i < count; i++) {
      const x = from + ((to - from) * i) / (count - 1) + rng.between(-20, 20);
      const flower = stage.image(i % 2 ? 'bloem-lila' : 'bloem-roze', x, y + rng.between(-8, 8)).setAngle(-sway);
      void stage.tween({ targets: flower, to: { angle: sway }, ms: ms + rng.between(0, 500), yoyo: true, repeat: -1, pop: true });
    }
  }

  async present(exercise: Exercise) {
    if (exercise.form !== 'choose') throw new Error(\`This game can't play "\${exercise.form}".\`);
    const { stage } = this;
    const maxWidth = TUNING.cards.widest;
    this.#choices = exercise.options.map((option) => ({ option, card: stage.kit.wordCard(0, 0, option, { maxWidth }), out: false }));
    stage.kit.inRows(this.#choices.map(({ card }) => card), TUNING.cards);
    stage.sound.play('kaarten');
    for (const { card } of this.#choices) card.setScale(0);
    const targets = this.#choices.map(({ card }) => card);
    await stage.tween({ targets, to: { scale: 1 }, ms: TUNING.in, ease: 'Back.Out', pop: true });
    for (const choice of this.#choices) this.#offer(choice);
    this.#host.face('look');
  }

  #offer(choice: Choice) {
    const { option, card } = choice;
    this.stage.offer(card, {
      id: \`kaart-\${option.id}\`,
      kind: 'option',
      value: option.id,
      label: option.text ?? option.picture?.alt ?? '',
      enabled: () => !choice.out,
      onPick: () => this.commit({ form: 'choose', option: option.id }),
    });
  }

  async respond({ step, given, decides, reveal }: Outcome) {
    const { stage } = this;
    const chosen = this.#choices.find(({ option }) => given.form === 'choose' && option.id === given.option);
    if (!chosen) return;
    this.#host.look(chosen.card.x, chosen.card.y);
    if (step === 'goed') {
      chosen.card.look = 'right';
      if (decides) this.#reward(chosen.card);
      this.#host.face('happy', TUNING.goed);
      await Promise.all([this.#host.hop(), stage.clock.wait(TUNING.goed)]);
      return;
    }
    this.#inARow = 0;
    chosen.out = true;
    chosen.card.look = 'out';
    this.#host.face('oops', TUNING.nogeens, 'think');
    await stage.clock.wait(step === 'onthul' && reveal ? TUNING.onthul : TUNING.nogeens);
  }

  /** A tip for a right at once, and the kunstje for a row of them. */
  #reward({ x, y }: WordCard) {
    const { stage } = this;
    this.#inARow++;
    stage.fx.burst('sterren', x, y);
    if (this.#inARow % 2 === 0) stage.tip(1, x, y);
    if (this.#inARow === TUNING.feat) stage.feat();
  }

  async clear() {
    const targets = this.#choices.map(({ card }) => card);
    await this.stage.tween({ targets, to: { alpha: 0 }, ms: TUNING.out, pop: true });
    for (const card of targets) card.destroy();
    this.#choices = [];
    this.#host.look();
  }

  override async finale() {
    const { stage } = this;
    stage.sound.play('juichen');
    this.#host.face('proud');
    for (let i = 0; i < 3; i++) {
      stage.fx.burst('confetti', 340 + i * 340, 260, { count: 24 });
      await this.#host.hop(60);
    }
  }
}
`;

const ART = `import { backdrop, circle, cloud, curve, defineArt, layer, PALETTE, prop, sprite, type Point } from '../../../engine/drawing/index.ts';

/** A hill of torn paper whose top edge is \`height\`. */
const hill = (height: (x: number) => number, fill: string, seed: number) => {
  const edge: Point[] = curve(height, -140, 1506, 48);
  return layer([[-140, 900], ...edge, [1506, 900]], fill, { seed });
};

/** Sky, three hills and the path in front: the far ones paler. */
const meadow = () =>
  '<rect x="-117" y="-96" width="1600" height="960" fill="#CDEBFA"/>' +
  cloud(260, 190) +
  cloud(1080, 150, 1.2) +
  hill((x) => 430 + Math.sin(x / 210) * 26, '#DDF0C4', 1) +
  hill((x) => 520 + Math.sin(x / 170 + 2) * 22, '#CBE8A4', 2) +
  hill((x) => 600 + Math.sin(x / 260 + 1) * 16, '#B9DE86', 3) +
  hill((x) => 706 + Math.sin(x / 190) * 6, '#F6E3B0', 4);

/** A flower that sways; its foot is (0, 0). */
const flower = (colour: string) =>
  prop('M-3 0L-2 -40H2L3 0Z', PALETTE.moss) +
  [0, 72, 144, 216, 288].map((turn) => \`<g transform="translate(0 -46) rotate(\${turn})">\${prop(circle(9, 0, -11), colour)}</g>\`).join('') +
  prop(circle(8, 0, -46), PALETTE.ochre);

export default defineArt({
  backdrop: backdrop(meadow()),
  sprites: {
    'bloem-roze': sprite(flower(PALETTE.pink), -26, -74, 26, 6),
    'bloem-lila': sprite(flower(PALETTE.lilac), -26, -74, 26, 6),
  },
});
`;

const SOUNDS = `import { air, defineSounds, drop } from '../../../engine/foley/index.ts';

/** Paper that is laid out, and a happy end. */
export default defineSounds({
  music: 'keuken',
  sounds: {
    kaarten: { layers: [air(900, 1500, 0.12), air(700, 1200, 0.1, 0.1, 0.6)], level: -5 },
    juichen: { layers: [drop(420, 840, 0.12), drop(520, 1040, 0.12, 0.14), drop(630, 1260, 0.16, 0.28)], room: 0.3 },
  },
});
`;

const className = (id: string) => id[0]!.toUpperCase() + id.slice(1).replace(/[^a-zA-Z0-9]/g, '');
