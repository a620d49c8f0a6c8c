import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { weekKiteSvg } from '../../../engine/drawing/index.ts';
import type { Kite, Rewards } from '../../../server/contract/rewards.ts';
import { KitePanel } from './kite.tsx';

const kite: Kite = { week: '2026-11-23', bows: 3, goal: 3, pattern: 'ruiten', flown: true };
const panel = (kites: Kite[]) => renderToStaticMarkup(<KitePanel rewards={{ kite, kites } as Rewards} />);

test('for a kite that has flown no pattern is chosen any more, and it is said when the next one comes', () => {
  expect(panel([])).toContain('Maandag hangt hier een nieuwe vlieger.');
  expect(panel([])).not.toContain('radio');
});

test('a kite of before that did not fly shows the bows that it got, and none that are missing', () => {
  const old: Kite = { week: '2026-11-16', bows: 2, goal: 5, pattern: 'hart', flown: false };
  const html = panel([old]);
  expect(html).toContain('Week van 16 november: 2 strikken');
  expect(html).not.toContain('gevlogen');
  expect(html).toContain(weekKiteSvg({ ...old, goal: 2 }, 70));
});
