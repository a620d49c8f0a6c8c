// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { FORMS, type GameManifest } from '../exercise/index.ts';
import { fixtureRound, type FixtureOptions } from '../testing/fixture.ts';
import { HeadlessHost } from '../testing/headless.ts';
import { ReferenceScene } from '../testing/reference-scene.ts';
import { Robot, type Plan } from '../testing/robot.ts';

const manifest: GameManifest = {
  id: 'proef',
  title: 'Proef',
  family: 'proef/proef',
  forms: FORMS as unknown as GameManifest['forms'],
  round: 6,
  cap: 4,
  pace: 'T',
  physics: 'none',
  host: 'moes',
  explain: 'Doe maar mee.',
  feat: '',
};
const entry = { manifest, folder: 'proef', art: {}, load: async () => ({ default: ReferenceScene }) };

let headless: HeadlessHost | undefined;
afterEach(() => headless?.destroy());

async function open(options: FixtureOptions) {
  headless = new HeadlessHost();
  const round = fixtureRound(options);
  const scene = (await headless.open(entry, round)) as ReferenceScene;
  return { headless, round, scene };
}

describe.each(FORMS)('a round of %s', (form) => {
  it.each<[Plan, 'pointer' | 'keyboard']>([
    ['right', 'pointer'],
    ['right', 'keyboard'],
    ['wrong', 'pointer'],
    ['wrong-then-right', 'keyboard'],
    ['mix', 'pointer'],
  ])('is played to its end: %s, by %s', async (plan, via) => {
    const { headless, round } = await open({ form });
    const robot = new Robot(headless, round.dealt, { plan, via });
    await robot.finish();
    const { log, progress } = headless.host.opened!.round!;
    expect(log.map(({ exerciseId, given, right }) => ({ exerciseId, given, right }))).toEqual(robot.meant);
    expect(progress.results).not.toContain('open');
    if (plan === 'right') expect(progress.results.every((result) => result === 'first-try')).toBe(true);
  });
});
