import { expect, test } from 'vitest';
import { createHolds } from './holds.ts';

function setup() {
  const world = { now: 1_000_000, watched: true };
  const holds = createHolds(
    () => world.now,
    () => world.watched,
  );
  const held = () => ['a', 'b', 'c'].filter((id) => holds.left('g', id) > 0).join('');
  return { world, holds, held };
}

test('a group is held as a whole, with who joins later; one of them may go on', () => {
  const { holds, held } = setup();
  expect(holds.set('g', true)).toMatchObject({ everyone: true, pupilIds: [] });
  expect(held()).toBe('abc');
  holds.set('g', false, ['b']);
  expect(held()).toBe('ac');
  holds.set('g', true, ['b']);
  expect(held()).toBe('abc');
  expect(holds.left('other', 'a')).toBe(0);
  expect(holds.set('g', false)).toBeNull();
  expect(held()).toBe('');
});

test('some pupils are held, one more, and let go one by one', () => {
  const { holds, held } = setup();
  holds.set('g', true, ['a']);
  holds.set('g', true, ['c']);
  expect(held()).toBe('ac');
  holds.set('g', false, ['b']);
  holds.set('g', false, ['a']);
  expect(held()).toBe('c');
  expect(holds.set('g', false, ['c'])).toBeNull();
  expect(holds.any()).toBe(false);
});

test('a hold ends by itself after ten minutes, without anybody looking', () => {
  const { world, holds, held } = setup();
  holds.set('g', true);
  world.now += 9 * 60_000;
  expect(holds.sweep()).toEqual([]);
  expect(holds.left('g', 'a')).toBe(60_000);
  world.now += 60_000;
  expect(held()).toBe('');
  expect(holds.of('g')).toBeNull();
  expect(holds.sweep()).toEqual(['g']);
});

test('a hold ends when no teacher looks any more, but not when one only reloads the page', () => {
  const { world, holds, held } = setup();
  holds.set('g', true);
  world.watched = false;
  world.now += 80_000;
  expect(holds.sweep()).toEqual([]);
  world.watched = true;
  holds.sweep();
  world.watched = false;
  world.now += 80_000;
  expect(holds.sweep()).toEqual([]);
  expect(held()).toBe('abc');
  world.now += 20_000;
  expect(holds.sweep()).toEqual(['g']);
  expect(held()).toBe('');
});
