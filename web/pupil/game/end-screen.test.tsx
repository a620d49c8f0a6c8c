import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GameManifest, RoundResult } from '../../../engine/exercise/index.ts';
import type { RoundReward } from '../../../server/contract/live.ts';
import { EndScreen } from './end-screen.tsx';

const manifest = { id: 'spel', title: 'Spel', host: 'tik' } as GameManifest;
const result = { stars: 2, coins: 12, feat: false } as RoundResult;
const reward: RoundReward = { stars: 2, coins: 12, totalStars: 5, totalCoins: 40, opened: [] };
const screen = (brought?: RoundReward) =>
  renderToStaticMarkup(
    <EndScreen
      {...{ manifest, result, reward: brought, preview: false, still: true }}
      words={{ right: ['trein'], practise: ['reis'] }}
      spots={new Map(['trein', 'reis'].map((word) => [word, { from: 1, to: 3 }]))}
      onAgain={() => undefined}
      onMap={() => undefined}
    />,
  );

test('another round is offered as long as one can be begun, also before the server has said so', () => {
  expect(screen()).toContain('Nog een ronde');
  expect(screen(reward)).toContain('Nog een ronde');
  expect(screen(reward)).toContain('Je hebt nu 40 munten en 5 sterren.');
  expect(screen({ ...reward, totalCoins: 1, totalStars: 1 })).toContain('Je hebt nu 1 munt en 1 ster.');
});

test('out of practice time no other round is offered, and it is said when it comes', () => {
  const closed = 'Nu is het geen oefentijd. Morgen vanaf 8.30 uur kun je weer oefenen.';
  const shut = screen({ ...reward, closed });
  expect(shut).toContain(closed);
  expect(shut).not.toContain('Nog een ronde');
  expect(shut).toContain('Naar de kaart');
});

test('what is still to practise is built up with its hard spot, and what went well just stands there', () => {
  expect(screen(reward)).toContain('<li>trein</li>');
  expect(
    screen(reward)
      .match(/class="hard"[^>]*>(.)</g)
      ?.map((letter) => letter.at(-2)),
  ).toEqual(['e', 'i']);
});
