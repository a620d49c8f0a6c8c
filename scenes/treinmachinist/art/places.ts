/** Where houses stand: the scene puts light in their windows at night. */
export const HOUSES = [
  { x: 470, y: 262, roof: '#E8A08C', scale: 0.9 },
  { x: 576, y: 276, roof: '#B9A7D9', scale: 0.8 },
  { x: 404, y: 660, roof: '#F0C478', scale: 0.95 },
  { x: 500, y: 704, roof: '#9CCFC6', scale: 0.85 },
] as const;
