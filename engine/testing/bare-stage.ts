import './canvas-stub.ts';
import { afterEach, beforeEach } from 'vitest';
import type { GameEntry } from '../bridge/index.ts';
import type { PlaySettings } from '../exercise/index.ts';
import { GameScene } from '../stage/index.ts';
import { fixtureRound } from './fixture.ts';
import { HeadlessHost } from './headless.ts';

/** A stage with nothing on it, held in the phase in which everything offered may be used. */
class BareScene extends GameScene {
  setup() {}
  override present() {}
  override async respond() {}
  override clear() {}
  protected override begin() {}
}

/** That stage as a game that the host can open. */
export const BARE: GameEntry = {
  manifest: {
    id: 'kit',
    title: 'Kit',
    family: 'proef/kit',
    forms: ['build'],
    round: 6,
    cap: 4,
    pace: 'T',
    physics: 'none',
    host: 'moes',
    explain: 'Kijk.',
    feat: '',
  },
  folder: 'kit-proef',
  art: {},
  load: () => Promise.resolve({ default: BareScene }),
};

/** Opens an empty stage before each test of a file, and closes it after. */
export function bareStage() {
  let headless: HeadlessHost;
  let scene: GameScene;
  const bare = {
    /** Opens it anew, with these settings. */
    async open(settings: Partial<PlaySettings> = {}) {
      headless?.destroy();
      headless = new HeadlessHost();
      scene = await headless.open(BARE, fixtureRound({ form: 'build', settings }));
    },
    get headless() {
      return headless;
    },
    get stage() {
      return scene.stage;
    },
    get desk() {
      return scene.live.desk;
    },
    offered(id: string) {
      const offer = bare.desk.all.find((one) => one.id === id);
      if (!offer) throw new Error(`${id} is not offered`);
      return offer;
    },
  };
  beforeEach(() => bare.open());
  afterEach(() => headless.destroy());
  return bare;
}
