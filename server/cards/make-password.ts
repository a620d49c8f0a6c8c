import { randomInt } from 'node:crypto';
import {
  PASSWORD_JOIN,
  PASSWORD_PICTURES,
  PICTURES_IN_PASSWORD,
  type PasswordStyle,
} from '../contract/cards.ts';

/**
 * Words that a child of seven can picture and type: sounds are written as they are heard, no doubled letters, nothing
 * that sounds like another. Two of them make 12,000 passwords; the limits on tries do the rest (auth/limits.ts).
 */
const WORDS = (
  'aap anker appel arm auto baard bad bal beer been berg bij bloem boek boom boot bord bos brug bus ' +
  'deur dier doos draak drop duif eend fiets fluit gans geit glas golf gras haan haas hand hark hert ' +
  'hond hoorn huis jas juf kaas kalf kam kar kasteel kat kers kip kist klok koe koek kraan krab kroon ' +
  'kruk laars lamp leeuw lepel maan mand mier mol muis mus muts neus noot oog oor oven paard pan peer ' +
  'pen piano pijl plank poes pop raam raket ridder ring robot roos schaap schip slak sok ster stoel ' +
  'taart tak tand tent tijger touw trein uil vaas vis vlag vlieg vogel vos vuur wesp wiel wolf wolk ' +
  'worm zak zebra zee zon'
).split(' ');

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)]!;
/** Some of a list, none twice. */
function pickSome<T>(list: readonly T[], count: number): T[] {
  const left = [...list];
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)[0]!);
}

/** A new password that a child can read and type, or tap. */
export function makePassword(style: PasswordStyle): string {
  switch (style) {
    case 'woorden':
      return pickSome(WORDS, 2).join(PASSWORD_JOIN);
    case 'cijfers':
      // Without 0 and 1, which look like letters; 121 words and three digits of eight.
      return pick(WORDS) + Array.from({ length: 3 }, () => randomInt(2, 10)).join('');
    case 'plaatjes':
      return pickSome(PASSWORD_PICTURES, PICTURES_IN_PASSWORD)
        .map(({ word }) => word)
        .join(PASSWORD_JOIN);
  }
}
