export type { WordBank } from './bank.ts';
export type { DealRequest } from './deal.ts';
