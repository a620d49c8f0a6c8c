export * from './art.ts';
export * from './card.ts';
export * from './palette.ts';
export * from './letters.ts';
export * from './ruler.ts';
export * from './paper.ts';
export * from './points.ts';
export * from './shapes.ts';
export * from './strokes.ts';
export * from './tables.ts';
export {
  CAST,
  FACES,
  KLODDER_NAMES,
  anchorsOf,
  type Build,
  type Face,
  type KlodderName,
} from './klodder/cast.ts';
export type { HatName } from './klodder/hats.ts';
export { klodder, type KlodderOptions, type Pose } from './klodder/klodder.ts';
export { eye, mouth } from './klodder/face.ts';
export { eraser } from './klodder/eraser.ts';
export { curl } from './klodder/curl.ts';
export { BLOB_IDS, blobSvg } from './rewards/blobs.ts';
export {
  PIECE_COLOURS,
  inkLine,
  outlined,
  pieceSvg,
  snapshot,
  whole,
  type PieceDrawing,
} from './rewards/pieces.ts';
export { balloonSvg, heightStickerSvg, kiteStripSvg, weekKiteSvg } from './rewards/sky.ts';
export { TROPHY_IDS, trophySvg } from './rewards/trophies.ts';
export { OUTFIT_IDS, type WornOutfit } from './outfits/wear.ts';
export { AVATAR_COLOURS, AVATAR_PATTERNS, AVATAR_SHAPES, avatarSvg, type Avatar } from './klodder/avatar.ts';
export * from './hud.ts';
export {
  MARK_STYLE,
  fitsBadge,
  fitsNotBadge,
  markBadge,
  markPattern,
  markShape,
  markToken,
  type MarkLetter,
} from './kit/marks.ts';
export {
  PLATES,
  baseWidth,
  statesOf,
  type PlateName,
  type PlateSpec,
  type PlateState,
} from './kit/plates.ts';
export { roundButton, speaker, eraserIcon, tickBadge, sparkle } from './kit/badges.ts';
export { coin, starSticker } from './kit/rewards.ts';
export { kitArt } from './kit/art.ts';
export { FRAME_EYE, figureParts } from './kit/figures.ts';
export { avatarParts } from './klodder/avatar.ts';
export { PUPIL_REACH } from './klodder/face.ts';
export { LIFT } from './klodder/parts.ts';
