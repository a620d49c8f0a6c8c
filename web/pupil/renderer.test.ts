import { describe, expect, it } from 'vitest';
import { memoryStore } from '../app/session/storage.ts';
import { rememberRenderer, rendererOf } from './renderer.ts';

const DAY = 24 * 3600 * 1000;
const NOW = 1_800_000_000_000;

describe('how the canvas is drawn', () => {
  it('is looked at the first time, and believed for a week by the same browser', () => {
    const store = memoryStore();
    expect(rendererOf(store, 'Chrome 1', NOW)).toBe('auto');
    rememberRenderer(store, 'Chrome 1', NOW, 'canvas');
    expect(rendererOf(store, 'Chrome 1', NOW + 6 * DAY)).toBe('canvas');
    expect(rendererOf(store, 'Chrome 2', NOW + DAY)).toBe('auto');
    // What was believed on Thursday is no newer for it.
    rememberRenderer(store, 'Chrome 1', NOW + 6 * DAY, 'canvas');
    expect(rendererOf(store, 'Chrome 1', NOW + 8 * DAY)).toBe('auto');
    rememberRenderer(store, 'Chrome 1', NOW + 8 * DAY, 'webgl');
    expect(rendererOf(store, 'Chrome 1', NOW + 9 * DAY)).toBe('webgl');
  });

  it('follows a school that forces it, and a clock that went back', () => {
    const store = memoryStore();
    store.set('tekenaar', 'webgl');
    rememberRenderer(store, 'Chrome 1', NOW, 'webgl');
    store.remove('tekenaar');
    expect(rendererOf(store, 'Chrome 1', NOW)).toBe('auto');
    rememberRenderer(store, 'Chrome 1', NOW, 'canvas');
    expect(rendererOf(store, 'Chrome 1', NOW - 30 * DAY)).toBe('auto');
  });
});
