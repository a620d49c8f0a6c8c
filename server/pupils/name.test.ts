import { expect, it } from 'vitest';
import { namesApart } from './name.ts';

it('names of one list are told apart: namesakes carry their user names', () => {
  const pupil = (id: string, first_name: string, infix: string, last_name: string) => ({
    id,
    first_name,
    infix,
    last_name,
    username: `${first_name.toLowerCase()}${id}`,
  });
  const names = namesApart([
    pupil('4', 'Sem', 'de', 'Vries'),
    pupil('5', 'sem', 'de', 'vries'),
    pupil('6', 'Sem', '', 'Vries'),
  ]);
  expect([...names.values()]).toEqual(['Sem de Vries (sem4)', 'sem de vries (sem5)', 'Sem Vries']);
});
