import decodeQR from 'qr/decode.js';

/** What the QR code in a picture says; undefined when there is none that can be read. */
export function readPixels(picture: Pick<ImageData, 'data' | 'width' | 'height'>): string | undefined {
  try {
    return decodeQR(picture);
  } catch {
    // So it tells that it found none.
    return undefined;
  }
}
