export { analyse, type Analysis } from './analyse/index.ts';
export { diagnose, misspellings, type Diagnosis, type Misspelling } from './misspell/index.ts';
export { exercise, type ExerciseOptions, type Unmade, type Why } from './exercise.ts';
export * from './word.ts';
export * from './request.ts';
export * from './parse.ts';
export { createMemo, type Memo } from './memo.ts';
export { belongsTo, focusOf } from './focus.ts';
export { makeExercise } from './make/index.ts';
