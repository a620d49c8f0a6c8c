import { Alert, Box, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { setSsoProvider, ssoSettings, type SsoSettings } from '../../../server/contract/sso.ts';
import { messageOf } from '../../api/error.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Facts, type Fact } from '../../ui/facts.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { tell } from '../../ui/toast.tsx';
import { PlatformForm } from './platform-form.tsx';
import { ProviderCard, type Switched } from './provider-card.tsx';
import { SchoolCode } from './school-code.tsx';
import { accountSso as text } from './sso-wording.ts';

interface Props {
  adminId: string;
  /** Who may note what the school is called at providers. */
  isOffice?: boolean;
}

/** With which providers a school logs in, what it is recognised by, and its code for the devices of a class. */
export function SsoPart({ adminId: account, isOffice = false }: Props) {
  const client = useQueryClient();
  const asked = queryOf(ssoSettings, { params: { account } });
  const query = useQuery(asked);
  const take = (settings: SsoSettings, message: string) => {
    client.setQueryData(asked.queryKey, settings);
    tell({ message });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ provider, enabled, alwaysLogin }: Switched) =>
      call(setSsoProvider, { params: { account, provider }, body: { enabled, alwaysLogin } }),
    onSuccess: (settings, { name, enabled }) =>
      take(settings, text(enabled ? 'settings.saved' : 'settings.savedOff', { name })),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <Loaded query={query}>
      {(settings) =>
        settings.providers.length === 0 ? (
          <Empty title={text('settings.emptyTitle')}>
            <Typography sx={{ maxWidth: 480 }}>{text('settings.empty')}</Typography>
          </Empty>
        ) : (
          <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
            <Typography>{text('settings.intro')}</Typography>
            {settings.providers.map((provider) => (
              <ProviderCard
                key={provider.provider}
                setting={provider}
                {...{ variant: settings.variant, number: settings.number }}
                isBusy={isPending}
                onSwitch={mutate}
              />
            ))}
            <Recognised settings={settings}>
              {isOffice && (
                <PlatformForm
                  {...{ account, settings }}
                  onSaved={(next) => take(next, text('settings.recognised.saved'))}
                />
              )}
              {!isOffice && (
                <Alert severity="info" icon={false}>
                  {text('settings.recognised.help')}
                </Alert>
              )}
            </Recognised>
            <SchoolCode code={settings.code} />
          </Box>
        )
      }
    </Loaded>
  );
}

/** What providers know the school by. */
function Recognised({ settings, children }: { settings: SsoSettings; children: ReactNode }) {
  const { variant, number, platforms, providers } = settings;
  const usesPlatforms = platforms.length > 0 || providers.some(({ knownBy }) => knownBy.includes('platform'));
  const none = text('settings.recognised.none');
  const rows: Fact[] = [
    [text(variant === 'be' ? 'settings.recognised.numberBe' : 'settings.recognised.number'), number || none],
    [text('settings.recognised.platforms'), usesPlatforms ? platforms.join(', ') || none : ''],
  ];
  return (
    <Box component="section" aria-labelledby="sso-recognised" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" id="sso-recognised">
        {text('settings.recognised.title')}
      </Typography>
      <Facts of={rows} />
      {children}
    </Box>
  );
}
