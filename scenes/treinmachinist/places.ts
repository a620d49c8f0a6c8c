/** Layers of this scene, from back to front. */
export const DEPTHS = {
  rails: -90,
  light: -84,
  sheep: -80,
  night: -70,
  lamps: -66,
  halte: -58,
  points: -50,
  train: -40,
  passengers: -24,
  tunnel: -20,
  shed: -16,
  plate: -12,
  loading: -10,
  station: 0,
  signal: 10,
  board: 14,
  cabin: 20,
  crew: 30,
  whistle: 34,
  bridge: 400,
  wagons: 410,
  note: 500,
} as const;

/** The mouth of the tunnel. */
export const TUNNEL = { x: 112, y: 474 } as const;
/** The signal board, by its middle. */
export const BOARD = { x: 280, y: 262, width: 300, letters: 50 } as const;
/** The right edge of the stations: beside them runs the loop. */
export const RIGHT = 1262;
