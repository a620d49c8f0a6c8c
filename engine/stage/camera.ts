/** Moves the view over a world that is larger than the stage; still and short with reduced motion. */
export interface CameraHelper {
  /** Glides so that (x, y) is in the middle, at `zoom` times the usual size. */
  glideTo(x: number, y: number, ms: number, zoom?: number): Promise<void>;
  /** Puts (x, y) in the middle at once; for following something every step. */
  lookAt(x: number, y: number, zoom?: number): void;
  /** A short happy shake; none with reduced motion. Never on a mistake. */
  shake(ms?: number, strength?: number): void;
  /** Turns a place of the window's stage into a place of the world, and back. */
  toWorld(x: number, y: number): { x: number; y: number };
  toStage(x: number, y: number): { x: number; y: number };
}
