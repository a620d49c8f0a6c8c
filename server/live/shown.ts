import type { Dealt, RawAnswer } from '../../engine/exercise/index.ts';

/** An answer as a teacher reads it: the letters, the card or the bucket that the pupil chose. */
export function shownAnswer({ exercise }: Dealt, given: RawAnswer): string {
  const pick = (list: readonly { id: string; text?: string; picture?: { alt: string } }[], id: string) => {
    const item = list.find((entry) => entry.id === id);
    return item?.text ?? item?.picture?.alt ?? '';
  };
  switch (given.form) {
    case 'choose':
    case 'read':
      return 'options' in exercise ? pick(exercise.options, given.option) : '';
    case 'judge':
      return given.fits ? 'klopt' : 'klopt niet';
    case 'type':
      return given.text;
    case 'sort':
      return 'buckets' in exercise
        ? (exercise.buckets.find((bucket) => bucket.id === given.bucket)?.label ?? '')
        : '';
    case 'build': {
      if (!('tiles' in exercise)) return '';
      const tiles = 'tiles' in given ? given.tiles : [given.tile];
      return tiles.map((id) => pick(exercise.tiles, id)).join('');
    }
    case 'order': {
      if (!('cards' in exercise)) return '';
      const cards = 'cards' in given ? given.cards : [given.card];
      return cards.map((id) => pick(exercise.cards, id)).join(' ');
    }
    case 'split': {
      if (!('letters' in exercise)) return '';
      const cuts = new Set(given.cuts);
      return exercise.letters.map((letter, i) => (cuts.has(i) && i > 0 ? `-${letter}` : letter)).join('');
    }
  }
}
