// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { strayVisits } from '../../engine/testing/stray-visits.ts';
import { gameById } from '../index.ts';
import manifest from './manifest.ts';

it.each(manifest.forms)(
  'the moth comes after two thirds of the round, and brings a coin once (%s)',
  async (form) => {
    expect(await strayVisits(gameById(manifest.id)!, form, 'nachtvlinder')).toEqual([
      { at: 4, coins: 1, isGone: true },
      { at: 5, coins: 1, isGone: true },
    ]);
  },
);
