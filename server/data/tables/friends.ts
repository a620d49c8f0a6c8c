import type { FriendState } from '../../contract/friends.ts';

// Who invited whom. No address is kept.

/** A link that somebody passes on, a mail that our server sent for somebody, or who came by a link. */
export interface FriendRow {
  id: string;
  account_id: string;
  by_user: string | null;
  channel: 'link' | 'mail';
  /** In the address that brings a friend; null for who came by a link that others may still use. */
  code: string | null;
  /** The mails that were sent at once, by the client's id. */
  batch: string | null;
  state: FriendState;
  /** The application of the friend. */
  lead_id: string | null;
  friend_account: string | null;
  /** The period of the inviter's licence that was lengthened. */
  reward_licence: string | null;
  /** What the office said of a reward beyond those that go by themselves; null while it said nothing. */
  looked: 'yes' | 'no' | null;
  created_at: number;
  changed_at: number;
}

/** An address that had a mail or wants none, as a keyed digest. */
export interface FriendAddressRow {
  digest: string;
  at: number;
  never: number;
}
