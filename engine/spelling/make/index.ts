import type { Dealt, Form } from '../../exercise/index.ts';
import type { ExerciseRequest } from '../request.ts';
import { makeBuild } from './build.ts';
import { makeChoose } from './choose.ts';
import { makeJudge } from './judge.ts';
import { makeOrder } from './order.ts';
import type { Maker } from './parts.ts';
import { makeRead } from './read.ts';
import { makeSort } from './sort.ts';
import { makeSplit } from './split.ts';
import { makeType } from './type.ts';

const MAKERS: Record<Form, Maker> = {
  choose: makeChoose,
  judge: makeJudge,
  build: makeBuild,
  type: makeType,
  split: makeSplit,
  sort: makeSort,
  read: makeRead,
  order: makeOrder,
};

/**
 * Makes one exercise about a word; undefined when the word can't be asked in this form. The same request with the
 * same random stream gives the same exercise. Without wrong word images in the settings none is ever shown.
 */
export const makeExercise = (request: ExerciseRequest): Dealt | undefined => MAKERS[request.form](request);
