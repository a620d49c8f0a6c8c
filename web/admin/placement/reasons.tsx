import { Typography } from '@mui/material';
import { BEGIN_BELOW, STAGE_WORDS } from '../../../engine/measure/index.ts';
import type { PlacementDetail, PlacementResult, PlacementWord } from '../../../server/contract/placement.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { halfText } from './half-text.ts';
import { SmallTable } from './small-table.tsx';
import { text } from './wording.ts';

interface Props {
  detail: PlacementDetail;
  result: PlacementResult;
}

const percent = (p: number) => `${Math.round(100 * p)} %`;
const shareText = ({ right, of }: { right: number; of: number }) => text('share', { right, of });

/** Why practice would begin there: what is expected of each half-year, how the stages went, and every word. */
export function Reasons({ detail, result }: Props) {
  return (
    <>
      <Typography variant="h2">{text('result.why')}</Typography>
      <Typography>{text('result.whyText', { percent: Math.round(100 * BEGIN_BELOW) })}</Typography>
      <SmallTable
        label={text('result.why')}
        heads={[text('result.half'), text('result.expected')]}
        rows={detail.expected.map(({ at, p }) => [
          at === result.start ? `${halfText(at)} (${text('result.here')})` : halfText(at),
          percent(p),
        ])}
      />
      <Typography variant="h2">{text('result.parts')}</Typography>
      <SmallTable
        label={text('result.parts')}
        heads={[text('result.part'), text('result.half'), text('result.right')]}
        rows={result.stages.map((stage, i) => [
          text('result.partN', { n: i + 1 }),
          halfText(stage.at),
          shareText(stage),
        ])}
      />
      {result.categories.length > 0 && (
        <>
          <Typography variant="h2">{text('result.categories')}</Typography>
          <Typography>{text('result.categoriesHelp', { count: STAGE_WORDS.told })}</Typography>
          <SmallTable
            label={text('result.categories')}
            heads={[text('result.category'), text('result.right')]}
            rows={result.categories.map((category) => [category.title, shareText(category)])}
          />
        </>
      )}
      <Typography variant="h2">{text('result.words')}</Typography>
      <DataTable
        label={text('result.words')}
        rows={detail.words}
        columns={COLUMNS}
        idOf={({ n }) => String(n)}
        nameOf={({ word }) => word}
        total={() => ''}
        order={{ id: 'n', desc: false }}
      />
    </>
  );
}

function verdictText({ missing, verdict }: PlacementWord): string | undefined {
  if (missing) return text('result.missing');
  return verdict === null ? undefined : text(verdict === 'goed' ? 'result.good' : 'result.wrong');
}

const COLUMNS: Column<PlacementWord>[] = [
  { id: 'n', label: '#', align: 'right', value: ({ n }) => n },
  { id: 'word', label: text('result.word'), isHead: true, value: ({ word }) => word },
  { id: 'given', label: text('result.wrote'), value: ({ given }) => given || text('result.empty') },
  { id: 'verdict', label: text('result.verdict'), value: verdictText, canFilter: true },
  { id: 'category', label: text('result.category'), value: ({ category }) => category, canFilter: true },
  { id: 'stage', label: text('result.part'), align: 'right', value: ({ stage }) => stage },
];
