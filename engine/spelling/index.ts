export * from './word.ts';
export * from './request.ts';
export * from './parse.ts';
export { createMemo, type Memo } from './memo.ts';
export { belongsTo, focusOf } from './focus.ts';
export { makeExercise } from './make/index.ts';
