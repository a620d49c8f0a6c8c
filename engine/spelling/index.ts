export * from './word.ts';
export * from './request.ts';
export * from './parse.ts';
export * from './graphemes.ts';
export { belongsTo, bucketOf, spotOf } from './focus.ts';
export { makeExercise } from './make/index.ts';
