import { RateLimiterMemory } from 'rate-limiter-flexible';
import { DEFAULT_SETTINGS } from '../../engine/exercise/index.ts';
import { dealDemoRound } from '../contract/site-rounds.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Catalogue } from './catalogue.ts';
import type { Dealer, Words } from './dealer.ts';

/** A team may try games behind one address of a school. */
export const DEMOS_PER_QUARTER = 30;
/** All visitors together: dealing takes the computing of who plays in class. */
const DEMOS_OF_ALL_PER_MINUTE = 60;
/** Exercises of a demo round: a minute or two. */
const SIZE = 5;
/** School year of which the words are: known to every adult who looks on. */
const GROEP = 5;
const AVATAR = { shape: 'rond', colour: 'blauw', pattern: 'effen', worn: {} };

/** Rounds for visitors of the public site; nothing is stored. */
export function siteRoundRoutes(
  calls: Calls,
  { words, dealer, catalogue }: { words: Words; dealer: Dealer; catalogue: Catalogue },
): void {
  const perAddress = new RateLimiterMemory({ points: DEMOS_PER_QUARTER, duration: 15 * 60 });
  const together = new RateLimiterMemory({ points: DEMOS_OF_ALL_PER_MINUTE, duration: 60 });

  calls.open(dealDemoRound, async ({ body: { id, game: gameId }, address, variant }) => {
    const isWithin = await perAddress
      .consume(address)
      .then(() => together.consume('all'))
      .then(
        () => true,
        () => false,
      );
    if (!isWithin)
      throw new Problem(
        'too-many-requests',
        'Er wordt nu veel geprobeerd. Wacht even en probeer het zo opnieuw.',
        {
          retryAfter: 60,
        },
      );
    const game = catalogue.game(gameId);
    if (!game) throw notFound('Dit spel bestaat niet.');
    const settings = DEFAULT_SETTINGS;
    for (const { id: category } of words.categoriesOf(GROEP)) {
      const deal = dealer.deal({
        game,
        matter: { category },
        settings,
        seed: id,
        groep: GROEP,
        reserve: 0.4,
      });
      if (!deal) continue;
      return {
        id,
        game: game.id,
        seed: id,
        settings,
        avatar: AVATAR,
        size: Math.min(SIZE, deal.size),
        dealt: dealer.voiced(deal.dealt, variant),
        explain: dealer.explain(game, deal.form, variant),
      };
    }
    throw notFound('Van dit spel is nu geen proefronde te maken.');
  });
}
