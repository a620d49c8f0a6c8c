import type { AttachmentType } from '../../contract/attachments.ts';
import type { MessageKind, MessageState } from '../../contract/inbox.ts';
import type { ThreadState, ThreadTopic } from '../../contract/threads.ts';

// Messages to staff, and their questions to the office.

export interface MessageRow {
  /** Made by the client, or by the server for what it tells itself. */
  id: string;
  kind: MessageKind;
  title: string;
  text: string;
  /** What Flanders reads otherwise; empty: the same. */
  title_be: string;
  text_be: string;
  /** A page of the reader's account, below its address, such as `roadmap`; empty for none. */
  link: string;
  /** JSON of for whom it is (contract/inbox.ts). */
  target: string;
  /** The one account whose staff it is for; null: not tied to one. */
  account_id: string | null;
  /** 1: for those in `message_receivers` alone. */
  addressed: number;
  state: MessageState;
  /** Of a draft null. */
  publish_at: number | null;
  /** The moment from which it is over; null for no end. */
  ends_at: number | null;
  pinned: number;
  mail_copy: number;
  /** The id of the last user who was looked at for a copy by mail; null when there is nothing (more) to copy. */
  copied_to: string | null;
  /** When it was changed after publishing. */
  changed_at: number | null;
  withdrawn_at: number | null;
  made_by: string | null;
  /** What of the server made it, so that it is made once; null for one of the office. */
  source: string | null;
  created_at: number;
  version: number;
}

/** What a reader did with a message. */
export interface MessageReadRow {
  message_id: string;
  user_id: string;
  read_at: number | null;
  archived_at: number | null;
}

export interface ThreadRow {
  /** Made by the client. */
  id: string;
  account_id: string;
  made_by: string | null;
  topic: ThreadTopic;
  subject: string;
  /** As it was left; one that was answered closes by itself (messages/threads.ts). */
  state: ThreadState;
  assigned_to: string | null;
  created_at: number;
  /** Of the last post that the customer sees. */
  last_at: number;
}

export interface ThreadPostRow {
  /** Made by the client. */
  id: string;
  thread_id: string;
  author_id: string | null;
  by_office: number;
  /** A note of the office to itself. */
  internal: number;
  text: string;
  at: number;
}

/** A file that goes along with a message. */
export interface AttachmentRow {
  /** Made by the client. */
  id: string;
  message_id: string;
  /** Of the few there are of a message, from 0. */
  place: number;
  name: string;
  type: AttachmentType;
  /** In bytes. */
  size: number;
  /** In base64. */
  data: string;
}
