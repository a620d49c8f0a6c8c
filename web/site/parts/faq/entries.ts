import { QUESTIONS, questions } from '../../wording/questions.ts';

export interface Question {
  /** Also the part of the address that leads to it. */
  id: string;
  question: string;
  answer: string;
}

type Key = Parameters<typeof questions>[0];

/** All questions in their groups, login help first. */
export const GROUPS: readonly { id: string; title: string; questions: Question[] }[] = Object.entries(
  QUESTIONS,
).map(([group, { items }]) => ({
  id: group,
  title: questions(`${group}.title` as Key),
  questions: Object.keys(items).map((id) => ({
    id,
    question: questions(`${group}.items.${id}.q` as Key),
    answer: questions(`${group}.items.${id}.a` as Key),
  })),
}));
