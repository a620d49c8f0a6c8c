// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { log, play } from '../testing/at-play.ts';

it('says the same words again in something new, which is read again', async () => {
  const { headless, scene } = await play({ form: 'sort' });
  const { root } = headless.host.mirror;
  const changes: string[] = [];
  const watch = new MutationObserver((seen) => {
    for (const { addedNodes } of seen) for (const node of addedNodes) changes.push(node.textContent ?? '');
  });
  watch.observe(root, { childList: true, subtree: true });
  for (let turn = 0; turn < 2; turn++) {
    scene.stage.announce('Nog eens.');
    headless.host.mirror.prompt('Welk woord hoor je?');
    await headless.step();
  }
  watch.disconnect();
  for (const text of ['Nog eens.', 'Welk woord hoor je?'])
    expect(changes.filter((change) => change === text)).toHaveLength(2);
});

it('lists what is offered, and picks it for who hears the screen', async () => {
  const { headless, scene } = await play({ form: 'sort' });
  const { root } = headless.host.mirror;
  const button = [...root.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'korte klank',
  )!;
  button.click();
  await headless.step(2);
  expect(log()[0]!.given).toEqual({ form: 'sort', bucket: 'kort' });
  expect(scene.flow.phase).not.toBe('spel');
  await headless.step(2);
  expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(
    'korte klank',
  );
  expect(root.textContent).toMatch(/Goed!|Luister goed/);
});
