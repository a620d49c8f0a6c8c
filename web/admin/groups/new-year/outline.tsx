import { Alert, AlertTitle, Paper, Typography } from '@mui/material';
import type { YearOutline } from '../../../../server/contract/school-years.ts';
import { years } from '../years-wording.ts';

/** What a plan will do, what is not right yet, and what one had better know. */
export const Outline = ({ outline }: { outline: YearOutline }) => (
  <Paper component="section" variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 1 }}>
    <Typography variant="h2">{years('wizard.outline')}</Typography>
    <ul>
      <li>{years('wizard.moved', { count: outline.moved })}</li>
      {outline.leavers > 0 && <li>{years('wizard.leavers', { count: outline.leavers })}</li>}
      {outline.groups.length > 0 && (
        <li>
          {years('wizard.made', {
            names: outline.groups.map(({ name, pupils }) => `${name} (${pupils})`).join(', '),
          })}
        </li>
      )}
      <li>{years('wizard.archived', { names: outline.archived.join(', ') })}</li>
    </ul>
    <Settings settings={outline.settings} />
    <Told
      severity="error"
      title={years('wizard.conflicts')}
      lines={outline.conflicts.map((one) => one.message)}
    />
    <Told severity="warning" title={years('wizard.warnings')} lines={outline.warnings} />
  </Paper>
);

/** Which practice settings go along, and what of them stays behind. */
const Settings = ({ settings: { kept, fresh, freshPupils } }: Pick<YearOutline, 'settings'>) =>
  (kept.length > 0 || fresh.length > 0 || freshPupils > 0) && (
    <>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {years('wizard.settings')}
      </Typography>
      <ul>
        {kept.map(({ group, setting, from, pupils }) => (
          <li key={`${group} ${setting}`}>
            {pupils === null
              ? years('wizard.keptByAll', { group, setting, from })
              : years('wizard.keptBySome', { group, setting, from, count: pupils })}
          </li>
        ))}
        {fresh.length > 0 && <li>{years('wizard.freshGroups', { names: fresh.join(', ') })}</li>}
        {freshPupils > 0 && <li>{years('wizard.freshPupils', { count: freshPupils })}</li>}
      </ul>
    </>
  );

interface ToldProps {
  severity: 'error' | 'warning';
  title: string;
  lines: readonly string[];
}

const Told = ({ severity, title, lines }: ToldProps) =>
  lines.length > 0 && (
    <Alert severity={severity}>
      <AlertTitle>{title}</AlertTitle>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
