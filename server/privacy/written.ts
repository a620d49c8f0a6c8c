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

/** What was done to or looked at of a pupil, by the action of the audit log. */
const DONE: Record<string, string> = {
  'pupil-added': 'toegevoegd',
  'pupil-changed': 'naam, leerjaar of nummer veranderd',
  'pupil-trashed': 'in de prullenbak gelegd',
  'pupil-restored': 'teruggehaald uit de prullenbak',
  'pupil-progress-viewed': 'resultaten bekeken',
  'practice-viewed': 'oefenplan bekeken',
  'map-viewed': 'kaart bekeken',
  'parent-letter-made': 'brief aan ouders gemaakt',
  'pupil-note-saved': 'notitie bewaard',
  'pupil-note-removed': 'notitie weggehaald',
  'pupil-password-viewed': 'wachtwoord bekeken',
  'pupil-password-changed': 'wachtwoord veranderd',
  'pupil-card-made': 'inlogkaart gemaakt',
  'pupil-card-ended': 'inlogkaart ingetrokken',
  'login-freed': 'inloggen weer vrijgegeven',
  'setting-saved': 'oefeninstelling veranderd',
  'setting-undone': 'oefeninstelling teruggezet',
  'task-opened': 'taak opengezet',
  'pupils-sent': 'naar een taak gestuurd',
  'sso-linked': 'schoollogin gekoppeld',
  'sso-unlinked': 'schoollogin ontkoppeld',
  'move-made': 'verhuiscode gemaakt',
  'move-looked': 'verhuiscode bekeken',
  'move-used': 'verhuisd',
  'move-undone': 'verhuizing teruggedraaid',
  'move-withdrawn': 'verhuiscode ingetrokken',
  'data-request-added': 'verzoek over gegevens opgeschreven',
  'data-request-settled': 'verzoek over gegevens afgehandeld',
  'data-request-extended': 'verzoek over gegevens verlengd',
  'data-request-reopened': 'verzoek over gegevens weer opengezet',
  'export-asked': 'export van gegevens gemaakt',
  'export-fetched': 'export van gegevens opgehaald',
  'export-removed': 'export van gegevens gewist',
};

/** Other actions by the name that the log has for them. */
export const doneText = (action: string): string => DONE[action] ?? action;

export const STATUS: Record<string, string> = {
  nieuw: 'nog niet geoefend',
  bezig: 'bezig',
  klaar: 'beheerst',
  'stap-terug': 'stap terug nodig',
};

/** A school year, given as groep, in words of its own: it stands in a file, past what puts in words of a variant. */
export const yearText = (groep: number, variant: Variant): string =>
  variant === 'be' ? `${yearNumber(groep, variant)}e leerjaar` : `groep ${groep}`;
