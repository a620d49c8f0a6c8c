import { tones } from '../../../engine/drawing/tables.ts';

/** A dig in a valley of red rock at noon: turquoise air, brick and rose layers, and bones as white as milk. */
export const DIG = tones(
  'sky #C9ECE6 skyLow #E9F6E6 far #E3B7A0 farDeep #D39C86 rock #D98A6A rockDeep #BF6F55 rockLight #EBB08F band #F1D3B4',
  'ground #E9C48C groundDeep #D2A668 groundLight #F3D9A8 sand #F7DFA4 sandDeep #E6C274 sandLight #FDF0C8 hole #9A6A43 holeDeep #7A5032 holeRim #C08F5C',
  'clay #B5725A clayDeep #955845 crack #6E3D31 bone #FFFBEF boneDeep #EADFC4 boneLine #B9A98A fossil #D8D2C4 fossilDeep #B7AF9E',
  'flier #8FB7B4 flierDeep #74A09E cloth #4E7FA6 clothEdge #DCEBF3 clothLight #86B0CE hall #F4E7D2 hallDeep #DFCBA9 hallShade #C9B08A roof #8E57C4 roofDeep #6E3FA3 door #4A3A5E lit #FFE08A litDeep #F5B64A glass #6F86A8 glassDeep #566C8E',
  'leaf #5E9E5A leafDeep #447E46 trunk #A87148 trunkDeep #8A5836 wood #C08A55 woodDeep #9A6A3C steel #AEB7C6 steelDeep #8993A6 straw #E6C063 strawDeep #C79C3F egg #EDE6F7 eggSpot #B9A7D9 baby #8FC46B babyDeep #6CA44C shell #3D7F5C shellDeep #2C6446 worm #F08FA6 wormDeep #D86F8A',
);
