import { coarsely, defineArt, type SpriteArt } from '../../../engine/drawing/art.ts';
import { animals } from './animals.ts';
import { ANIMALS, LANDS } from './names.ts';
import { lands, sky } from './lands.ts';
import { things } from './things.ts';

const drawn: Record<string, SpriteArt> = { ...animals(), ...lands(), ...things() };
const of = (part: string) => LANDS.map((land) => `${land}-${part}`).join(' ');

/** A ride through four lands, of which a round sees three; scenery is drawn on fewer pixels. */
export default defineArt({
  backdrop: sky(),
  sprites: coarsely(drawn, {
    1.42: Object.keys(ANIMALS)
      .flatMap((name) => [name, `${name}-poot`])
      .join(' '),
    1.6: 'ring verder terug paradijsvogel filter-klopt filter-kloptniet album',
    2.6: `${of('midden')} ${of('pol')}`,
    2.7: `${of('voor')} jeep`,
    1.9: `${of('foto')} duim`,
    3: `${of('ver')} schaduw`,
    4: 'tent',
    2.2: 'tekstbord onderschrift',
  }),
});
