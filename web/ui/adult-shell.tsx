import {
  AppBar,
  Box,
  Button,
  Chip,
  Drawer,
  IconButton,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Stack,
  Toolbar,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { NavLink, Outlet } from 'react-router';
import { session as sessionCall } from '../../server/contract/auth.ts';
import type { Action } from '../../server/contract/permissions.ts';
import { InFrame } from '../app/in-frame.ts';
import { queries } from '../app/queries.ts';
import { queryOf } from '../app/query-of.ts';
import { session } from '../app/services.ts';
import { may, useUser } from '../app/use-session.ts';
import { common } from '../app/wording/common.ts';
import { Questions } from './ask.tsx';
import { Icon, type IconName } from './icon.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { SessionLock } from './session-lock.tsx';
import { AdultTheme, LOW } from './theme.tsx';
import { Toasts } from './toast.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { UnsavedGuard } from './unsaved.tsx';
import { ui } from './wording.ts';
import './plain-table.css';
import './print.css';

/** One line of the menu; it shows only to who may do `action`. */
export interface MenuItem {
  label: string;
  to: string;
  icon: IconName;
  action: Action;
  /** How much is new there. */
  count?: number;
  /** Lines of one part stand together, with a rule before the next part. */
  part?: string;
}

interface Props {
  menu: readonly MenuItem[];
  /** Above each page. */
  notice?: ReactNode;
  /** In place of the page. */
  instead?: ReactNode;
}

/** Bar, menu and content of an adult area. */
export const AdultShell = (props: Props) => (
  <AdultTheme>
    <QueryClientProvider client={queries}>
      <UnsavedGuard>
        <Frame {...props} />
        <Toasts />
        <Questions />
        <ConfirmIdentity />
        <SessionLock />
      </UnsavedGuard>
    </QueryClientProvider>
  </AdultTheme>
);

const MENU_WIDTH = 208;
/** A rule in the room above a line. */
const BEGINS_PART = {
  mt: '17px',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-9px 0 auto',
    borderTop: 1,
    borderColor: 'divider',
  },
};
/** More than this is not counted out. */
const MOST_COUNTED = 99;

function Frame({ menu, notice, instead }: Props) {
  const user = useUser();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [open, setOpen] = useState(false);
  const items = menu.filter((item) => may(user, item.action));
  return (
    <Box className="in-area" sx={{ display: 'flex', minHeight: '100vh', flexDirection: 'column' }}>
      <Box
        component="a"
        href="#content"
        onClick={(event: MouseEvent) => {
          // The address stays: a router would take it for a page that is left.
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
        className="visually-hidden"
        sx={{
          '&:focus': {
            clipPath: 'none',
            width: 'auto',
            height: 'auto',
            zIndex: 2000,
            p: 1,
            bgcolor: 'background.paper',
          },
        }}
      >
        {ui('skip')}
      </Box>
      <AppBar
        position="sticky"
        color="primary"
        elevation={0}
        sx={{ zIndex: (theme) => theme.zIndex.drawer + 1, [LOW]: { position: 'static' } }}
      >
        <Toolbar variant="dense" sx={{ gap: 1 }}>
          {!wide && (
            <IconButton color="inherit" edge="start" aria-label={ui('menu')} onClick={() => setOpen(!open)}>
              <Icon name="menu" />
            </IconButton>
          )}
          <img src={`${import.meta.env.BASE_URL}favicon.svg`} width="30" height="30" alt="" />
          <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.15rem', letterSpacing: '0.02em' }}>
            {common('product')}
          </Typography>
          {narrow ? <Box sx={{ flex: 1 }} /> : <Who />}
          <ThemeSwitch />
          {narrow ? (
            <IconButton color="inherit" edge="end" aria-label={ui('logout')} onClick={() => session.logout()}>
              <Icon name="logout" />
            </IconButton>
          ) : (
            <Button color="inherit" startIcon={<Icon name="logout" />} onClick={() => session.logout()}>
              {ui('logout')}
            </Button>
          )}
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
        <Drawer
          variant={wide ? 'permanent' : 'temporary'}
          open={wide || open}
          onClose={() => setOpen(false)}
          sx={{
            width: wide ? MENU_WIDTH : 0,
            flexShrink: 0,
            '& .MuiDrawer-paper': { width: MENU_WIDTH, pt: '56px', bgcolor: 'background.paper' },
          }}
        >
          {narrow && (
            <Box sx={{ px: 2, pt: 1.5 }}>
              <Who />
            </Box>
          )}
          <List component="nav" aria-label={ui('mainMenu')}>
            {items.map((item, i) => (
              <ListItemButton
                key={item.to}
                dense
                component={NavLink}
                to={item.to}
                onClick={() => setOpen(false)}
                sx={{
                  mx: 1,
                  borderRadius: 1,
                  ...(i > 0 && items[i - 1]!.part !== item.part && BEGINS_PART),
                  '&.active': { bgcolor: 'action.selected', fontWeight: 700 },
                }}
              >
                <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>
                  <Icon name={item.icon} />
                </ListItemIcon>
                <ListItemText
                  primary={item.label}
                  slotProps={{ primary: { sx: { fontWeight: 'inherit' } } }}
                />
                {item.count !== undefined && item.count > 0 && (
                  <Chip
                    color="primary"
                    label={
                      <>
                        <span aria-hidden>{item.count > MOST_COUNTED ? `${MOST_COUNTED}+` : item.count}</span>
                        <span className="visually-hidden">{ui('new', { count: item.count })}</span>
                      </>
                    }
                  />
                )}
              </ListItemButton>
            ))}
          </List>
        </Drawer>
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, p: { xs: 1.5, md: 2 }, outline: 'none' }}
        >
          <DemoBar />
          {notice}
          <InFrame value>{instead || <Outlet />}</InFrame>
        </Box>
      </Box>
    </Box>
  );
}

/** Says that nothing here is real, where that is so. */
function DemoBar() {
  const { data } = useQuery(queryOf(sessionCall, {}));
  if (!data?.demo) return null;
  return (
    <Box
      role="note"
      className="no-print"
      sx={{
        mb: 1,
        mt: { xs: -1, md: -1.25 },
        px: 1.25,
        py: 0.25,
        borderRadius: 1,
        fontSize: '0.85rem',
        bgcolor: 'warning.main',
        color: 'warning.contrastText',
      }}
    >
      {ui('demo')}
    </Box>
  );
}

/** Name of the user and the account: on the right of the bar, on a narrow screen in the menu. */
function Who() {
  const { data } = useQuery(queryOf(sessionCall, {}));
  return (
    <Stack sx={{ ml: 'auto', textAlign: { xs: 'left', sm: 'right' }, lineHeight: 1.2, minWidth: 0 }}>
      <Typography component="span" noWrap sx={{ fontSize: '0.95rem', fontWeight: 700 }}>
        {data?.name}
      </Typography>
      {data?.account && (
        <Typography component="span" noWrap sx={{ fontSize: '0.8rem' }}>
          {data.account.name}
        </Typography>
      )}
    </Stack>
  );
}
