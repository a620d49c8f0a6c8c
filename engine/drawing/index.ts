export * from './art.ts';
export * from './palette.ts';
export * from './paper.ts';
export * from './shapes.ts';
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
export { AVATAR_COLOURS, AVATAR_PATTERNS, AVATAR_SHAPES, avatarSvg, type Avatar } from './klodder/avatar.ts';
