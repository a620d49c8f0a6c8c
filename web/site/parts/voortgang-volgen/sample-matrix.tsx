import { Table } from '../../ui/index.ts';
import { voortgangVolgen as text } from '../../wording/voortgang-volgen.ts';

const COLUMNS = ['open', 'closed', 'final', 'eiij', 'small'] as const;
const LOOKS = ['klaar', 'bezig', 'stuck', 'stap-terug', 'few'] as const;
type Look = (typeof LOOKS)[number];

/** The signs of the product's own table (web/admin/progress/looks.ts). */
const SIGN: Record<Look, string> = { klaar: '✓', bezig: '▸', stuck: '=', 'stap-terug': '!', few: '?' };

/** Invented pupils, each with a look and an expected share in percent per column. */
const PUPILS: readonly (readonly [name: string, cells: readonly (readonly [Look, number])[]])[] = [
  [
    'Noud',
    [
      ['bezig', 71],
      ['stap-terug', 44],
      ['bezig', 68],
      ['stuck', 58],
      ['few', 0],
    ],
  ],
  [
    'Fleur',
    [
      ['klaar', 92],
      ['bezig', 79],
      ['stuck', 61],
      ['bezig', 74],
      ['bezig', 80],
    ],
  ],
  [
    'Aya',
    [
      ['klaar', 94],
      ['bezig', 82],
      ['klaar', 91],
      ['stap-terug', 47],
      ['bezig', 77],
    ],
  ],
  [
    'Bram',
    [
      ['klaar', 96],
      ['klaar', 90],
      ['klaar', 93],
      ['bezig', 83],
      ['klaar', 89],
    ],
  ],
];

/** The group's progress in small: who needs help first stands on top. */
export const SampleMatrix = () => (
  <div className="sample-matrix">
    <Table
      caption={text('matrix.caption')}
      head={[text('matrix.pupil'), ...COLUMNS.map((column) => text(`matrix.columns.${column}`))]}
      rows={PUPILS.map(([name, cells]) => [
        name,
        ...cells.map(([look, p]) => (
          <span key={look} className={`sample-cell ${look}`}>
            <span aria-hidden>
              {SIGN[look]}
              {look !== 'few' && ` ${p}%`}
            </span>
            <span className="visually-hidden">
              {look === 'few'
                ? text('matrix.looks.few')
                : text('matrix.cell', { look: text(`matrix.looks.${look}`), p })}
            </span>
          </span>
        )),
      ])}
    />
    <ul className="sample-legend" aria-label={text('matrix.legend')}>
      {LOOKS.map((look) => (
        <li key={look}>
          <span className={`sample-cell ${look}`} aria-hidden>
            {SIGN[look]}
          </span>{' '}
          {text(`matrix.looks.${look}`)}
        </li>
      ))}
    </ul>
  </div>
);
