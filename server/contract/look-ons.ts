/** What looking on is for, where no question of a customer is named. */
const LOOK_ON_KINDS = ['telefoon', 'mail', 'storing', 'controle'] as const;
export type LookOnKind = (typeof LOOK_ON_KINDS)[number] | 'vraag';
