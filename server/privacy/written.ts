import { FORMER_STAFF } from '../contract/staff.ts';
import type { Role } from '../contract/permissions.ts';
import type { Variant } from '../contract/variant.ts';
import { yearNumber } from '../contract/variant.ts';

// What the readable parts of an export say of things that the database has a word of its own for.

/** As what somebody did something; who it was by name is no matter of who reads about a pupil. */
export const AS_WHAT: Record<Role | 'nobody', string> = {
  superadmin: 'kantoor van Spelwereld',
  office: 'kantoor van Spelwereld',
  schooladmin: 'beheerder',
  rtadmin: 'beheerder',
  thuisadmin: 'beheerder',
  docent: 'leerkracht',
  leerling: 'leerling',
  demo: 'demoleerling',
  nobody: 'vanzelf, of niet meer bekend',
};

/** As what somebody did something, by the id and the role that are known of them now. */
export const asWhat = (actorId: string | null, role: Role | null): string =>
  role === null && actorId !== null ? FORMER_STAFF : AS_WHAT[role ?? 'nobody'];

export const STATUS: Record<string, string> = {
  nieuw: 'nog niet geoefend',
  bezig: 'bezig',
  klaar: 'beheerst',
  'stap-terug': 'stap terug nodig',
};

/** A school year, given as groep, in words of its own: it stands in a file, past what puts in words of a variant. */
export const yearText = (groep: number, variant: Variant): string =>
  variant === 'be' ? `${yearNumber(groep, variant)}e leerjaar` : `groep ${groep}`;
