import { describe, expect, it } from 'vitest';
import type { MapTask } from '../../../server/contract/practice.ts';
import { offeredGames } from './offered.ts';

const FAMILIES: Record<
  string,
  { family: string; pace: 'T' | 'C' | 'L'; forms: readonly ['build' | 'choose'] }
> = {
  pizza: { family: 'kitchen/lay', pace: 'T', forms: ['build'] },
  soep: { family: 'kitchen/stir', pace: 'C', forms: ['build'] },
  race: { family: 'race/steer', pace: 'L', forms: ['build'] },
  raket: { family: 'space/shoot', pace: 'L', forms: ['build'] },
  vis: { family: 'water/catch', pace: 'L', forms: ['build'] },
};
const task = (ids: string[], favourite = '', fresh: readonly string[] = []): MapTask => ({
  id: 't1',
  category: 'ei-ij',
  name: 'ei of ij',
  goal: 'Woorden met ei of ij',
  sign: 'ei|ij',
  state: 'open',
  stars: 0,
  anchor: 0,
  reason: '',
  games: ids.map((id) => ({
    ...{ id, title: id, form: 'build', stars: 0 },
    favourite: id === favourite,
    fresh: fresh.includes(id),
  })),
});
const offer = (
  ids: string[],
  over: Partial<{
    day: string;
    swap: number;
    calm: boolean;
    favourite: string;
    fresh: string[];
    played: string[];
    visit: number;
  }> = {},
) =>
  offeredGames({
    task: task(ids, over.favourite, over.fresh),
    day: over.day ?? '2026-11-21',
    swap: over.swap ?? 0,
    calm: over.calm ?? false,
    played: over.played ?? [],
    visit: over.visit ?? 0,
    manifest: (id) => FAMILIES[id],
  }).map(({ id }) => id);
const all = Object.keys(FAMILIES);

describe('offered games', () => {
  it('offers three of different families, the same ones all day, with at least one that is not live', () => {
    for (let day = 1; day < 20; day++) {
      const games = offer(all, { day: `2026-11-${day}` });
      expect(new Set(games).size).toBe(3);
      expect(games).toEqual(offer(all, { day: `2026-11-${day}` }));
      expect(games.filter((id) => id === 'pizza' || id === 'soep').length).toBeGreaterThan(0);
    }
  });
  it('leaves out the two that were played last, as long as there are others', () => {
    for (let day = 1; day < 20; day++) {
      const games = offer(all, { day: `2026-11-${day}`, played: ['pizza', 'vis'] });
      expect(games).not.toContain('pizza');
      expect(games).not.toContain('vis');
    }
    expect(offer(['pizza', 'soep'], { played: ['pizza', 'soep'] }).sort()).toEqual(['pizza', 'soep']);
  });
  it('keeps the place of a favourite free every second visit', () => {
    expect(offer(all, { favourite: 'vis', visit: 2 })[0]).toBe('vis');
    const firsts = Array.from(
      { length: 12 },
      (_, day) => offer(all, { favourite: 'vis', visit: 1, day: `d${day}` })[0],
    );
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });
  it('has one that is new to the pupil among them, beside a favourite, until all were met', () => {
    for (let day = 1; day < 20; day++) {
      const known = { day: `2026-11-${day}`, favourite: 'vis', visit: day };
      for (const id of all.filter((other) => other !== 'vis'))
        expect(offer(all, { ...known, fresh: [id] })).toContain(id);
      expect(offer(all, { ...known, fresh: ['pizza', 'soep'], visit: 2 })[0]).toBe('vis');
      expect(offer(all, { ...known, fresh: ['race', 'raket'], calm: true, played: [] })[0]).toMatch(
        day % 2 === 0 ? 'vis' : /pizza|soep/,
      );
      expect(offer(all, { day: known.day, fresh: all })).toEqual(offer(all, { day: known.day }));
    }
  });
  it('offers all there is when that is little', () => {
    expect(offer(['pizza', 'soep']).sort()).toEqual(['pizza', 'soep']);
    expect(offer([])).toEqual([]);
  });
  it('offers others on request, keeps a favourite, and calm ones first', () => {
    expect(offer(all, { swap: 1 })).not.toEqual(offer(all));
    expect(offer(all, { favourite: 'vis' })[0]).toBe('vis');
    expect(offer(all, { calm: true }).slice(0, 1)).toEqual(
      expect.arrayContaining([expect.stringMatching(/pizza|soep/)]),
    );
  });
});
