/** Looks for a QR code in what a camera sees; gives what it says. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>;

/** What some browsers read codes with themselves. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Larger pictures are read no better, and slower. */
const MOST_PIXELS = 640;

/** The browser's own reader where it has one, else a library that is fetched now. */
export async function openReader(): Promise<ReadCode> {
  const own = (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = await own?.getSupportedFormats().catch((): string[] => []);
  if (own && formats?.includes('qr_code')) {
    const detector = new own({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { readPixels } = await import('./read-pixels.ts');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, MOST_PIXELS / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return Promise.resolve(undefined);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return Promise.resolve(readPixels(context.getImageData(0, 0, canvas.width, canvas.height)));
  };
}
