import { klodderPicture } from './klodder.ts';

/** Moes, beside the name of the product. */
export default () => klodderPicture({ name: 'moes', face: 'happy' }, 64);
