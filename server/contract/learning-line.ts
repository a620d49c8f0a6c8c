import { z } from 'zod';
import { idSchema } from './call.ts';

const groepSchema = z.int().min(3).max(8);
const categoriesSchema = z.array(idSchema).min(1).max(90);

/** Instead of the id of a block: the one of the method that is taught at the time (server/settings/methods.ts). */
export const BLOCK_OF_NOW = 'nu';

/**
 * What a pupil's islands are made of. `adaptive`: the categories of the pupil's level, one school year after the other.
 * `categories`: only these, in this order, and of those only what is taught from `floor` up to and including `ceiling`.
 * `lists`: only lists of words. `block`: the categories of one block of a teaching method, as they were when it was chosen;
 * where the school defined the method itself, those of today go before them.
 */
export const learningLineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('adaptive') }),
  z.object({
    kind: z.literal('categories'),
    categories: categoriesSchema,
    floor: groepSchema.optional(),
    ceiling: groepSchema.optional(),
  }),
  z.object({ kind: z.literal('lists'), lists: z.array(idSchema).min(1).max(12) }),
  z.object({
    kind: z.literal('block'),
    method: z.string().min(1).max(60),
    block: z.string().min(1).max(60),
    categories: categoriesSchema,
  }),
]);
export type LearningLine = z.infer<typeof learningLineSchema>;
