import { z } from 'zod';
import { learningLineSchema, type LearningLine } from '../../../server/contract/learning-line.ts';
import { practiceFieldsSchema } from '../../../server/contract/practice-fields.ts';

/** What is not filled in yet, in words of its own. */
const UNCHOSEN: Record<LearningLine['kind'], string> = {
  adaptive: '',
  categories: 'Kies minstens één categorie.',
  lists: 'Kies minstens één woordenlijst, of plak woorden.',
  block: 'Kies een blok.',
};

/** What must be right before it goes to the server, which looks at the rest. */
export const formSchema = z.object({
  head: z
    .object({ name: z.string(), from: z.string(), to: z.string(), wholeGroup: z.boolean() })
    .refine(({ from, to }) => from === '' || to === '' || from <= to, {
      path: ['to'],
      message: 'De laatste dag ligt voor de eerste dag.',
    }),
  fields: practiceFieldsSchema.extend({
    learningLine: z.custom<LearningLine>().superRefine((line, context) => {
      if (!learningLineSchema.safeParse(line).success)
        context.addIssue({ code: 'custom', message: UNCHOSEN[line.kind] });
    }),
  }),
});
