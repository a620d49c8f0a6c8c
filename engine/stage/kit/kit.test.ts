// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { BARE, bareStage } from '../../testing/bare-stage.ts';
import { fixtureRound } from '../../testing/fixture.ts';

const bare = bareStage();

it('leaves no texture, text or offer behind when the scene closes', async () => {
  const { headless } = bare;
  headless.host.close();
  await headless.step(2);
  const before = headless.remains;
  for (let i = 0; i < 3; i++) {
    const scene = await headless.open(BARE, fixtureRound({ form: 'build' }));
    const { kit } = scene.stage;
    kit.wordCard(0, 0, { text: 'trein' }).look = 'out';
    kit.keyboard({ onType() {}, onErase() {}, onReady() {} });
    kit.slot(0, 0).dotted('m');
    kit.prompt.show({ task: 'x', text: 'De ___ rijdt.', speech: { text: 'a', url: 'a' } }, 'top');
    void kit.banner.show({ text: 'trein', from: 2, to: 4 }, 'full');
    scene.stage.klodder('fien', { x: 0, y: 0 });
    await headless.step(10);
    headless.host.close();
    await headless.step(2);
  }
  expect(headless.remains).toEqual(before);
});
