import type { EdexNotice } from '../contract/edexml-codes.ts';
import type { NoticeView } from '../contract/edexml.ts';
import type { Notice } from './source.ts';

/** Lines that are named of a notice. */
const MOST_LINES = 20;
/** Group names and the like that are named. */
const MOST_ABOUT = 5;

const TEXTS: Record<EdexNotice, string> = {
  EDEX_UNKNOWN_GROUP:
    'Er wordt een {groep} genoemd die niet in het bestand staat. Een bekende leerling blijft waar die zit.',
  EDEX_NO_GROUPS: 'In het bestand staan geen {groepen}. Je kunt er per leerjaar een laten maken.',
  EDEX_UNKNOWN_YEAR: 'Een leerjaar is niet te lezen.',
  EDEX_DATE: 'Een datum is geen bestaande dag, of staat er anders dan jjjj-mm-dd.',
  EDEX_NO_NAME: 'Er staat geen naam bij.',
  EDEX_TOO_LONG: 'Een naam of nummer is te lang en wordt niet afgekapt.',
  EDEX_NO_KEY: 'Er staat geen leerlingnummer bij.',
  EDEX_HAS_BSN:
    'In het bestand staan nummers van de overheid, zoals BSN of rijksregisternummer. Die hebben we niet gelezen. Exporteer liever zonder.',
  EDEX_BSN_AS_KEY:
    'De leerlingnummers zijn burgerservicenummers. We hebben ze niet bewaard en herkennen leerlingen nu op naam.',
  EDEX_SAME_GROUP_NAME: 'Twee {groepen} heten hetzelfde; achter de tweede staat een volgnummer.',
  EDEX_SPLIT_COMBINATION:
    'Een combinatie{groep} staat per leerjaar apart in het bestand. We stellen één {groep} voor.',
  EDEX_LOOKS_ALIKE:
    'Twee leerlingen hebben dezelfde naam en dezelfde verjaardag, maar een ander nummer. Het zijn er twee.',
  EDEX_ENCODING_DIFFERS:
    'Het bestand zegt zelf iets anders over zijn tekens dan het is. We lazen wat het is.',
  EDEX_OLD_YEAR: 'Dit bestand is van een eerder schooljaar, of ouder dan 60 dagen.',
  EDEX_DOUBLE: 'Iemand staat twee keer in het bestand met dezelfde gegevens, en telt één keer.',
  EDEX_NO_SCHOOL_NUMBER: 'Bij je account staat nog geen schoolnummer. Je kunt dat van dit bestand overnemen.',
  EDEX_NEW_YEAR:
    'Dit bestand is van een nieuw schooljaar: wie naar een andere {groep} gaat, staat hieronder.',
};

/** Notices by their code, with how often and where. */
export function noticeViews(notices: readonly Notice[]): NoticeView[] {
  return [...Map.groupBy(notices, ({ code }) => code)].map(([code, same]) => {
    const about = [...new Set(same.flatMap((one) => one.about ?? []))];
    const named = about.slice(0, MOST_ABOUT).join(', ') + (about.length > MOST_ABOUT ? ', …' : '');
    return {
      code,
      level: same[0]!.level,
      count: same.length,
      message: TEXTS[code] + (named && ` (${named})`),
      lines: [...new Set(same.flatMap(({ line }) => line ?? []))].slice(0, MOST_LINES),
    };
  });
}
