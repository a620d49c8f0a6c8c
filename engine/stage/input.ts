/** The next real input towards an answer (games.md 6.4); places are in u of the stage. */
export type Input =
  | { kind: 'tap'; x: number; y: number }
  | { kind: 'drag'; path: [number, number][]; ms: number }
  | { kind: 'hold'; x: number; y: number; ms: number }
  | { kind: 'key'; code: string; key?: string; ms: number }
  | { kind: 'type'; text: string }
  | { kind: 'wait'; ms: number };

export type Via = 'pointer' | 'keyboard';

/** One raw event as the stage takes it in at a fixed step: from the window, from the robot or from the example. */
export type RawInput =
  | { type: 'down' | 'move' | 'up'; x: number; y: number }
  | { type: 'cancel' }
  | { type: 'keydown' | 'keyup'; code: string; key: string; repeat?: boolean }
  | { type: 'text'; text: string };
