import { AVATAR_COLOURS, AVATAR_SHAPES, avatarSvg } from '../../../engine/drawing/index.ts';
import { OUTFITS } from '../../../server/contract/reward-items.ts';

/** A Klodder per outfit that wears it, each of another colour. */
export const dressed = (ids: readonly string[]): string[] =>
  ids.map((id, i) => {
    const { slot } = OUTFITS.find((one) => one.id === id)!;
    const colours = Object.keys(AVATAR_COLOURS);
    return avatarSvg(
      {
        shape: AVATAR_SHAPES[i % AVATAR_SHAPES.length]!,
        colour: colours[(i * 3) % colours.length]!,
        worn: { [slot]: id },
      },
      { size: 240, view: slot === 'back' ? 'whole' : 'card' },
    );
  });
