import type { RoadmapState } from '../../contract/roadmap.ts';

// What is made next, and what staff think of it.

export interface RoadmapItemRow {
  /** Made by the client. */
  id: string;
  title: string;
  text: string;
  state: RoadmapState;
  /** The item that says the same, for one that was merged. */
  merged_into: string | null;
  /** For when it is planned, or when it was done: 2027-03; empty when that is not known. */
  month: string;
  /** JSON lists of whom it is for. */
  roles: string;
  variants: string;
  /** 0 while only the office and who proposed it see it. */
  shown: number;
  proposed_by: string | null;
  /** As what somebody proposed it, such as "leerkracht, school"; empty for the office. */
  proposed_as: string;
  created_at: number;
  changed_at: number;
  version: number;
}

export interface RoadmapVoteRow {
  id: string;
  item_id: string;
  /** Null once the user is erased: the vote stays as a number. */
  user_id: string | null;
  /** The account at the time, to count organisations by; it may be gone. */
  organisation: string;
  at: number;
}

export interface RoadmapCommentRow {
  /** Made by the client. */
  id: string;
  item_id: string;
  user_id: string | null;
  said_as: string;
  text: string;
  /** Others see it once the office has looked. */
  state: 'new' | 'shown' | 'refused';
  at: number;
}
