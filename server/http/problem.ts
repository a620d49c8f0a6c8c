import type { ErrorBody, ErrorCode } from '../contract/call.ts';
import { EDEX_STATUS } from '../contract/edexml-codes.ts';
import { EDEX_MESSAGES } from '../import/refusal.ts';

const STATUS: Record<ErrorCode, number> = {
  unreadable: 400,
  'invalid-fields': 422,
  // Not 401: that would mean that a session ended (design section 6).
  'wrong-credentials': 422,
  'login-locked': 429,
  'second-factor': 422,
  // Not 401 or 403: the session goes on.
  'confirmation-needed': 422,
  SSO_CODE_INVALID: 400,
  SSO_NOT_ACTIVE: 401,
  'no-session': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  'looking-on': 409,
  // As what is not there: no page needs to know of it.
  'not-while-looking': 404,
  'job-busy': 409,
  'not-practice-time': 409,
  'licence-ended': 409,
  'seats-full': 409,
  'too-large': 413,
  LVS_EMPTY: 400,
  LVS_TOO_LARGE: 422,
  LVS_COLUMNS: 422,
  LVS_ONLY_OTHER: 422,
  'too-many-requests': 429,
  unavailable: 503,
  internal: 500,
  ...EDEX_STATUS,
};

const MESSAGE: Record<ErrorCode, string> = {
  unreadable: 'Dit bericht is niet te lezen.',
  'invalid-fields': 'Niet alles is goed ingevuld.',
  'wrong-credentials': 'De gebruikersnaam of het wachtwoord klopt niet.',
  'login-locked': 'Er is te vaak een verkeerd wachtwoord ingevuld.',
  'second-factor': 'Nog één stap: laat zien dat jij het bent.',
  'confirmation-needed': 'Dit kan alleen als je net je wachtwoord hebt ingevuld. Er is nog niets gedaan.',
  SSO_CODE_INVALID: 'Het inloggen is mislukt. Begin opnieuw.',
  SSO_NOT_ACTIVE: 'Je bent niet via je school ingelogd. Log opnieuw in.',
  'no-session': 'Je bent niet meer aangemeld. Meld je opnieuw aan.',
  'not-allowed': 'Dit mag je niet met deze aanmelding.',
  'not-found': 'Dit is niet gevonden.',
  conflict: 'Dit kan nu niet.',
  'looking-on': 'Je kijkt alleen mee: er is niets veranderd.',
  'not-while-looking': 'Dit kan niet tijdens het meekijken.',
  'job-busy': 'Er loopt al werk op de achtergrond. Wacht tot dat klaar is.',
  'not-practice-time': 'Nu is het geen oefentijd.',
  'licence-ended': 'De licentie is afgelopen.',
  'seats-full': 'Er zijn niet genoeg plaatsen vrij.',
  'too-large': 'Dit bericht is te groot.',
  LVS_EMPTY: 'Er staat niets in het bestand of plakvak.',
  LVS_TOO_LARGE: 'Deze tabel is te groot; exporteer per {groep} of per toets.',
  LVS_COLUMNS: 'We herkennen de kolommen niet.',
  LVS_ONLY_OTHER: 'In deze tabel staan geen spellingtoetsen.',
  'too-many-requests': 'Dat zijn te veel verzoeken achter elkaar. Wacht even en probeer het opnieuw.',
  unavailable: 'Dit lukt nu niet. Probeer het zo opnieuw.',
  internal: 'Er ging iets mis bij ons. Probeer het zo opnieuw.',
  ...EDEX_MESSAGES,
};

/** Something that a call can't do, with a Dutch message fit to show. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message = MESSAGE[code],
    more: { fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return STATUS[this.code];
  }

  get body(): ErrorBody {
    return { message: this.message, code: this.code, ...(this.fields && { fields: this.fields }) };
  }
}

/** Thrown for what is not there, and for what lies beyond the asker's reach: the two can't be told apart. */
export const notFound = (message?: string) => new Problem('not-found', message);

/** Thrown for an address that no call has; what is switched off for an account answers the same. */
export const unknownAddress = () => notFound('Dit adres bestaat niet.');
