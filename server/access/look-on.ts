import type { Call } from '../contract/call.ts';
import type { Action } from '../contract/permissions.ts';
import { notFound, Problem } from '../http/problem.ts';

/** What the contract says of a call. */
type Asked = Pick<Call, 'action' | 'method' | 'when' | 'confirmed' | 'onlyShows'>;

/**
 * What is left of an action for a member of the office who looks on. Nothing of what belongs to the person or the customer alone:
 * credentials, second step and logins, passwords of pupils, exports, erasing, moves, and files that bring in pupils. Of ordering, signing,
 * inviting, and speaking or leading in somebody's name only looking at it.
 */
const LEFT: Partial<Record<Action | 'public', 'nothing' | 'looking'>> = {
  'account:close': 'nothing',
  'care:share': 'nothing',
  'credentials:own': 'nothing',
  'edexml:import': 'nothing',
  'friend:invite': 'looking',
  'group:lead': 'looking',
  'job:read': 'looking',
  'licence:order': 'looking',
  'message:ask': 'looking',
  'message:read': 'looking',
  'move:make': 'nothing',
  'move:read': 'nothing',
  'privacy:agree': 'looking',
  'privacy:erase': 'nothing',
  'privacy:export': 'nothing',
  'privacy:let-in': 'nothing',
  'privacy:requests': 'looking',
  'privacy:retention': 'looking',
  'profile:own': 'nothing',
  'pupil:password': 'nothing',
  'roster:import': 'nothing',
  'second:lift': 'nothing',
  'second:own': 'nothing',
  'session:own': 'looking',
  'sso:link-self': 'nothing',
  'trash:purge': 'nothing',
};

/**
 * What a call is to who looks on: out of the question, only looking, or changing something. It follows from what the contract says of
 * the call, so that a new one that is forgotten here changes nothing unless changing is allowed.
 */
export function reachedBy({
  action,
  method,
  when,
  confirmed,
  onlyShows,
}: Asked): 'closed' | 'read' | 'change' {
  const left = LEFT[action];
  if (confirmed || left === 'nothing') return 'closed';
  if (method === 'GET' || onlyShows) return 'read';
  if (left === 'looking') return 'closed';
  return when === 'read' ? 'read' : 'change';
}

/** Throws for what somebody who looks on may not do: it is not there, or it would change something where only looking is allowed. */
export function refuseLookOn(call: Asked, { mayChange }: { mayChange: boolean }): void {
  const reached = reachedBy(call);
  if (reached === 'closed') throw new Problem('not-while-looking');
  if (reached === 'change' && !mayChange) throw new Problem('looking-on');
}

/** Throws for an event of the live channel in which somebody who looks on would lead pupils in another's name. */
export function refuseLiveLookOn(action: Action): void {
  if (LEFT[action] !== undefined) throw notFound('Dit kan niet tijdens het meekijken.');
}
