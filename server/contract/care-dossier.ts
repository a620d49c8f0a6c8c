import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';

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
