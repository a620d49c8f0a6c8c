import type { Hold } from '../contract/board.ts';
import type { PresenceEvent } from '../contract/live.ts';
import type { StoredNews } from './stored-news.ts';

/** What one tab of a pupil shows. */
export type Tab = Pick<PresenceEvent, 'screen' | 'waiting'> & { roundId: string | undefined };

/** What the processes of a server tell each other of what they keep in memory. */
export type Word =
  /** A pupil connected with a tab here. */
  | { kind: 'connected'; pupilId: string; socketId: string }
  /** What a tab shows; `activeAt` where it was that way for some time. */
  | { kind: 'shows'; pupilId: string; socketId: string; tab: Tab; activeAt?: number }
  | { kind: 'disconnected'; pupilId: string; socketId: string; saidGoodbye: boolean }
  /** A game began in this tab: other tabs of the pupil no longer play. */
  | { kind: 'plays'; pupilId: string; socketId: string }
  /** Answers were stored, or a round ended. */
  | { kind: 'stored'; news: StoredNews }
  /** The same of a pupil whose board nobody else had open: what others have in memory of the round is old. */
  | { kind: 'outdated'; pupilId: string; roundId: string; latest: number }
  /** Staff opened the board of a group here, with these pupils. */
  | { kind: 'watched'; groupId: string; pupilIds: string[] }
  | { kind: 'unwatched'; groupId: string }
  /** Who stands still of a group, as was decided at this moment. */
  | { kind: 'hold'; groupId: string; hold: Hold | null; at: number }
  | { kind: 'moved'; groups: string[]; pupils: string[] }
  | { kind: 'mapChanged'; pupilIds: string[] }
  | { kind: 'sessionsEnded'; familyIds: string[] };
