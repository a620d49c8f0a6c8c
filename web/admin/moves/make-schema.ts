import { z } from 'zod';
import { MOVE_TOKEN_DAYS } from '../../../server/contract/account-terms.ts';
import { makeMoveToken, moveScopeSchema } from '../../../server/contract/moves.ts';

const { kind, basis, note, plansSure } = makeMoveToken.body.shape;

/** The form of a code: parts of what goes along are ticks of their own, days come from a list. It gives what the call wants. */
export const makeFormSchema = z
  .object({
    ...moveScopeSchema.shape,
    kind,
    basis,
    /** Empty where nobody filled it in. */
    basisDay: z.string(),
    days: z.string(),
    note,
    plansSure,
  })
  .transform(({ settings, results, rewards, plans, basisDay, days, ...rest }) => ({
    ...rest,
    scope: { settings, results, rewards, plans },
    basisDay: basisDay === '' ? null : basisDay,
    days: Number(days),
  }))
  .pipe(makeMoveToken.body);

/** What is filled in at first: all but the notes, which take a second tick, and why it may be. */
export const START = {
  settings: true,
  results: true,
  rewards: true,
  plans: false,
  kind: 'verhuizen',
  basisDay: '',
  days: String(MOVE_TOKEN_DAYS.usual),
  note: '',
  plansSure: false,
} as const;
