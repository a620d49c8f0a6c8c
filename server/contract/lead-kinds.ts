/** Why somebody wrote by the public site. */
export const LEAD_KINDS = ['application', 'contact', 'faq', 'quote', 'training', 'experience'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** New: somebody has to look at it. Accepted: an account was made of it. Closed: dealt with, or refused. */
export const LEAD_STATUSES = ['new', 'accepted', 'closed'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Kinds of customers. */
export const ACCOUNT_KINDS = ['school', 'rt', 'thuis'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** What a question is about. */
export const CONTACT_TOPICS = ['question', 'login', 'fault', 'privacy', 'order', 'other'] as const;

/** Where a training may be. */
export const TRAINING_PLACES = ['online', 'own', 'region'] as const;

/** As whom somebody may be quoted. */
export const QUOTED_AS = ['name', 'role', 'no'] as const;
