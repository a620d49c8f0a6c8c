/** The logical stage in u. */
export const STAGE = { width: 1366, height: 768, centreX: 683, centreY: 384 } as const;
/** All that is needed to play stays inside this part, which is always in the window. */
export const CORE = { left: 43, top: 80, right: 1323, bottom: 752 } as const;
/** More device px than this costs more than the eye gains. */
const MOST_PIXELS = 2560 * 1440;

/** The part of the stage that is in the window now. */
export interface View {
  /** Edges of the window, in u. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** CSS px per u. */
  scale: number;
  /** Device px per u. */
  zoom: number;
  /** Size of the canvas in device px. */
  pixelWidth: number;
  pixelHeight: number;
}

/** Works out how the stage lies in a window of `width` x `height` CSS px: the core always whole, more around it. */
export function viewFor(width: number, height: number, devicePixelRatio: number): View {
  const scale = Math.min(width / (CORE.right - CORE.left), height / STAGE.height);
  const most = Math.sqrt(MOST_PIXELS / (width * height));
  const ratio = Math.max(1, Math.min(devicePixelRatio, 2, most));
  const halfWidth = width / scale / 2;
  const halfHeight = height / scale / 2;
  return {
    left: STAGE.centreX - halfWidth,
    right: STAGE.centreX + halfWidth,
    top: STAGE.centreY - halfHeight,
    bottom: STAGE.centreY + halfHeight,
    scale,
    zoom: scale * ratio,
    pixelWidth: Math.round(width * ratio),
    pixelHeight: Math.round(height * ratio),
  };
}
