// How busy the server is and what goes wrong; of nobody in particular.

/** One process in one hour. */
export interface LoadHourRow {
  /** Its begin, in ms since the epoch. */
  hour: number;
  process: string;
  /** When it was last written. */
  at: number;
  /** Live connections then, and the most of the hour. */
  connected: number;
  most: number;
  /** Stored in the hour, and in the last minute. */
  answers: number;
  last_minute: number;
}

/** How often something went wrong in one hour. */
export interface FaultHourRow {
  hour: number;
  /** A call as `GET /api/groups/:group`, a live event as `live answer`, else the words of the log. */
  place: string;
  count: number;
}
