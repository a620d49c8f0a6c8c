export * from './word.ts';
export * from './request.ts';
export * from './parse.ts';
export { belongsTo, focusOf } from './focus.ts';
export { makeExercise } from './make/index.ts';
