import type { Feature } from '../../contract/features.ts';

/** Whether the office switched a part of the product on for an account; without a row it is off. */
export interface AccountFeatureRow {
  account_id: string;
  feature: Feature;
  /** 0 or 1. */
  enabled: number;
  set_by: string | null;
  at: number;
  /** Of the row, 1 at first: who saves names the one that was seen. */
  version: number;
}
