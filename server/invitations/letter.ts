import { longDay } from '../licence/long-day.ts';
import type { CampaignGround, CampaignTerms } from '../contract/campaigns.ts';
import type { Variant } from '../contract/variant.ts';
import type { Post } from '../mail/post.ts';
import { CAMPAIGN_MAILS } from '../mail/templates/campaigns.ts';
import type { Letter } from '../mail/templates/template.ts';

/** What the receiver reads of why we write. */
const WHY: Record<CampaignGround, string> = {
  asked: 'Je krijgt deze mail omdat je erom vroeg.',
  customer: 'Je krijgt deze mail omdat je klant bij ons bent of was.',
  published: 'Je krijgt deze mail op het zakelijke e-mailadres dat je organisatie gepubliceerd heeft.',
};

/** Whom a letter greets, and how its reader gets no more of them. */
interface For {
  name: string;
  organisation: string;
  refusal: string;
}

/** The letter of an invitation to somebody. */
export const letterFor = (
  { template, offer: { trialDays, seats, percentOff }, expiresOn, ground }: CampaignTerms,
  { name, organisation, refusal }: For,
): Letter =>
  CAMPAIGN_MAILS[template].letter({
    ...{ naam: name, organisatie: organisation, dagen: trialDays },
    plaatsen: seats === null ? '' : String(seats),
    korting: percentOff === null ? '' : String(percentOff),
    geldig: longDay(expiresOn),
    waarom: WHY[ground],
    afmeldlink: refusal,
  });

type Site = Pick<Post, 'siteUrl'>;

/** The form for who was invited; without a code that for anybody. */
export const formUrl = (post: Site, variant: Variant, code: string): string =>
  `${post.siteUrl(variant)}/app/site/aanvraagformulier${code && `?uitnodiging=${code}`}`;

/** The page on which somebody says to want no more of these. */
export const refusalUrl = (post: Site, variant: Variant, token: string): string =>
  `${post.siteUrl(variant)}/app/site/contact#geen-uitnodigingen=${token}`;

/** What a mail program asks to that end by itself. */
export const oneClickUrl = (post: Site, variant: Variant, token: string): string =>
  `${post.siteUrl(variant)}/api/site/invitation-refusals/${token}`;
