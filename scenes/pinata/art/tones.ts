import { tones } from '../../../engine/drawing/tables.ts';

/** A garden late in the afternoon, and the paper of a party. */
export const PARTY = tones(
  'sky #DDEFF0 low #FDEBCB far #CFE2CF wall #F5E7D4 roof #E5B49C hedge #A6CCA2 hedgeDeep #8DB98F',
  'lawn #C9E2A0 near #BCDB90 stripe #AFD184 blanket #FBEFDD check #F3C9B6 trunk #B08A6B trunkDeep #8F6C52 leaf #9CC48E leafDeep #7FAE7C',
  'fence #F7F1E4 wood #C48B57 woodDeep #9A6539 rope #D9B37C grey #C9CDD8 greyDeep #A7ADBF dark #4A2B3A',
);

/** Crêpe paper. */
export const CREPE = ['#EE6A50', '#F2B632', '#1FA39B', '#8E57C4', '#F4A6BE', '#2F6FDE'] as const;
