import { backdrop, defineArt } from '../../../engine/drawing/index.ts';

export default defineArt({
  backdrop: backdrop('<rect x="-117" y="-96" width="1600" height="960" fill="#CDEBFA"/>'),
  sprites: {},
});
