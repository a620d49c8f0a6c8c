import { z } from 'zod';
import { defineCall } from './call.ts';
import { ACCOUNT_KINDS } from './lead-kinds.ts';
import { line, maybeLine } from './messages.ts';
import { BULLETIN_SITES, NOTICE_ABOUT } from './bulletin-kinds.ts';

/** For which variant's site something is. */
const sites = z.enum(BULLETIN_SITES);

/** A bar at the top of the site; an own page of the site may be linked to. */
export const noticeSchema = z.object({
  kind: z.literal('notice'),
  sites,
  about: z.enum(NOTICE_ABOUT),
  text: line(240),
  /** The last day on which it is shown, YYYY-MM-DD; empty: until it is taken away. */
  until: z.union([z.literal(''), z.iso.date()]),
});

/** What a user told, as that user agreed to having it shown. */
export const experienceItemSchema = z.object({
  kind: z.literal('experience'),
  sites,
  type: z.enum(ACCOUNT_KINDS),
  role: line(80),
  /** Empty where somebody wants to be quoted by role alone. */
  name: maybeLine(100),
  text: z.string().trim().min(1).max(2000),
  /** Day on which it was written, YYYY-MM-DD. */
  day: z.iso.date(),
  /** Nothing is shown without the writer's word for this very text. */
  agreed: z.literal(true, 'Plaats een ervaring alleen als de schrijver deze tekst heeft goedgekeurd.'),
});

const itemSchema = z.discriminatedUnion('kind', [noticeSchema, experienceItemSchema]);
/** What the office puts on the site. */
export type BulletinItem = z.output<typeof itemSchema>;

const shownExperienceSchema = experienceItemSchema
  .omit({ kind: true, sites: true, agreed: true })
  .extend({ id: z.string() });
export type ShownExperience = z.output<typeof shownExperienceSchema>;

export const siteExperiences = defineCall({
  id: 'siteExperiences',
  method: 'GET',
  path: '/api/site/experiences',
  action: 'public',
  summary: 'Ervaringen van gebruikers die geplaatst zijn, de nieuwste eerst.',
  response: z.object({ experiences: z.array(shownExperienceSchema) }),
});

const itemParams = z.object({ item: z.uuid() });
const itemViewSchema = z.object({
  id: z.string(),
  item: itemSchema,
  createdAt: z.int(),
});
export type BulletinView = z.output<typeof itemViewSchema>;

export const listBulletin = defineCall({
  id: 'listBulletin',
  method: 'GET',
  path: '/api/office/bulletin',
  action: 'office:bulletin',
  summary: 'Wat het kantoor op de site zet: berichten en ervaringen, het nieuwste eerst.',
  response: z.object({ items: z.array(itemViewSchema), total: z.int() }),
});

export const saveBulletinItem = defineCall({
  id: 'saveBulletinItem',
  method: 'PUT',
  path: '/api/office/bulletin/{item}',
  action: 'office:bulletin',
  when: 'change',
  summary: 'Zet iets op de site, of verandert het. De client maakt het id: twee keer is één keer.',
  params: itemParams,
  body: itemSchema,
  response: itemViewSchema,
  errors: ['invalid-fields', 'conflict'],
});

export const removeBulletinItem = defineCall({
  id: 'removeBulletinItem',
  method: 'DELETE',
  path: '/api/office/bulletin/{item}',
  action: 'office:bulletin',
  when: 'change',
  summary: 'Haalt iets van de site.',
  params: itemParams,
  answer: 'nothing',
  errors: ['not-found'],
});
