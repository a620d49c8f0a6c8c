import { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import { LONGEST_METHOD_NAME, type saveMethod } from '../../../server/contract/methods.ts';
import type { KnownMethod } from './form-context.ts';
import { methods as text } from './method-wording.ts';

const name = z
  .string()
  .trim()
  .min(1, { error: () => text('missing') })
  .max(LONGEST_METHOD_NAME);
/** A field without a day is empty; the call has null for it. */
const day = z.string().transform((filled) => filled || null);

/** What is filled in of a method, and what the call makes of it. */
export const methodFormSchema = z.object({
  name,
  blocks: z.array(
    z.object({
      id: z.string(),
      name,
      from: day,
      to: day,
      categories: z.array(z.string()).min(1, { error: () => text('noCategory') }),
    }),
  ),
});
export type MethodValues = z.input<typeof methodFormSchema>;

/** A block to begin with, the `i`-th from 0. */
export const emptyBlock = (i: number): MethodValues['blocks'][number] => ({
  id: newId(),
  name: text('blockNr', { nr: i + 1 }),
  from: '',
  to: '',
  categories: [],
});

/** What the form begins with. */
export const valuesOf = (method: KnownMethod | undefined): MethodValues =>
  method
    ? {
        name: method.name,
        blocks: method.blocks.map(({ from, to, ...block }) => ({ ...block, from: from ?? '', to: to ?? '' })),
      }
    : { name: '', blocks: [emptyBlock(0)] };

/** What is sent of a method. */
export const bodyOf = ({
  name,
  blocks,
}: Pick<KnownMethod, 'name' | 'blocks'>): Omit<z.input<typeof saveMethod.body>, 'basedOn'> => ({
  name,
  blocks: blocks.map(({ from = null, to = null, ...block }) => ({ ...block, from, to })),
});
