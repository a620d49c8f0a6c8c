import { defineWording } from '../../app/wording/define.ts';

/** Texts of rewards for friends at which the office looks first. */
export const text = defineWording('office-friends', {
  title: 'Beloningen voor vrienden',
  note: 'Wie dit jaar al vijf maanden kreeg, krijgt de volgende pas na een blik van het kantoor.',
  line: '{{account}} nodigde {{friend}} uit, die op {{day}} betaald heeft. Dit jaar al {{count}} maanden.',
  gone: 'een account dat er niet meer is',
  granted: 'gaat door',
  yes: 'Laat doorgaan',
  no: 'Telt niet mee',
  yesDone: 'De maand komt erbij.',
  noDone: 'De uitnodiging telt niet mee; dat krijgt de klant te lezen.',
});
