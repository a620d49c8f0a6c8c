import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { PLAN_FIELDS, type PlanField, type PlanState } from '../../../server/contract/care-plan.ts';
import { listPlanVersions } from '../../../server/contract/care-plans.ts';
import { moment } from '../../app/moments.ts';
import { queryOf } from '../../app/query-of.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { stateText } from './labels.ts';
import { text } from './plan-wording.ts';
import type { PlanAt } from './use-plan.ts';

/** What was changed since a plan began, by whom and why. */
export function HistoryPart({ at }: { at: PlanAt }) {
  const query = useQuery(queryOf(listPlanVersions, { params: at }));
  return (
    <Box component="section" aria-labelledby="history" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" id="history">
        {text('history.title')}
      </Typography>
      <Loaded query={query}>
        {({ versions }) =>
          versions.length === 0 ? (
            <Typography>{text('history.none')}</Typography>
          ) : (
            <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
              {versions.map(({ version, at: when, by, reason, changes }) => (
                <li key={version}>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {by === null
                      ? moment.format(when)
                      : text('history.by', { day: moment.format(when), name: by })}
                  </Typography>
                  <Typography sx={{ fontWeight: 700 }}>{reason}</Typography>
                  {changes.map(({ field, before, after }) => (
                    <Box key={field} sx={{ pl: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                      <Typography>{fieldText(field)}</Typography>
                      <Typography variant="body2">
                        {text('history.before', { text: valueText(field, before) })}
                      </Typography>
                      <Typography variant="body2">
                        {text('history.after', { text: valueText(field, after) })}
                      </Typography>
                    </Box>
                  ))}
                </li>
              ))}
            </Box>
          )
        }
      </Loaded>
    </Box>
  );
}

const isField = (field: string): field is PlanField => (PLAN_FIELDS as readonly string[]).includes(field);

const fieldText = (field: string): string =>
  text(`history.fields.${isField(field) || field === 'group' ? field : 'state'}`);

const valueText = (field: string, value: string): string =>
  value === '' ? text('history.empty') : field === 'state' ? stateText(value as PlanState) : value;
