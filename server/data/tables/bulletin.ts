// What the office puts on the public site.

export interface BulletinRow {
  /** Made by the client. */
  id: string;
  kind: 'notice' | 'experience';
  sites: 'both' | 'nl' | 'be';
  /** Of a notice the last day it is shown (empty: no end), of an experience when it was written. */
  day: string;
  /** JSON of what was filled in (contract/bulletin.ts). */
  data: string;
  created_at: number;
}
