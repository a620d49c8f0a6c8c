import type { EdexCode } from '../contract/edexml-codes.ts';

const ODD = 'Dit bestand heeft een ongewone opbouw en wordt niet gelezen.';

/** What is said of each; the wording of Belgian schools follows from {groep}. */
export const EDEX_MESSAGES: Record<EdexCode, string> = {
  EDEX_NO_FILE: 'Kies eerst een EDEXML-bestand.',
  EDEX_TOO_LARGE: 'Dit bestand is groter dan 50 MB. Een EDEXML-bestand van één school is veel kleiner.',
  EDEX_NOT_XML: 'Dit is geen EDEXML-bestand. Pak een zip-bestand eerst uit en kies het .xml-bestand.',
  EDEX_OLD_FORMAT: 'Dit is het oude EDEX-formaat (tekst). Kies in uw administratie voor EDEXML.',
  EDEX_DOCTYPE: 'Dit bestand bevat een DOCTYPE en wordt om veiligheidsredenen niet gelezen.',
  EDEX_ENCODING: 'De tekens in dit bestand kloppen niet met de opgegeven codering.',
  EDEX_MALFORMED: 'Het bestand is beschadigd of niet volledig. Maak de export opnieuw.',
  EDEX_TOO_DEEP: ODD,
  EDEX_TOO_MANY: ODD,
  EDEX_TOO_SLOW: ODD,
  EDEX_NOT_EDEX: 'Dit is een XML-bestand, maar geen EDEXML.',
  EDEX_NO_SCHOOL: 'In het bestand staat geen (geldig) schooljaar.',
  EDEX_NO_PUPILS: 'In het bestand staan geen leerlingen.',
  EDEX_DUPLICATE_KEY: 'Een nummer komt twee keer voor. Herstel dit in uw administratie.',
  EDEX_OTHER_SCHOOL: 'Dit bestand is van een andere school.',
  EDEX_BUSY: 'Er wordt al een bestand van dit account gelezen. Wacht tot dat klaar is.',
  EDEX_STALE: 'Er is intussen iets veranderd in je {groepen}. Kijk het voorstel nog eens na.',
  EDEX_DONE: 'Dit bestand is al ingelezen.',
  EDEX_EXPIRED: 'Dit voorstel is ouder dan een dag en is gewist. Kies het bestand opnieuw.',
  EDEX_SEATS: 'Er zijn niet genoeg plaatsen vrij.',
};

/** A file that is not read; thrown on the thread that reads it, so it carries no more than what is said. */
export class Refused extends Error {
  readonly code: EdexCode;

  constructor(code: EdexCode, message = EDEX_MESSAGES[code]) {
    super(message);
    this.code = code;
  }
}
