import type { RecordName } from './elements.ts';

/** One record as it stands in the file. */
export interface RawRecord {
  line: number;
  key: string;
  eck: string;
  fields: Record<string, string>;
  /** Fields of which the text is longer than what is kept. */
  tooLong: Set<string>;
  /** Keys of groups, composite groups, and roles that it names. */
  groups: string[];
  composites: string[];
  roles: string[];
}

/** All records of a file. */
export type RawFile = Record<RecordName, RawRecord[]> & {
  dropped: Record<string, number>;
  hasGroups: boolean;
};
