/**
 * The next real input towards an answer (scenes/README.md 6.4); places are in u of the stage, ms are of play. What `isTimed` is let go at a
 * moment of its own: longer is as wrong as shorter.
 */
export type Input =
  | { kind: 'tap'; x: number; y: number }
  | { kind: 'drag'; path: [number, number][]; ms: number }
  | { kind: 'hold'; x: number; y: number; ms: number; isTimed?: boolean }
  | { kind: 'key'; code: string; key?: string; ms: number; isTimed?: boolean }
  | { kind: 'type'; text: string }
  | { kind: 'wait'; ms: number };

export type Via = 'pointer' | 'keyboard';

/** One raw event as the stage takes it in at a fixed step: from the window, from the robot or from the example. */
export type RawInput =
  | { type: 'down' | 'move' | 'up'; x: number; y: number }
  | { type: 'cancel' }
  | { type: 'keydown' | 'keyup'; code: string; key: string; repeat?: boolean }
  /** Letters were typed; `over` tells in the place of how many. */
  | { type: 'text'; text: string; over?: number }
  /** A screen reader's user pressed the button of an offer. */
  | { type: 'pick'; id: string };

/** What the raw events of one input are, with the ms of play to wait after each. */
export function rawInputs(input: Input): { raw?: RawInput; waitMs: number }[] {
  switch (input.kind) {
    case 'tap':
      return [
        { raw: { type: 'down', x: input.x, y: input.y }, waitMs: 34 },
        { raw: { type: 'up', x: input.x, y: input.y }, waitMs: 34 },
      ];
    case 'hold':
      return [
        { raw: { type: 'down', x: input.x, y: input.y }, waitMs: input.ms },
        { raw: { type: 'up', x: input.x, y: input.y }, waitMs: 34 },
      ];
    case 'drag': {
      const stepMs = input.ms / Math.max(1, input.path.length - 1);
      const [first, last] = [input.path[0], input.path.at(-1)];
      if (!first || !last) return [];
      return [
        { raw: { type: 'down', x: first[0], y: first[1] }, waitMs: stepMs },
        ...input.path.slice(1).map(([x, y]) => ({ raw: { type: 'move', x, y } as const, waitMs: stepMs })),
        { raw: { type: 'up', x: last[0], y: last[1] }, waitMs: 34 },
      ];
    }
    case 'key':
      return [
        { raw: { type: 'keydown', code: input.code, key: input.key ?? input.code }, waitMs: input.ms },
        { raw: { type: 'keyup', code: input.code, key: input.key ?? input.code }, waitMs: 34 },
      ];
    case 'type':
      return [...input.text].map((text) => ({ raw: { type: 'text', text } as const, waitMs: 34 }));
    case 'wait':
      return [{ waitMs: input.ms }];
  }
}
