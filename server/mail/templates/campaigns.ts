import type { CAMPAIGN_TEMPLATES } from '../../contract/campaigns.ts';
import { defineTemplate, maybe, needed, told } from './template.ts';

// Mails of the office to people who are no customer yet.

const variables = () => ({
  naam: told('Naam van de ontvanger', 'Sanne de Vries'),
  organisatie: maybe('School, praktijk of gezin; leeg als dat niet bekend is', 'Basisschool De Zonnebloem'),
  dagen: needed('Dagen dat de proef duurt', '56'),
  plaatsen: maybe('Voor hoeveel er minstens plaats is; leeg als dat uit de aanvraag volgt', '120'),
  korting: maybe('Procent korting op de eerste bestelling; leeg zonder korting', '20'),
  geldig: needed('Laatste dag van de uitnodiging', '31 maart 2027'),
  waarom: told('Waarom we deze mail mogen sturen', 'Je vroeg ons om deze mail.'),
  afmeldlink: needed('Adres om geen uitnodigingen meer te krijgen', 'https://www.spelwereld.nl/afmelden'),
});

const OFFER = `Je proef duurt {{dagen}} dagen en stopt vanzelf. Je hoeft niets op te zeggen.

Er is plaats voor {{plaatsen}} {leerlingen}.

Ga je daarna door? Dan krijg je {{korting}} % korting op je eerste bestelling.

[Begin de proef]({{link}})

De uitnodiging is geldig tot en met {{geldig}}.

{{waarom}} Wil je geen uitnodigingen meer? Meld je af: {{afmeldlink}}`;

const rest = { sort: 'news' as const, usedBy: ['Uitnodiging versturen'], hasLink: true };

/** Somebody is invited who may not know us. */
const campaignMail = defineTemplate({
  key: 'campaign',
  what: 'Uitnodiging om te proberen',
  ...rest,
  variables: variables(),
  subject: 'Probeer Spelwereld {{dagen}} dagen gratis',
  body: `Dag {{naam}},

We nodigen je uit om Spelwereld gratis te proberen. Kinderen oefenen er spelling en lezen in spelletjes op een wereldkaart, op hun eigen niveau, en jij kijkt mee hoe het gaat.

We denken daarbij aan {{organisatie}}.

${OFFER}`,
});

/** The same for somebody who wanted to hear of us. */
const askedCampaignMail = defineTemplate({
  key: 'campaign-asked',
  what: 'Uitnodiging voor wie erom vroeg',
  ...rest,
  variables: variables(),
  subject: 'Je uitnodiging voor Spelwereld',
  body: `Dag {{naam}},

Hier is de uitnodiging voor Spelwereld waar je om vroeg.

Hij is voor {{organisatie}}.

${OFFER}`,
});

/** The letters that an invitation can be, by their keys. */
export const CAMPAIGN_MAILS: Record<(typeof CAMPAIGN_TEMPLATES)[number], typeof campaignMail> = {
  campaign: campaignMail,
  'campaign-asked': askedCampaignMail,
};
