import { tones } from '../../../engine/drawing/tables.ts';

/** A play mat of a town: sandy pavements, slate streets, roofs in chalk colours. */
export const MAT = tones(
  'meadow #BFE08F meadowDeep #ABD27C street #8E97AE layby #AEB4C4 line #F7F3E6',
  'pave #F0DFBE kerb #D9C193 lawn #B4D98A lawnDeep #9BC873 leaf #6FB257 leafDeep #579A45',
  'water #8CCBE6 waterDeep #6BB4D6 stone #E3D7C4 stoneDeep #CFBFA6',
  'brick #E58A6B sun #EDB95C sky #7FA9DE berry #B28CCB mint #7DBFA8 rose #E5A0AE',
);
