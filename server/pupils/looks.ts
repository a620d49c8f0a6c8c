import { KLODDER_LOOKS } from '../contract/rewards.ts';

/** The Klodder that a new pupil begins with: one of its own, the same for the same id. The wardrobe changes it later. */
export function lookFor(id: string): { avatar_shape: string; avatar_colour: string } {
  const { shape, colour } = KLODDER_LOOKS;
  let sum = 0;
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return {
    avatar_shape: shape[sum % shape.length]!,
    avatar_colour: colour[Math.floor(sum / shape.length) % colour.length]!,
  };
}
