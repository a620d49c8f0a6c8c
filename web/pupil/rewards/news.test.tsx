import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { weekKiteSvg } from '../../../engine/drawing/index.ts';
import type { Kite, Rewards } from '../../../server/contract/rewards.ts';
import { News } from './news.tsx';

const kite: Kite = { week: '2026-11-23', bows: 3, goal: 3, pattern: 'ruiten', flown: true };
const before: Kite = { week: '2026-11-02', bows: 4, goal: 4, pattern: 'hart', flown: true };
const tag = (flown: string[]) =>
  renderToStaticMarkup(
    <News
      rewards={
        {
          news: { trophies: [], flown },
          trophies: [],
          outfits: [],
          kite,
          kites: [before],
        } as unknown as Rewards
      }
      onLook={() => undefined}
      otherwise="niets"
    />,
  );

test('a kite that flies is told and drawn; one of a week before with its week', () => {
  expect(tag([])).toBe('niets');
  expect(tag([kite.week])).toContain('Je vlieger vliegt! Je krijgt er 50 munten voor.');
  expect(tag([kite.week])).toContain(weekKiteSvg(kite, 60));
  const late = tag([before.week]);
  expect(late).toContain('Je vlieger van de week van 2 november vliegt! Je krijgt er 50 munten voor.');
  expect(late).toContain(weekKiteSvg(before, 60));
});
