import { z } from 'zod';
import { FRIEND_MAILS_PER_WEEK, FRIEND_WORDS } from './account-terms.ts';
import { defineCall, idSchema } from './call.ts';
import { emailAddress } from './messages.ts';

/** How far an invitation is. */
export const FRIEND_STATES = [
  'made',
  'opened',
  'applied',
  'trial',
  'paid',
  'rewarded',
  'withdrawn',
  'expired',
  'refused',
  'bounced',
] as const;
export type FriendState = (typeof FRIEND_STATES)[number];

/** Letters and digits of a code that can't be taken for each other. */
const code = z.string().regex(/^[2-9A-HJKMNP-Z]{12}$/);

const friendSchema = z.object({
  id: z.string(),
  /** By the own link, which can bring a reward, or by a mail of our server, which by law can't. */
  channel: z.enum(['link', 'mail']),
  state: z.enum(FRIEND_STATES),
  at: z.int(),
  changedAt: z.int(),
});
export type Friend = z.infer<typeof friendSchema>;

const friendsSchema = z.object({
  /** The own link of who asks; null when there is none. */
  link: z.object({ id: z.string(), url: z.string(), isOpened: z.boolean() }).nullable(),
  friends: z.array(friendSchema),
  /** Mails that can still be sent this week. */
  mailsLeft: z.int(),
  /** Months of reward so far. */
  months: z.int(),
});
export type Friends = z.infer<typeof friendsSchema>;

const accountParams = z.object({ account: idSchema });
const text = z.string().trim().max(FRIEND_WORDS);

export const getFriends = defineCall({
  id: 'getFriends',
  method: 'GET',
  path: '/api/accounts/{account}/friends',
  action: 'friend:invite',
  summary: 'Wie er uitgenodigd is en hoe ver dat is. Adressen worden niet bewaard.',
  params: accountParams,
  response: friendsSchema,
});

export const makeFriendLink = defineCall({
  id: 'makeFriendLink',
  method: 'PUT',
  path: '/api/accounts/{account}/friend-link',
  action: 'friend:invite',
  when: 'change',
  summary: 'Maakt de eigen link om vrienden uit te nodigen; ieder heeft er één.',
  params: accountParams,
  response: friendsSchema,
});

export const withdrawFriend = defineCall({
  id: 'withdrawFriend',
  method: 'POST',
  path: '/api/accounts/{account}/friends/{friend}/withdrawal',
  action: 'friend:invite',
  when: 'less',
  summary: 'Trekt een link of een mail in die nog niemand gebruikt heeft om een proef aan te vragen.',
  params: accountParams.extend({ friend: idSchema }),
  response: friendsSchema,
  errors: ['not-found', 'conflict'],
});

export const previewFriendMail = defineCall({
  id: 'previewFriendMail',
  method: 'POST',
  path: '/api/accounts/{account}/friend-mail-preview',
  action: 'friend:invite',
  when: 'read',
  summary: 'De hele mail zoals een vriend hem krijgt.',
  params: accountParams,
  body: z.object({ text }),
  response: z.object({ subject: z.string(), text: z.string() }),
});

export const sendFriendMails = defineCall({
  id: 'sendFriendMails',
  method: 'PUT',
  path: '/api/accounts/{account}/friend-mails/{mail}',
  action: 'friend:invite',
  when: 'change',
  summary: 'Stuurt vrienden een mail. De client maakt het id: twee keer is één keer.',
  params: accountParams.extend({ mail: z.uuid() }),
  body: z.object({ addresses: z.array(emailAddress).min(1).max(FRIEND_MAILS_PER_WEEK), text }),
  response: friendsSchema,
  errors: ['invalid-fields', 'conflict', 'too-many-requests'],
});

const rewardToLookAtSchema = z.object({
  id: z.string(),
  /** Who invited. */
  account: z.object({ id: z.string(), name: z.string() }),
  /** Who came; empty for an account that is gone. */
  friend: z.string(),
  /** Since when the friend has paid, ms since the epoch. */
  at: z.int(),
  /** Rewards of this account in the last year. */
  rewards: z.int(),
  /** Said already that it may go; it goes by itself when its days have passed. */
  isGranted: z.boolean(),
});
export type RewardToLookAt = z.infer<typeof rewardToLookAtSchema>;

const rewardsSchema = z.object({ rewards: z.array(rewardToLookAtSchema), total: z.int() });

export const listRewards = defineCall({
  id: 'listRewards',
  method: 'GET',
  path: '/api/office/friend-rewards',
  action: 'office:licences',
  summary:
    'Beloningen voor vrienden waar het kantoor eerst naar kijkt: een account heeft er dit jaar al veel.',
  response: rewardsSchema,
});

export const decideReward = defineCall({
  id: 'decideReward',
  method: 'POST',
  path: '/api/office/friend-rewards/{friend}',
  action: 'office:licences',
  when: 'change',
  summary: 'Laat een beloning doorgaan of niet.',
  params: z.object({ friend: idSchema }),
  body: z.object({ grants: z.boolean() }),
  response: rewardsSchema,
  errors: ['not-found', 'conflict'],
});

export const openFriendLink = defineCall({
  id: 'openFriendLink',
  method: 'POST',
  path: '/api/site/friend-visits',
  action: 'public',
  when: 'core',
  summary: 'Iemand kwam op de site met de code van een vriend.',
  body: z.object({ code }),
  response: z.object({ by: z.string(), days: z.int() }),
  errors: ['not-found', 'too-many-requests'],
});

export const refuseFriendMails = defineCall({
  id: 'refuseFriendMails',
  method: 'POST',
  path: '/api/site/friend-refusals',
  action: 'public',
  when: 'core',
  summary: 'Wie een uitnodiging per mail kreeg, wil er geen meer.',
  body: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  response: z.object({ refused: z.boolean() }),
  errors: ['too-many-requests'],
});
