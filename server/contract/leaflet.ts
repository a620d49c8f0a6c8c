import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';

/** A firm that works with the data for whoever runs the installation, as customers see it. */
const subprocessorSchema = z.object({
  id: z.string(),
  name: z.string(),
  what: z.string(),
  country: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  /** It has yet to begin: a customer can still object. */
  isComing: z.boolean(),
});
export type Subprocessor = z.infer<typeof subprocessorSchema>;

/** What is kept of whom, why, where and how long: for a family it is a privacy statement. */
export const leafletSchema = z.object({
  title: z.string(),
  version: z.int(),
  /** The day since which it is so. */
  day: z.iso.date(),
  /** What it is and who is responsible, a paragraph each. */
  intro: z.array(z.string()),
  persons: z.array(
    z.object({
      name: z.string(),
      categories: z.array(z.object({ name: z.string(), what: z.string(), purposes: z.array(z.string()) })),
    }),
  ),
  purposes: z.array(z.object({ name: z.string(), what: z.string() })),
  /** What is never asked or done. */
  never: z.array(z.string()),
  where: z.array(z.string()),
  kept: z.array(z.object({ what: z.string(), time: z.string() })),
  measures: z.array(z.object({ name: z.string(), what: z.string() })),
  subprocessors: z.array(subprocessorSchema),
  rights: z.array(z.string()),
  /** Who runs the installation, line by line; empty when nobody said so. */
  contact: z.array(z.string()),
});
export type Leaflet = z.infer<typeof leafletSchema>;

const accountParams = z.object({ account: idSchema });

export const getLeaflet = defineCall({
  id: 'getLeaflet',
  method: 'GET',
  path: '/api/accounts/{account}/leaflet',
  action: 'privacy:read',
  when: 'core',
  summary:
    'De privacybijsluiter: welke gegevens, waarvoor, waar en hoe lang. Voor een gezin is het de privacyverklaring.',
  params: accountParams,
  response: leafletSchema,
});

export const getLeafletPdf = defineCall({
  id: 'getLeafletPdf',
  method: 'GET',
  path: '/api/accounts/{account}/leaflet-pdf',
  action: 'privacy:read',
  when: 'core',
  summary: 'De privacybijsluiter als pdf, in base64.',
  params: accountParams,
  response: z.object({ pdf: z.base64() }),
});
