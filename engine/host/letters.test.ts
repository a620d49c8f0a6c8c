// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { bringFont } from './letters.ts';

/** jsdom has no fonts: what a browser answers when a face is asked for. */
function browser(load: (face: string) => Promise<unknown[]>) {
  const asked: string[] = [];
  const fonts = { load: (face: string) => (asked.push(face), load(face)) };
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  return asked;
}
afterEach(() => Reflect.deleteProperty(document, 'fonts'));

describe('the letters of a pupil', () => {
  it('are fetched in both weights before a scene opens, and only for who has them set', async () => {
    const asked = browser(async () => [{}]);
    expect(await bringFont('usual')).toBe('usual');
    expect(asked).toEqual([]);
    expect(await bringFont('dyslexic')).toBe('dyslexic');
    expect(asked.map((face) => face.split(' ')[0])).toEqual(['400', '700']);
  });

  it('are the usual ones where they can not be had', async () => {
    browser(async () => []);
    expect(await bringFont('dyslexic')).toBe('usual');
    browser(() => Promise.reject(new Error('no net')));
    expect(await bringFont('dyslexic')).toBe('usual');
  });
});
