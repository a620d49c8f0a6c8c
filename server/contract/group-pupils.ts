import { z } from 'zod';
import { idSchema } from './call.ts';

/** As many pupils as one group has at most: a whole school in one. Their ids fit in one request (MOST_BODY in app.ts). */
export const MOST_OF_GROUP = 1500;

/** Pupils of a group for whom the same is done, all of them or none. */
export const groupPupilsSchema = z.array(idSchema).min(1, 'Kies minstens één naam.').max(MOST_OF_GROUP);
