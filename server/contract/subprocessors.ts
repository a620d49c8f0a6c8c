import { z } from 'zod';
import { defineCall } from './call.ts';
import { line } from './messages.ts';

const subprocessorBody = z.object({
  name: line(100),
  /** What it does with which data. */
  what: line(300),
  country: line(60),
  startsOn: z.iso.date(),
  /** The last day; empty for no end. */
  endsOn: z.union([z.literal(''), z.iso.date()]),
});

const officeSubprocessorSchema = z.object({
  id: z.string(),
  ...subprocessorBody.shape,
  version: z.int(),
});
export type OfficeSubprocessor = z.infer<typeof officeSubprocessorSchema>;

export const listSubprocessors = defineCall({
  id: 'listSubprocessors',
  method: 'GET',
  path: '/api/office/subprocessors',
  action: 'office:privacy',
  summary: 'Wie er voor deze installatie met gegevens werkt, ook wie dat niet meer doet.',
  response: z.object({ subprocessors: z.array(officeSubprocessorSchema), total: z.int() }),
});

export const saveSubprocessor = defineCall({
  id: 'saveSubprocessor',
  method: 'PUT',
  path: '/api/office/subprocessors/{subprocessor}',
  action: 'office:privacy',
  when: 'change',
  summary:
    'Bewaart een subverwerker. Van een nieuwe horen alle beheerders dertig dagen van tevoren. De client maakt het id: twee keer is één keer.',
  params: z.object({ subprocessor: z.uuid() }),
  body: subprocessorBody.extend({
    /** It stands in the agreements that customers have already: nobody is told, and it may have begun. */
    isKnown: z.boolean(),
    /** The version that was looked at; 0 for a new one. */
    basedOn: z.int().min(0),
  }),
  response: officeSubprocessorSchema,
  errors: ['invalid-fields', 'conflict'],
});
