import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { FEATURES } from './feature-names.ts';

export { FEATURES, type Feature } from './feature-names.ts';

const featuresSchema = z.array(
  z.object({
    feature: z.enum(FEATURES),
    on: z.boolean(),
    /** When it was last switched, ms since the epoch, and by whom; null for never, and for who left. */
    at: z.int().nullable(),
    by: z.string().nullable(),
    /** 0 when it was never switched. */
    version: z.int(),
  }),
);
export type AccountFeatures = z.infer<typeof featuresSchema>;

export const getFeatures = defineCall({
  id: 'getFeatures',
  method: 'GET',
  path: '/api/office/accounts/{account}/features',
  action: 'office:features',
  summary: 'Welke extra onderdelen een klant heeft.',
  params: z.object({ account: idSchema }),
  response: featuresSchema,
});

export const setFeature = defineCall({
  id: 'setFeature',
  method: 'PUT',
  path: '/api/office/accounts/{account}/features/{feature}',
  action: 'office:features',
  when: 'core',
  summary:
    'Zet een extra onderdeel van een klant aan of uit. Uit: alsof het er niet is, en niets gaat verloren.',
  params: z.object({ account: idSchema, feature: z.enum(FEATURES) }),
  body: z.object({
    on: z.boolean(),
    /** The version that was seen; something else meanwhile is a conflict. */
    basedOn: z.int().min(0),
  }),
  response: featuresSchema,
  errors: ['conflict'],
});
