import { expect, it } from 'vitest';
import { CORE, STAGE, viewFor } from './view.ts';

it.each([
  [1366, 768, 1],
  [1024, 600, 1],
  [1024, 768, 2],
  [1920, 1080, 1.5],
  [2560, 1440, 2],
  [1366, 625, 1],
  [768, 1024, 1],
])('shows the whole core in a window of %i x %i at ratio %f', (width, height, ratio) => {
  const view = viewFor(width, height, ratio);
  expect(view.left).toBeLessThanOrEqual(CORE.left + 0.01);
  expect(view.right).toBeGreaterThanOrEqual(CORE.right - 0.01);
  expect(view.top).toBeLessThanOrEqual(0.01);
  expect(view.bottom).toBeGreaterThanOrEqual(STAGE.height - 0.01);
  expect((view.right - view.left) * view.scale).toBeCloseTo(width);
  expect((view.bottom - view.top) * view.scale).toBeCloseTo(height);
});

it('draws at the pixels of the screen, twice at most, and never more than the machine can take', () => {
  expect(viewFor(1366, 768, 1).pixelWidth).toBe(1366);
  expect(viewFor(1366, 768, 3).zoom / viewFor(1366, 768, 3).scale).toBeLessThanOrEqual(2);
  const large = viewFor(2560, 1440, 2);
  expect(large.pixelWidth * large.pixelHeight).toBeLessThanOrEqual(2560 * 1440);
  // Never coarser than the window itself.
  expect(viewFor(3840, 2160, 1).pixelWidth).toBe(3840);
});
