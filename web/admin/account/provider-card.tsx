import {
  Alert,
  Checkbox,
  DialogContentText,
  FormControlLabel,
  Paper,
  Switch,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import type { SsoSetting } from '../../../server/contract/sso.ts';
import type { Variant } from '../../../server/contract/variant.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { accountSso as text } from './sso-wording.ts';

/** What a school decides about a provider. */
export interface Switched {
  provider: string;
  name: string;
  enabled: boolean;
  alwaysLogin: boolean;
}

interface Props {
  setting: SsoSetting;
  variant: Variant;
  /** BRIN or institution number of the school. */
  number: string;
  isBusy: boolean;
  onSwitch: (to: Switched) => void;
}

/** One provider: on or off, whether everyone logs in anew, and whether it can work. */
export function ProviderCard({ setting, variant, number, isBusy, onSwitch }: Props) {
  const { provider, name, audience, enabled, alwaysLogin, canForce, missing, linked, loggedIn } = setting;
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const to = (change: Partial<Switched>) => onSwitch({ provider, name, enabled, alwaysLogin, ...change });
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 1.5, display: 'grid', gap: 0.5 }}
    >
      <FormControlLabel
        control={
          <Switch
            checked={enabled}
            disabled={isBusy}
            onChange={() => (enabled ? setAsking(true) : to({ enabled: true }))}
          />
        }
        label={
          <Typography id={id} component="span" sx={{ fontWeight: 700 }}>
            {text('settings.on', { name })}
          </Typography>
        }
      />
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
        {[
          text(`settings.audience.${audience}`),
          ...(linked > 0 ? [text('settings.linked', { count: linked })] : []),
          ...(loggedIn > 0 ? [text('settings.loggedIn', { count: loggedIn })] : []),
        ].join(' · ')}
      </Typography>
      {missing ? (
        <Alert severity="warning">{missingText(missing, { variant, name, number })}</Alert>
      ) : (
        <Typography sx={{ fontSize: '0.9rem' }}>{text('settings.known')}</Typography>
      )}
      {enabled && canForce && (
        <>
          <FormControlLabel
            control={
              <Checkbox
                checked={alwaysLogin}
                disabled={isBusy}
                onChange={() => to({ alwaysLogin: !alwaysLogin })}
                slotProps={{ input: { 'aria-describedby': `${id}-always` } }}
              />
            }
            label={text('settings.always')}
          />
          <Typography id={`${id}-always`} sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
            {text('settings.alwaysHelp', { name })}
          </Typography>
        </>
      )}
      {enabled && !canForce && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
          {text('settings.cannotForce', { name })}
        </Typography>
      )}
      {isAsking && (
        <ConfirmDialog
          title={text('settings.offTitle', { name })}
          note={text('settings.offText', { name })}
          action={text('settings.offOk')}
          focus="back"
          onConfirm={() => {
            setAsking(false);
            to({ enabled: false });
          }}
          onClose={() => setAsking(false)}
        >
          {loggedIn > 0 && <Alert severity="warning">{text('settings.offNow', { count: loggedIn })}</Alert>}
          <DialogContentText>{text('settings.offWithout')}</DialogContentText>
        </ConfirmDialog>
      )}
    </Paper>
  );
}

function missingText(
  missing: NonNullable<SsoSetting['missing']>,
  { variant, name, number }: { variant: Variant; name: string; number: string },
): string {
  if (missing === 'shared-number') return text('settings.missing.shared', { name, number });
  if (missing === 'number' && variant === 'be') return text('settings.missing.numberBe', { name });
  return text(`settings.missing.${missing}`, { name });
}
