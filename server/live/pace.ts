/** How the live channel follows time. */
export interface LivePace {
  clock(): number;
  /** How often tiles and holds are looked at that change by time alone. */
  sweepMs: number;
  /** How often it is looked up whether those who are connected still may be, and may still watch what they watch. */
  checkMs: number;
}

export const LIVE_PACE: LivePace = { clock: Date.now, sweepMs: 5000, checkMs: 15_000 };
