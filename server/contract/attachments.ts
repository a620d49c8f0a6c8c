import { z } from 'zod';
import { MOST_ATTACHMENT_BYTES } from './account-terms.ts';
import { defineCall, idSchema } from './call.ts';

/** What can go along with a message. */
export const ATTACHMENT_TYPES = ['pdf', 'png', 'jpg'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** A file that goes along, without what is in it. */
export const attachmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  /** In bytes. */
  size: z.int(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

const attachmentParams = z.object({ message: idSchema, attachment: z.uuid() });

export const addAttachment = defineCall({
  id: 'addAttachment',
  method: 'PUT',
  path: '/api/office/messages/{message}/attachments/{attachment}',
  action: 'office:messages',
  when: 'change',
  summary:
    'Doet een pdf, png of jpg (multipart, veld file) bij een bericht. De client maakt het id: twee keer is één keer.',
  params: attachmentParams,
  takesFile: true,
  // With what a form has around a file.
  mostBytes: MOST_ATTACHMENT_BYTES + 64 * 1024,
  response: attachmentSchema,
  errors: ['invalid-fields', 'not-found', 'conflict', 'too-large'],
});

export const removeAttachment = defineCall({
  id: 'removeAttachment',
  method: 'DELETE',
  path: '/api/office/messages/{message}/attachments/{attachment}',
  action: 'office:messages',
  when: 'less',
  summary: 'Haalt een bijlage van een bericht weg.',
  params: attachmentParams,
  answer: 'nothing',
});

const wholeSchema = attachmentSchema.extend({ data: z.base64() });

export const getOfficeAttachment = defineCall({
  id: 'getOfficeAttachment',
  method: 'GET',
  path: '/api/office/messages/{message}/attachments/{attachment}',
  action: 'office:messages',
  summary: 'Een bijlage van een bericht van het kantoor, in base64.',
  params: attachmentParams,
  raw: true,
  response: wholeSchema,
});

export const getAttachment = defineCall({
  id: 'getAttachment',
  method: 'GET',
  path: '/api/messages/{message}/attachments/{attachment}',
  action: 'message:read',
  when: 'core',
  summary: 'Een bijlage van een bericht dat voor wie ingelogd is bedoeld is, in base64.',
  params: attachmentParams,
  raw: true,
  response: wholeSchema,
});
