import { AIR } from './flight.ts';

/** Height on the stage at which one lands: the middle of the circles. */
export const GROUND = 546;
/** Where the feet are of who stands in the basket. */
export const BASKET_Y = GROUND - AIR.basket;

/** Layers, from back to front. */
export const DEPTHS = {
  cloud: -90,
  streak: -80,
  cow: -70,
  stick: -62,
  circle: -60,
  shadow: -50,
  spring: -48,
  balloon: -40,
  basket: -36,
  rider: -34,
  front: -30,
  evening: -10,
  gold: -8,
  card: 0,
  hoop: 20,
  flyer: 30,
} as const;
