// What pupils earned, and what they wear and fly.

/** The ledger of coins: rows are added; only what a round brought may still grow by late answers. */
export interface RewardRow {
  /** Made by the client for a purchase, which so happens once. */
  id: string;
  pupil_id: string;
  round_id: string | null;
  kind: 'ronde' | 'begin' | 'koop' | 'vlieger';
  /** What it was for: the thing that was bought, the week of the kite. */
  subject: string | null;
  /** Below zero for what was spent. */
  coins: number;
  at: number;
}

/** What a pupil wears and flies, and how the own Klodder is patterned. */
export interface WardrobeRow {
  pupil_id: string;
  /** JSON: item per slot. */
  worn: string;
  /** Pattern of the kites to come. */
  kite: string;
  /** Pattern of the own Klodder. */
  pattern: string;
  /** Goes up with every change: purchases of one pupil wait for each other on it. */
  changes: number;
}

/** The kite of one week, and whether it flew free. */
export interface KiteRow {
  pupil_id: string;
  /** Its Monday, as 2026-11-16. */
  week: string;
  /** Days with practice; never goes down. */
  bows: number;
  goal: number;
  pattern: string;
  flown_at: number | null;
}

/** How much one pupil lifts the balloon of a group: the rights since joining it. */
export interface BalloonLiftRow {
  id: string;
  group_id: string;
  pupil_id: string | null;
  from_rights: number;
  rights: number;
}
