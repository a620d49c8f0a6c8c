import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';

/** Plans that are put on one paper at the most. */
export const MOST_PRINTED = 30;

/** For whom a plan is put on paper: parents read aims, approach and agreements; a file holds all of it. */
const DOSSIER_FOR = ['ouders', 'dossier'] as const;
export type DossierFor = (typeof DOSSIER_FOR)[number];

export const getPlanDossier = defineCall({
  id: 'getPlanDossier',
  method: 'GET',
  path: '/api/pupils/{pupil}/plans/{plan}/dossier.pdf',
  action: 'care:share',
  feature: 'featureZorgtraject',
  summary:
    'Een handelingsplan op papier, voor de ouders of voor het dossier; van een leerkracht de eigen plannen.',
  params: z.object({ pupil: idSchema, plan: z.uuid() }),
  query: z.object({ for: z.enum(DOSSIER_FOR) }),
  answer: 'file',
});

export const getPlanDossiers = defineCall({
  id: 'getPlanDossiers',
  method: 'GET',
  path: '/api/accounts/{account}/care/dossiers.pdf',
  action: 'care:share',
  feature: 'featureZorgtraject',
  summary:
    'Handelingsplannen voor het dossier achter elkaar op papier, elk op een nieuwe bladzijde, zonder concepten.',
  params: z.object({ account: idSchema }),
  query: z.object({
    /** Ids, parted by commas. */
    plans: z
      .string()
      .transform((ids) => [...new Set(ids.split(','))])
      .pipe(
        z.array(z.uuid()).min(1).max(MOST_PRINTED, `Druk hoogstens ${MOST_PRINTED} plannen tegelijk af.`),
      ),
  }),
  answer: 'file',
  errors: ['conflict', 'invalid-fields'],
});
