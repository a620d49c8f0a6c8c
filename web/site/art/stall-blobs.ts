import { blobSvg } from '../../../engine/drawing/index.ts';
import { itemSheet } from './item-sheet.ts';
import { SHOWN_BLOBS } from './shown-items.ts';

export default () => itemSheet(SHOWN_BLOBS.map((id) => blobSvg(id, 240)));
