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
});

test('what the setting leaves out can be set ready all the same, where a game is left for it', () => {
  const left = panel({ ...HARD, outside: VOWEL });
  expect(left).toContain('voorafgaat (“Lange klank”), zit niet in de oefeninstelling.');
  expect(left).toContain('“Open klankgroep” is nog te moeilijk: zet eerst “klinker” klaar voor 1 leerling');
  expect(left).toContain('Uitleg gegeven');
  const unplayable = panel({ ...HARD, outside: { ...VOWEL, unplayable: true } });
  expect(unplayable).toContain('voorafgaat (“Lange klank”) laat de oefeninstelling geen spel over.');
  expect(unplayable).not.toContain('zet eerst');
  expect(unplayable).toContain('Uitleg gegeven');
});
