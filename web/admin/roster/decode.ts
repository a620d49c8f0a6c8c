/** The text of a file, whatever program and machine wrote it. */
export function decodeFile(bytes: Uint8Array<ArrayBuffer>): string {
  const decode = (encoding: string) => new TextDecoder(encoding, { fatal: false }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be');
  // Every other byte of Latin letters is nothing.
  const zeros = (from: number) => bytes.filter((byte, i) => i % 2 === from && byte === 0).length;
  if (zeros(1) > bytes.length / 4) return decode('utf-16le');
  if (zeros(0) > bytes.length / 4) return decode('utf-16be');
  const utf8 = asUtf8(bytes);
  if (utf8 !== undefined) return utf8;
  const [windows, mac] = [decode('windows-1252'), decode('macintosh')];
  return oddities(mac) < oddities(windows) ? mac : windows;
}

/** Whether it does not say which letters it is written in, so that these were guessed: it has no mark, and is no UTF-8. */
export const isGuessed = (bytes: Uint8Array<ArrayBuffer>): boolean =>
  asUtf8(bytes) === undefined &&
  !(bytes[0] === 0xff && bytes[1] === 0xfe) &&
  !(bytes[0] === 0xfe && bytes[1] === 0xff);

/** A zip file begins so: that is how spreadsheets are kept. */
export const isSpreadsheet = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf);

/** What no list of names is, whatever it is called: a picture, a PDF file, a program. */
export const isNoText = (bytes: Uint8Array<ArrayBuffer>): boolean =>
  /^%PDF-|^\{\\rtf/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 8))) ||
  /[\0-\x08\x0E-\x1A]/.test(decodeFile(bytes));

function asUtf8(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Signs beyond ASCII where no name has them: none of letters, or a capital within a word. */
const oddities = (text: string) =>
  (text.match(/(?=[^\0-\x7F])[^\p{L}\s]/gu)?.length ?? 0) +
  (text.match(/\p{Ll}(?=[^\0-\x7F])\p{Lu}/gu)?.length ?? 0);

/** The bytes of the letters of windows-1252, to turn back what was read in it. */
const WINDOWS = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(new Uint8Array([byte])),
    byte,
  ]),
);

/** A text of which the letters beyond ASCII were read wrongly (ZoÃ« for Zoë) as it was meant; undefined when they were not. */
export function unscrambled(text: string): string | undefined {
  if (!/[ÂÃÄÅâ]/.test(text)) return undefined;
  const mended = text.replace(/[^\0-\x7F]+/g, (letters) => {
    const bytes = [...letters].map((letter) => WINDOWS.get(letter));
    if (bytes.some((byte) => byte === undefined)) return letters;
    return asUtf8(new Uint8Array(bytes as number[])) ?? letters;
  });
  return mended === text ? undefined : mended;
}
