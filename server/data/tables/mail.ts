import type { Generated } from 'kysely';
import type { MailState } from '../../contract/mail.ts';
import type { Variant } from '../../contract/variant.ts';

// Mails that go out, and the links in them.

export interface MailRow {
  id: string;
  /** Which letter it is (server/mail/templates), and which version of its text where that is one of the office. */
  kind: string;
  to_name: string;
  to_address: string;
  subject: string;
  /** To whom it goes and its subject, folded: by which it is searched. */
  search_key: string;
  /** Both with a mark (server/mail/render.ts) where the link comes. */
  text: string;
  html: string;
  /** A link that only the receiver may have; emptied when the mail is sent, or when it no longer works. */
  link: string | null;
  link_until: number | null;
  account_id: string | null;
  /** Whom it is for, where that is somebody who can log in. */
  user_id: string | null;
  /** The message that it is a copy of. */
  message_id: string | null;
  state: MailState;
  tries: number;
  /** When it is tried next; while it is being sent, when that began. */
  due_at: number;
  /** Why it failed, or was not taken the last time, in Dutch. */
  reason: string | null;
  created_at: number;
  settled_at: number | null;
  /** 1: to whom it went and what stood in it is wiped when it is sent or given up. */
  wipe: number;
  /** A document that goes along, in base64, and what it is called. */
  attachment: string | null;
  attachment_name: string | null;
  /** Where a mail program of the reader asks that no more of these come; null for mails that come of what somebody does. */
  unsubscribe: string | null;
}
/** The table: a mail is kept unless it says otherwise, and found by nothing. */
export type MailTable = Omit<MailRow, 'wipe' | 'search_key'> & {
  wipe: Generated<number>;
  search_key: Generated<string>;
};

/** A text of the office for a letter; the highest version of a variant is the last that was done. */
export interface MailTemplateRow {
  /** Of the letter (server/mail/templates). */
  key: string;
  variant: Variant;
  version: number;
  subject: string;
  body: string;
  /** The plain text; null: made of the body. */
  text: string | null;
  /** 1: back to the text of Spelwereld, as it was then. */
  is_default: number;
  by_id: string | null;
  at: number;
  /** 1: this one is mailed. */
  active: number;
}

/** A link with which somebody chooses a password, known by its hash alone. */
export interface PasswordTokenRow {
  /** SHA-256 of the token, hexadecimal. */
  hash: string;
  user_id: string;
  purpose: 'reset' | 'welcome';
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** A link that confirms a new mail address. */
export interface EmailTokenRow {
  hash: string;
  user_id: string;
  email: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}
