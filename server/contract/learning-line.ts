import { z } from 'zod';
import { idSchema } from './call.ts';

const groepSchema = z.int().min(3).max(8);
const categoriesSchema = z.array(idSchema).min(1).max(90);

/**
 * What a pupil's islands are made of. `adaptive`: the categories of the pupil's level, one school year after the other.
 * `categories`: only these, in this order, and of those only what is taught from `floor` up to and including `ceiling`.
 * `lists`: only lists of words. `block`: the categories of one block of a teaching method.
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
