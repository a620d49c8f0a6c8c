import { useState } from 'react';
import type { BlobFriend, Clothes, Outfit } from '../../../server/contract/rewards.ts';
import { messageOf } from '../../api/error.ts';
import { useClubhouse } from './query.ts';
import { rewards as text } from './wording.ts';

/** What the stall sells, or a trophy hands out. */
export type Thing = (Outfit & { habit?: undefined }) | (BlobFriend & { slot?: undefined });

/** What is said of a thing: what came of a wish, or why nothing did. */
interface Said {
  thing: string;
  line: string;
  trouble: boolean;
}

export interface Counter {
  busy: boolean;
  said: Said | undefined;
  buy: (thing: Thing) => void;
  /** Puts an outfit on, or takes it off. */
  change: (outfit: Outfit, on: boolean) => void;
}

/** What can be done in the stall, one thing at a time. It goes on, and is told, when something else is looked at meanwhile. */
export function useStall(): Counter & { forget: () => void } {
  const { buy, putOn } = useClubhouse();
  const [said, setSaid] = useState<Said>();
  const tell = (thing: string, line: string, trouble = false) => setSaid({ thing, line, trouble });
  return {
    busy: buy.isPending || putOn.isPending,
    said,
    forget: () => setSaid(undefined),
    change({ id, slot, name }, on) {
      const clothes: Clothes = { [slot]: on ? id : null };
      putOn.mutate(clothes, {
        onSuccess: () => tell(id, text(on ? 'stall.on' : 'stall.off', { name })),
        onError: (error) => tell(id, messageOf(error), true),
      });
    },
    buy({ id, slot, name }) {
      buy.mutate(id, {
        onSuccess() {
          tell(id, text(slot ? 'stall.bought' : 'stall.boughtBlob', { name }));
          if (slot) putOn.mutate({ [slot]: id });
        },
        onError: (error) => tell(id, messageOf(error), true),
      });
    },
  };
}
