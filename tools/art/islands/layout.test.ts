import { describe, expect, it } from 'vitest';
import { THEMES } from '../../../scenes/landkaart/art/theme.ts';
import { layouts } from './build.ts';
import { flawsOf } from './flaws.ts';

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
  },
);

it('finds a place that covers another, and a path through the sea', () => {
  const [first] = all;
  const nodes = { ...first!.nodes, '2': first!.nodes['1']!, '3': [1310, 700] as const };
  const flaws = flawsOf({ ...first!, nodes }).join('\n');
  expect(flaws).toContain('places 1 and 2 overlap');
  expect(flaws).toContain('is in the sea');
});
