export { createWordBank, type WordBank } from './bank.ts';
export { deal, type DealRequest } from './deal.ts';
export { createMedia, spokenTexts, type MediaAddresses } from './media.ts';
