import { z } from 'zod';
import { defineCall } from './call.ts';
import { roundSchema } from './practice.ts';

/** A round that a visitor of the public site may play without an account. */
export const demoRoundSchema = roundSchema.pick({
  id: true,
  game: true,
  seed: true,
  size: true,
  dealt: true,
  settings: true,
  avatar: true,
  explain: true,
});
export type DemoRound = z.infer<typeof demoRoundSchema>;

export const dealDemoRound = defineCall({
  id: 'dealDemoRound',
  method: 'POST',
  path: '/api/site/demo-rounds',
  action: 'public',
  when: 'core',
  summary:
    'Een korte ronde van een spel om te proberen. Er wordt niets bewaard, en er is geen account nodig.',
  body: z.object({ id: z.uuid(), game: z.string().min(1).max(40) }),
  response: demoRoundSchema,
  errors: ['not-found', 'too-many-requests'],
});
