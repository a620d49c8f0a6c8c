import { backdrop, circle, defineArt, sprite, sticker } from '../../../engine/drawing/index.ts';
export default defineArt({
  backdrop: backdrop('<rect x="-117" y="-96" width="1600" height="960" fill="#CDEBFA"/>'),
  sprites: { lelie: sprite(sticker(circle(20), '#F4A6BE'), 30) },
});
