import { describe, expect, it } from 'vitest';
import { silentSound } from './sound.ts';

describe('silent sound', () => {
  it('has said everything at once', async () => {
    await expect(silentSound().say({ text: 'zeg', url: 'zeg.mp3' })).resolves.toBe(true);
    expect(() => silentSound().play('plop').stop()).not.toThrow();
  });
});
