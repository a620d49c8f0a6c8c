import type { Clue, Suspect } from './rules.ts';

/** What is said of a trait: that somebody has it, and that somebody has it not. */
const SAID: Record<Clue['trait'], readonly (readonly [has: string, lacks: string])[]> = {
  colour: [
    ['De blob is effen blauw.', 'De blob is niet effen blauw.'],
    ['De blob heeft strepen.', 'De blob heeft géén strepen.'],
    ['De blob heeft stippen.', 'De blob heeft géén stippen.'],
    ['De blob heeft ruitjes.', 'De blob heeft géén ruitjes.'],
  ],
  hat: [
    ['De blob heeft niets op.', 'De blob heeft iets op.'],
    ['De blob draagt een muts.', 'De blob draagt géén muts.'],
    ['De blob draagt een hoed.', 'De blob draagt géén hoed.'],
    ['De blob draagt een strik.', 'De blob draagt géén strik.'],
  ],
  glasses: [
    ['De blob heeft geen bril.', 'De blob heeft een bril.'],
    ['De blob draagt een bril.', 'De blob draagt géén bril.'],
  ],
  mouth: [
    ['De blob lacht.', 'De blob lacht niet.'],
    ['De blob roept o!', 'De blob roept niet.'],
    ['De blob steekt een tong uit.', 'De blob steekt géén tong uit.'],
  ],
};

/** What a screen reader says of how somebody looks. */
const SEEN: Record<Clue['trait'], readonly string[]> = {
  colour: ['effen blauw', 'strepen', 'stippen', 'ruitjes'],
  hat: ['niets op', 'muts', 'hoed', 'strik'],
  glasses: ['geen bril', 'bril'],
  mouth: ['lacht', 'roept o', 'tong uit'],
};

/** Why somebody took the golden pen: always for something harmless. */
export const MOTIVES = [
  'Ik kriebelde er mijn rug mee!',
  'Ik roerde alleen in mijn thee.',
  'Ik dacht: dat is een banaan!',
  'Ik oefende mijn handtekening.',
  'Ik dirigeerde de kikkers.',
  'Ik prikte er een taartje mee.',
] as const;

/** The question on the page before anything is known. */
export const QUESTION = 'Wie leende de gouden pen?';

/** What a witness says whose word it was not. */
export const OTHERWISE = { choose: 'Eh … ik schreef het anders.', read: 'Eh … ik las het anders.' } as const;

/** What is asked when all is known. */
export const POINT_OUT = 'Wie blijft over? Wijs aan!';

/** A clue as a line of the casebook. */
export const lineOf = ({ trait, value, has }: Clue): string => SAID[trait][value]![has ? 0 : 1];

/** A portrait in words. */
export const lookOf = ({ colour, hat, glasses, mouth }: Suspect): string =>
  [SEEN.colour[colour], SEEN.hat[hat], SEEN.glasses[glasses], SEEN.mouth[mouth]].join(', ');
