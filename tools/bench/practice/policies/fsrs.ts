import { createEmptyCard, fsrs as scheduler, Rating, type Card } from 'ts-fsrs';
import type { Made, Policy } from './policy.ts';

/** Cards alone: what is due, longest first, and otherwise the next new word of the book. */
export function fsrs({ world }: Made): Policy {
  const plan = scheduler({ enable_fuzz: false });
  const cards = new Map<string, Map<string, Card>>();
  const fresh = new Map<string, number>();
  const words = new Map(world.words.map((word) => [word.id, word]));
  const cardsOf = (pupil: string) => {
    const own = cards.get(pupil) ?? new Map<string, Card>();
    cards.set(pupil, own);
    return own;
  };
  return {
    next({ pupil, now }) {
      let due: { id: string; at: number } | undefined;
      for (const [id, card] of cardsOf(pupil.id)) {
        const at = card.due.getTime();
        if (at <= now && (!due || at < due.at)) due = { id, at };
      }
      if (due) return { word: words.get(due.id)! };
      const n = fresh.get(pupil.id) ?? 0;
      fresh.set(pupil.id, n + 1);
      return { word: world.words[(n * STRIDE) % world.words.length]! };
    },
    record({ pupil, word, correct, now }) {
      const own = cardsOf(pupil.id);
      const date = new Date(now);
      const card = own.get(word.id) ?? createEmptyCard<Card>(date);
      own.set(word.id, plan.next(card, date, correct ? Rating.Good : Rating.Again).card);
    },
  };
}

/** New words come from all categories by turns: no divisor of the number of words. */
const STRIDE = 61;
