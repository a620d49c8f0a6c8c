// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { play } from '../testing/at-play.ts';

it('hears the pointer where nothing is offered, and steering keys down and up', async () => {
  const { headless, scene, put, drag } = await play({ form: 'sort' });
  const heard: string[] = [];
  const gesture = scene.stage.gesture({
    id: 'veeg',
    label: 'veeg',
    onStart: () => heard.push('start'),
    onMove: () => heard.push('move'),
    onEnd: () => heard.push('end'),
    onKey: (code, down) => heard.push(`${code} ${down ? 'in' : 'los'}`),
  });
  put(900, 300, { id: 'ding', onPick() {} });
  await drag([900, 300], [905, 300]);
  expect(heard).toEqual([]);
  await drag([200, 200], [300, 200]);
  expect(heard).toEqual(['start', 'move', 'move', 'move', 'end']);
  heard.length = 0;
  scene.feed({ type: 'keydown', code: 'ArrowLeft', key: 'ArrowLeft' });
  await headless.step();
  headless.host.pause();
  expect(heard).toEqual(['ArrowLeft in', 'ArrowLeft los']);
  headless.host.resume();
  gesture.remove();
  await drag([200, 200], [300, 200]);
  expect(heard).toHaveLength(2);
});

it('gets only the keys that it asks for while letters are typed', async () => {
  const { scene, key } = await play({ form: 'type' });
  const heard: string[] = [];
  scene.stage.gesture({
    id: 'slinger',
    label: 'slinger',
    whileTyping: ['ArrowRight'],
    onKey: (code, down) => heard.push(`${code} ${down ? 'in' : 'los'}`),
  });
  await key('ArrowRight');
  await key('ArrowLeft');
  await key('Space', ' ');
  await key('KeyA', 'a');
  expect(heard).toEqual(['ArrowRight in', 'ArrowRight los']);
  expect(scene.draft.text.text).toBe(' a');
});
