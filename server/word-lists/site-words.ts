import { RateLimiterMemory } from 'rate-limiter-flexible';
import { checkSiteWords, MOST_SITE_WORDS } from '../contract/site-words.ts';
import type { Calls } from '../http/calls.ts';
import { Problem } from '../http/problem.ts';
import type { ListChecker } from './checker.ts';

/** A whole team may try it behind one address of a school. */
const CHECKS_PER_MINUTE = 12;
/** All visitors together: checking takes the computing of who teaches. */
const CHECKS_OF_ALL_PER_MINUTE = 120;

/** What the games make of words of a visitor who is not logged in; nothing is stored. */
export function siteWordRoutes(calls: Calls, checker: ListChecker): void {
  const perAddress = new RateLimiterMemory({ points: CHECKS_PER_MINUTE, duration: 60 });
  const together = new RateLimiterMemory({ points: CHECKS_OF_ALL_PER_MINUTE, duration: 60 });

  calls.open(checkSiteWords, async ({ body, address, variant }) => {
    const isWithin = await perAddress
      .consume(address)
      .then(() => together.consume('all'))
      .then(
        () => true,
        () => false,
      );
    if (!isWithin) {
      throw new Problem(
        'too-many-requests',
        'Er is net al vaak gekeken. Wacht een minuut en probeer het opnieuw.',
        {
          retryAfter: 60,
        },
      );
    }
    const { lines, rest: notSeen } = await checker.check(body.text, variant, { most: MOST_SITE_WORDS });
    return {
      lines: lines.map(({ about, ...line }) => {
        if (!about) return line;
        const { speech, ...rest } = about;
        return { ...line, about: { ...rest, ...(line.verdict === 'found' && { speech }) } };
      }),
      cut: notSeen !== undefined,
    };
  });
}
