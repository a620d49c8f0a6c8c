import type { CampaignGround, InviteeState } from '../../contract/campaigns.ts';
import type { AccountKind } from '../../contract/lead-kinds.ts';
import type { Variant } from '../../contract/variant.ts';

// Whom the office invited, and how far each is.

/** An invitation of the office to several people. */
export interface CampaignRow {
  id: string;
  /** The letter that goes out (mail/templates/campaigns.ts). */
  template_key: string;
  trial_days: number;
  /** Room for at least so many pupils; null: as the application asks. */
  seats: number | null;
  /** Percent off the list price of the first order; null: none. */
  percent_off: number | null;
  /** The last day on which it can be taken up, as 2026-11-16. */
  expires_on: string;
  /** Why these people may be written to. */
  ground: CampaignGround;
  by_id: string | null;
  created_at: number;
  /** JSON of how many came how far, once whom it went to is erased; null until then. */
  counts: string | null;
}

/** Somebody whom the office invited. */
export interface CampaignInviteeRow {
  id: string;
  campaign_id: string;
  /** The place in the list. */
  n: number;
  name: string;
  email: string;
  /** The address as it is known where nobody may read it (invitations/suppressed.ts). */
  digest: string;
  organisation: string;
  kind: AccountKind;
  variant: Variant;
  state: InviteeState;
  /** Why it failed or was skipped, in Dutch; empty where that needs no words. */
  why: string;
  /** In the address of the form. */
  code: string;
  /** The last mail; null while it is not written. */
  mail_id: string | null;
  lead_id: string | null;
  account_id: string | null;
  sent_at: number | null;
  opened_at: number | null;
  applied_at: number | null;
  resent_at: number | null;
  changed_at: number;
}
