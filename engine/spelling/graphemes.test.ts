import { describe, expect, it } from 'vitest';
import { graphemes } from './graphemes.ts';

describe('graphemes', () => {
  it.each([
    ['schaap', 'sch|aa|p'],
    ['ap-pel', 'a|pp|e|l'],
    ['leeu-wen', 'l|eeuw|e|n'],
    ['ko-ning', 'k|o|n|i|ng'],
    ['jon-gen', 'j|o|ng|e|n'],
    ['aan-ge-ven', 'aa|n|g|e|v|e|n'],
    ['on-ge-luk', 'o|n|g|e|l|u|k'],
    ['ver-ras-sing', 'v|e|r|r|a|ss|i|ng'],
    ['kauw-gom', 'k|auw|g|o|m'],
    ['gou-den', 'g|ou|d|e|n'],
    ['nacht-hemd', 'n|a|ch|t|h|e|m|d'],
    ['pi-a-no', 'p|i|a|n|o'],
    ['ijs', 'ij|s'],
    ['IJs-land', 'IJ|s|l|a|n|d'],
  ])('cuts %s as %s', (syllables, wanted) => {
    expect(graphemes(syllables.split('-')).join('|')).toBe(wanted);
  });
});
