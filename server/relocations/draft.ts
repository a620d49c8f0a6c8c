import type { RelocationLine } from '../contract/relocations.ts';
import type { Stored } from './facts.ts';

/** A line of what would happen, with what it leaves to choose. */
export type Draft = Omit<RelocationLine, 'chosen' | 'options' | 'notes'> &
  Partial<Pick<RelocationLine, 'options' | 'notes'>>;

/** A line with what was chosen of it. */
export const lineOf = ({ choices }: Pick<Stored, 'choices'>, draft: Draft): RelocationLine => ({
  notes: [],
  options: [],
  ...draft,
  chosen: choices[draft.key] ?? null,
});

/** What was picked and is not there (any more). */
export const goneLine = (
  of: Stored,
  kind: Extract<RelocationLine['kind'], 'group' | 'pupil' | 'staff' | 'list' | 'method'>,
  id: string,
): RelocationLine =>
  lineOf(of, {
    ...{ key: `${kind}:${id}`, kind, label: 'Niet meer gevonden', outcome: 'stopped' },
    notes: ['Dit is er niet meer bij wie vertrekt. Haal het uit de keuze.'],
  });
