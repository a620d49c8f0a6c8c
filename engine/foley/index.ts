export { air, burst, drop, struck, thud } from './layers.ts';
export { note } from './pitch.ts';
export { defineSounds, type Layer, type Recipe, type SoundSet } from './recipe.ts';
export { render } from './render.ts';
export { SHARED_SOUNDS } from './shared.ts';
export { renderTune, Tune } from './tune.ts';
