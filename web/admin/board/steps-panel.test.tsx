import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StepBack } from '../../../server/contract/board.ts';
import type { Tile } from '../../../server/contract/live.ts';
import { StepsPanel } from './steps-panel.tsx';
import type { Lead } from './use-lead.ts';

const HARD = { category: 'open', name: 'open', title: 'Open klankgroep' };
const VOWEL = { category: 'klinker', name: 'klinker', title: 'Lange klank' };
const panel = (...steps: StepBack[]) =>
  renderToStaticMarkup(
    <StepsPanel
      tiles={Object.fromEntries(
        steps.map((step, i) => [
          `p${i}`,
          { pupilId: `p${i}`, name: `Kind ${i}`, back: [step] } as unknown as Tile,
        ]),
      )}
      ready={[]}
      lead={{ busy: false } as Lead}
    />,
  );

test('a step back says what was never practised, and only what is so of what comes before it', () => {
  const weak = { ...HARD, first: VOWEL };
  const fresh = { ...HARD, first: { ...VOWEL, isNew: true as const } };
  expect(panel(weak)).toContain('Nog te moeilijk: Open klankgroep.<');
  expect(panel(fresh)).toContain('Nog te moeilijk: Open klankgroep. Nog niet geoefend.<');
  expect(panel(fresh, weak)).toContain('Door 1 leerling nog niet geoefend.');
  expect(panel(HARD)).toContain('Er is niets wat eerst beter moet gaan.');
  expect(panel({ ...HARD, outside: 'Lange klank' })).toContain(
    'voorafgaat (“Lange klank”), zit niet in de oefeninstelling.',
  );
});
