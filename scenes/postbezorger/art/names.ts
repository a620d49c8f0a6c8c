import { words } from '../../../engine/drawing/tables.ts';

/** What is on the stamps. */
export const STAMPS = words(
  'ster hart zon maan boom bloem vis boot huis vlag appel peer kers tulp molen fiets wolk berg vlieger klok sleutel paddenstoel kroon veer',
);

export const isStamp = (name: string): name is (typeof STAMPS)[number] =>
  (STAMPS as readonly string[]).includes(name);
