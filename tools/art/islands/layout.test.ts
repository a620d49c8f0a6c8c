import { describe, expect, it } from 'vitest';
import { THEMES, type ThemeArt } from '../../../scenes/landkaart/art/theme.ts';
import { layouts } from './build.ts';
import { flawsOf } from './flaws.ts';
import { friendSpots } from './friends.ts';
import { ISLET } from './layout.ts';

const all = layouts();

it('has two layouts and an islet of each theme', () => {
  const names = all.map(({ theme, layout }) => `${theme}-${layout}`).sort();
  expect(names).toEqual(THEMES.flatMap((theme) => [`${theme}-1`, `${theme}-2`, `${theme}-eilandje`]).sort());
});

describe.each(all.map((layout) => [`${layout.theme}-${layout.layout}`, layout] as const))(
  '%s',
  (_, layout) => {
    it('keeps places, things and paths apart, dry and in view', () => {
      expect(flawsOf(layout)).toEqual([]);
    });

    it('has room for friends around the clubhouse', async () => {
      const { default: theme } = (await import(
        `../../../scenes/landkaart/art/themes/${layout.theme}.ts`
      )) as { default: ThemeArt };
      expect(friendSpots(layout, theme).length).toBeGreaterThanOrEqual(layout.layout === ISLET ? 0 : 3);
    });
  },
);

it('finds a ferry on the beach, far from its jetty and out of view', () => {
  const weide = all.find(({ theme, layout }) => theme === 'weide' && layout === 1)!;
  const flaws = (veerboot: readonly [number, number]) =>
    flawsOf({ ...weide, things: { ...weide.things, veerboot } }).join('\n');
  expect(flaws([260, 700])).toContain('veerboot is aground');
  expect(flaws([60, 684])).toContain('veerboot leaves the core');
  expect(flaws([110, 300])).toContain('the ferry is far from its jetty');
});

it('finds a place that covers another, and a path through the sea', () => {
  const [first] = all;
  const nodes = { ...first!.nodes, '2': first!.nodes['1']!, '3': [1310, 700] as const };
  const flaws = flawsOf({ ...first!, nodes }).join('\n');
  expect(flaws).toContain('places 1 and 2 overlap');
  expect(flaws).toContain('is in the sea');
});
