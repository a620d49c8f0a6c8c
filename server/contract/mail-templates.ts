import { z } from 'zod';
import { defineCall } from './call.ts';
import { VARIANTS } from './variant.ts';

/**
 * What kind of mail a template is of: what guards who may log in (only a superadmin changes its text), what an account can't do without, or
 * news, which somebody may go without.
 */
export const TEMPLATE_SORTS = ['security', 'system', 'news'] as const;
export type TemplateSort = (typeof TEMPLATE_SORTS)[number];

const LONGEST_BODY = 6000;

export const templateTextSchema = z.object({
  /** One line. */
  subject: z
    .string()
    .trim()
    .max(200)
    .transform((text) => text.replace(/\s+/g, ' ')),
  /** Paragraphs, lists and one button (server/mail/templates/body.ts). */
  body: z.string().trim().max(LONGEST_BODY),
  /** The mail as plain text; null: made from the body. */
  text: z.string().trim().max(LONGEST_BODY).nullable(),
});
export type TemplateText = z.output<typeof templateTextSchema>;

/** How the text of one variant stands. */
const standingSchema = z.object({
  /** Of the last change; 0 when there was none. */
  version: z.int(),
  /** Whether the office's own text is mailed; else what comes along with Spelwereld. */
  isOwn: z.boolean(),
  /** There is an own text, and it does not fit any more: it is not mailed. */
  isAside: z.boolean(),
  changedAt: z.int().nullable(),
});
const byVariant = <T extends z.ZodType>(schema: T) => z.object({ nl: schema, be: schema });

const headSchema = z.object({
  key: z.string(),
  what: z.string(),
  sort: z.enum(TEMPLATE_SORTS),
  usedBy: z.array(z.string()),
});

const summarySchema = headSchema.extend({ standings: byVariant(standingSchema) });
export type TemplateSummary = z.infer<typeof summarySchema>;

const versionSchema = z.object({
  variant: z.enum(VARIANTS),
  version: z.int(),
  ...templateTextSchema.shape,
  subject: z.string(),
  /** Put back to what comes along with Spelwereld. */
  isDefault: z.boolean(),
  at: z.int(),
  by: z.string().nullable(),
});
export type TemplateVersion = z.infer<typeof versionSchema>;

const shownTextSchema = z.object({ subject: z.string(), body: z.string(), text: z.string().nullable() });

const templateSchema = headSchema.extend({
  variables: z.array(
    z.object({ name: z.string(), label: z.string(), sample: z.string(), isNeeded: z.boolean() }),
  ),
  /** The text that is to be edited, and that of Spelwereld itself. */
  texts: byVariant(standingSchema.extend({ ...shownTextSchema.shape, original: shownTextSchema })),
  /** The newest first. */
  versions: z.array(versionSchema),
  mayEdit: z.boolean(),
});
export type MailTemplate = z.infer<typeof templateSchema>;

const params = z.object({ template: z.string().max(64) });
const variantParams = params.extend({ variant: z.enum(VARIANTS) });
const errors = ['invalid-fields', 'not-found', 'conflict'] as const;

export const listMailTemplates = defineCall({
  id: 'listMailTemplates',
  method: 'GET',
  path: '/api/office/mail-templates',
  action: 'office:templates',
  summary: 'De mails die Spelwereld verstuurt, en welke een eigen tekst hebben.',
  raw: true,
  response: z.object({ templates: z.array(summarySchema) }),
});

export const getMailTemplate = defineCall({
  id: 'getMailTemplate',
  method: 'GET',
  path: '/api/office/mail-templates/{template}',
  action: 'office:templates',
  summary: 'De tekst van één mail zoals hij bewaard is, met eerdere versies.',
  raw: true,
  params,
  response: templateSchema,
});

export const saveMailTemplate = defineCall({
  id: 'saveMailTemplate',
  method: 'PUT',
  path: '/api/office/mail-templates/{template}/{variant}',
  action: 'office:templates',
  when: 'change',
  summary:
    'Bewaart een eigen tekst als nieuwe versie. Teksten van beveiligingsmails zijn voor een superbeheerder.',
  raw: true,
  params: variantParams,
  body: templateTextSchema.extend({ basedOn: z.int().min(0) }),
  response: templateSchema,
  errors,
});

export const resetMailTemplate = defineCall({
  id: 'resetMailTemplate',
  method: 'POST',
  path: '/api/office/mail-templates/{template}/{variant}/original',
  action: 'office:templates',
  when: 'change',
  summary: 'Zet een mail terug naar de tekst van Spelwereld, als nieuwe versie.',
  raw: true,
  params: variantParams,
  body: z.object({ basedOn: z.int().min(0) }),
  response: templateSchema,
  errors,
});

const mailShownSchema = z.object({ subject: z.string(), text: z.string(), html: z.string() });

export const previewMailTemplate = defineCall({
  id: 'previewMailTemplate',
  method: 'POST',
  path: '/api/office/mail-templates/{template}/{variant}/preview',
  action: 'office:templates',
  when: 'read',
  summary:
    'Laat zien hoe een mail er met deze tekst uitziet, naast die van het andere land, met verzonnen gegevens.',
  raw: true,
  params: variantParams,
  body: templateTextSchema,
  response: z.object({
    /** What is wrong with the text, by its field: then there is nothing to show of it. */
    faults: z.record(z.string(), z.string()),
    shown: byVariant(mailShownSchema.nullable()),
  }),
  errors: ['not-found'],
});

export type MailPreview = z.infer<typeof previewMailTemplate.response>;

export const testMailTemplate = defineCall({
  id: 'testMailTemplate',
  method: 'POST',
  path: '/api/office/mail-templates/{template}/{variant}/test',
  action: 'office:templates',
  when: 'read',
  summary: 'Stuurt een proef met verzonnen gegevens naar het eigen mailadres; hij staat bij Verzonden mail.',
  params: variantParams,
  body: templateTextSchema,
  response: z.object({
    address: z.string(),
    /** Where it stands among the mails that went out. */
    mail: z.string(),
  }),
  errors,
});
