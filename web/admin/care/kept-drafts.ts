import { session } from '../../app/services.ts';
import type { Drafts } from './drafts.ts';

// What is written and not stored yet stays in this tab: a reload or a crash costs nothing, and nobody else finds it here.

const PREFIX = 'plan-draft ';
const keyOf = (planId: string) => `${PREFIX}${session.store.getState().user?._id ?? ''} ${planId}`;

session.store.subscribe((now, before) => {
  if (now.user?._id === before.user?._id) return;
  const own = now.user ? `${PREFIX}${now.user._id} ` : undefined;
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX) && (own === undefined ? now.left : !key.startsWith(own)))
      sessionStorage.removeItem(key);
});

/** What was written in a plan before and was not stored. */
export function keptDrafts(planId: string): Drafts {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(planId)) ?? '{}') as Drafts;
  } catch {
    return {};
  }
}

/** Keeps what is not stored of a plan. */
export function keepDrafts(planId: string, drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(keyOf(planId));
    else sessionStorage.setItem(keyOf(planId), JSON.stringify(drafts));
  } catch {
    // A full store is no reason to stop writing: the page still has it.
  }
}
