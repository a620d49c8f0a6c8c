import {
  GRACE_DAYS,
  JOB_ROWS_DAYS,
  JOBS_DAYS,
  LAPSED_DAYS,
  MESSAGES_KEPT_DAYS,
  MOVE_KEPT_DAYS,
  READ_ONLY_DAYS,
} from '../contract/account-terms.ts';
import type { AccountKind } from '../contract/lead-kinds.ts';
import { TRASH_DAYS } from '../contract/trash.ts';

/** Something that is kept, and how long. */
interface KeptRow {
  what: string;
  time: string;
}

const years = (days: number) => `${Math.round(days / 365)} jaar`;

/** How long what is kept of a customer of a kind. */
export function keptRows(kind: AccountKind): KeptRow[] {
  const isHome = kind === 'thuis';
  return [
    {
      what: isHome ? 'Kinderen en hun resultaten' : 'Leerlingen en hun resultaten',
      time: 'zolang ze in het account staan',
    },
    { what: 'Wat in de prullenbak ligt', time: `${TRASH_DAYS} dagen` },
    {
      what: 'Een account waarvan de licentie afliep',
      time: `${GRACE_DAYS + READ_ONLY_DAYS + LAPSED_DAYS} dagen, een proef ${READ_ONLY_DAYS + LAPSED_DAYS} dagen`,
    },
    { what: 'Berichten en vragen aan ons', time: `${years(MESSAGES_KEPT_DAYS)} na afloop` },
    {
      what: 'Verslagen van werk op de achtergrond',
      time: `${years(JOBS_DAYS)}; wat nodig is om het terug te draaien ${JOB_ROWS_DAYS} dagen`,
    },
    { what: 'Wie wanneer verhuisde', time: years(MOVE_KEPT_DAYS) },
    { what: 'Wie wanneer wat bekeek of veranderde', time: 'zolang het account er is' },
  ];
}
