import type { LvsPart } from '../contract/lvs-heads.ts';
import type { Moment } from '../contract/lvs-moment.ts';
import type { LvsColumn, LvsDefaults, LvsMended, LvsProvider, Measures } from '../contract/lvs.ts';

/** Who a row is about, as far as it says. */
export interface Who {
  number?: string;
  /** The whole name in one column. */
  name?: string;
  firstName?: string;
  infix?: string;
  lastName?: string;
  group?: string;
  /** Digest of the day of birth: that itself is not kept. */
  birthMac?: string;
}

/** A cell that can't be read. */
export interface Fault {
  code: 'LVS_NUMBER' | 'LVS_DATE' | 'LVS_LEVEL' | 'LVS_CATEGORY';
  head: string;
  text: string;
}

/** What is told of a result that can be stored all the same. */
export type Notice = 'LVS_DIGIT_LEVEL' | 'LVS_CONTRADICTION' | 'LVS_CATEGORY_OF';

/** A result as it was read, before anybody looked whom it is about. */
export interface FoundResult extends Measures {
  /** The line and, of a line with several, which of its results. */
  key: string;
  line: number;
  who: Who;
  provider?: LvsProvider;
  test?: string;
  part?: LvsPart;
  moment?: Moment;
  takenAt?: string;
  normVersion?: string;
  faults: Fault[];
  notices: Notice[];
  /** It is about something else than spelling. */
  about?: string;
}

/** What somebody said of a result. */
export interface Fix {
  isLeft?: boolean;
  mended?: LvsMended;
}

/** All that is kept of a table while it can be mended; erased after a day. */
export interface Draft {
  columns: LvsColumn[];
  isRemembered: boolean;
  hadNational: boolean;
  skippedRows: number;
  /** Subjects that are no spelling, with how many rows. */
  ignored: Record<string, number>;
  defaults: LvsDefaults;
  results: FoundResult[];
  fixes: Record<string, Fix>;
  /** Who is meant where somebody said so, by `whoKey`; null is nobody. */
  links: Record<string, string | null>;
}
