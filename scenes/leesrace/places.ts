export const MIDDLE = 683;
/** The running track, from the fence to the near edge. */
export const TRACK = { top: 264, bottom: 734 } as const;
/** The paper ribbon with the text: its middle, the heights of letters, line under them and feet. */
export const RIBBON = { y: 476, letters: 474, under: 520, feet: 412, height: 146 } as const;
/** The groove along which a finger slides, under the words. */
export const GROOVE = 596;
/** Words stand between these edges; beside them are the buttons back and on. */
export const ROOM = { left: 160, right: 1206 } as const;
export const BUTTONS = { back: 88, on: 1278, y: 476 } as const;
/** Size of the runner beside the ribbon. */
export const RUNNER = 140;
/** From here he sets off to gates and pieces. */
export const START_X = 170;

/** Layers of this scene, from back to front. */
export const DEPTHS = {
  stands: -90,
  fence: -84,
  lines: -78,
  daylight: -76,
  hare: -70,
  board: -66,
  field: -55,
  ribbon: -50,
  glow: -46,
  under: -44,
  words: -40,
  roll: -34,
  groove: -30,
  post: -24,
  gate: -20,
  card: -10,
  print: -22,
  runner: 30,
  openText: 34,
  front: 40,
  fans: 60,
  finale: 100,
} as const;
