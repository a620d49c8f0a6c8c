import { z } from 'zod';
import { BLOCK_KINDS } from '../contract/licence.ts';
import type { AccountRow } from '../data/schema.ts';

/** Why an account is blocked, as it is stored. */
const blockSchema = z.object({
  kind: z.enum(BLOCK_KINDS),
  /** Read by the administrators of the account. */
  why: z.string(),
  at: z.number(),
  by: z.string(),
});
type Block = z.infer<typeof blockSchema>;

/** Why an account is blocked; null when it is not. */
export const blockOf = ({ block }: Pick<AccountRow, 'block'>): Block | null =>
  block === null ? null : blockSchema.parse(JSON.parse(block));

/** The same, to be stored. */
export const blockText = (block: Block): string => JSON.stringify(block);
