// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { mounting } from '../testing/mounting.ts';
import { useFullScreen } from './full-screen.ts';

const screen = mounting();

/** A device whose browser has full screen. */
function device(platform: string, maxTouchPoints: number) {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  Object.defineProperty(navigator, 'platform', { value: platform, configurable: true });
  Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  Reflect.deleteProperty(navigator, 'platform');
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

const Offer = () => (useFullScreen() ? 'aan te zetten' : 'niet aangeboden');

it.each([
  ['a Chromebook with a touch screen', 'Linux x86_64', 10, 'aan te zetten'],
  ['a Mac', 'MacIntel', 0, 'aan te zetten'],
  ['an iPad that calls itself a Mac', 'MacIntel', 5, 'niet aangeboden'],
  ['an old iPad', 'iPad', 5, 'niet aangeboden'],
])('on %s', async (_, platform, points, told) => {
  device(platform, points);
  await screen.show(<Offer />);
  expect(screen.page.textContent).toBe(told);
});
