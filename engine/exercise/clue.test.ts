import { describe, expect, it } from 'vitest';
import { clueOf } from './clue.ts';
import type { Dealt, ReadExercise } from './exercise.ts';
import { Round } from './round.ts';

const STORY = 'Opa wordt zaterdag tachtig. Tante Jo komt uit Zweden! Dan gaat de bel.';

function read(text: string, answer: string): Dealt {
  const exercise: ReadExercise = {
    ...{ id: 'x', category: 'lezen', form: 'read', kind: 'word', text, secondChance: true },
    prompt: { task: 'Wie komt er?' },
    options: ['goed', 'fout', 'mis'].map((id) => ({ id, text: id })),
  };
  const reveal = { text: answer, from: 0, to: 0 };
  return {
    exercise,
    solution: { answer: { form: 'read', option: 'goed' }, wordId: 'w', reveal, hint: '', rules: {} },
  };
}

describe('clueOf', () => {
  it('is the sentence in which the answer stands', () => {
    expect(clueOf(read(STORY, 'tante Jo'))).toBe('Tante Jo komt uit Zweden!');
    expect(clueOf(read(STORY, 'bel'))).toBe('Dan gaat de bel.');
  });

  it('says nothing where it would be the answer, or where none can be told', () => {
    expect(clueOf(read('Van een ui ga je huilen.', 'ui'))).toBeUndefined();
    expect(clueOf(read(STORY, 'oma'))).toBeUndefined();
    // Only whole words count, and only one place.
    expect(clueOf(read(STORY, 'be'))).toBeUndefined();
    expect(clueOf(read(`${STORY} Opa lacht.`, 'opa'))).toBeUndefined();
  });

  it('is told at a first miss, and not when the answer is', () => {
    const round = new Round({ dealt: [read(STORY, 'tante Jo')], size: 1 });
    expect(round.answer({ form: 'read', option: 'fout' }, 0, 0)).toMatchObject({
      ...{ step: 'nogeens', clue: 'Tante Jo komt uit Zweden!' },
    });
    const last = round.answer({ form: 'read', option: 'mis' }, 0, 0);
    expect(last.step).toBe('onthul');
    expect(last).not.toHaveProperty('clue');
  });
});
