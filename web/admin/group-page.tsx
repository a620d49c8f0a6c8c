import { Box, Button } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Action } from '../../server/contract/permissions.ts';
import { paths } from '../app/paths.ts';
import { useFeature } from '../app/use-features.ts';
import { may, useUser } from '../app/use-session.ts';
import { AdultPage } from '../ui/adult-page.tsx';
import { admin } from './wording.ts';

/** The pages of a group, in the order of its tabs. */
const TABS = {
  pupils: { to: paths.pupils, action: 'pupil:list' },
  live: { to: paths.groupProgress, action: 'group:progress' },
  overview: { to: paths.groupOverview, action: 'group:progress' },
  settings: { to: paths.settings, action: 'settings:group' },
  lists: { to: paths.wordLists, action: 'wordlist:edit' },
  placement: { to: paths.placements, action: 'test:place' },
  tests: { to: paths.groupTests, action: 'test:method' },
  passwords: { to: paths.passwords, action: 'pupil:password' },
} as const satisfies Record<string, { to: typeof paths.pupils; action: Action }>;
type Tab = keyof typeof TABS;
const NAMES = Object.keys(TABS) as Tab[];

/** How much of the page before it stays in view, px. */
const BESIDE = 32;

interface Props {
  adminId: string;
  groupId: string;
  /** Name of the group, once it is known. */
  name: string | undefined;
  /** To which of its tabs the page belongs. */
  here: Tab;
  /** Whether the page is one below the tab: a pupil, a list, a form. */
  isBelow?: boolean;
  /** Pages between the tab and this one. */
  above?: readonly { label: string; to: string }[];
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of one group: where one is, the group's other pages a press away, the content. */
export function GroupPage({
  adminId,
  groupId,
  name,
  here,
  isBelow = false,
  above = [],
  title,
  aside,
  children,
}: Props) {
  const user = useUser();
  const pages = useRef<HTMLElement>(null);
  // On a narrow screen they run on to the right: the one that is open comes into view, without moving the page.
  useEffect(() => {
    const open = pages.current?.querySelector<HTMLElement>('[aria-current]');
    if (pages.current && open) pages.current.scrollLeft = open.offsetLeft - BESIDE;
  }, [here]);
  const hasTests = useFeature(adminId, 'featureTestschool');
  const tabs = NAMES.filter((tab) => may(user, TABS[tab].action) && (tab !== 'tests' || hasTests));
  const crumbs = [
    { label: admin('root'), to: paths.groups(adminId) },
    { label: admin('groups.title'), to: paths.groups(adminId) },
    { label: name ?? admin('group.unknown'), to: paths.pupils(adminId, groupId) },
    ...(isBelow ? [{ label: admin(`group.${here}`), to: TABS[here].to(adminId, groupId) }] : []),
    ...above,
  ];
  return (
    <AdultPage title={title} crumbs={crumbs} aside={aside}>
      {/* Links, so no tabs to a screen reader. */}
      <Box
        component="nav"
        ref={pages}
        aria-label={admin('group.pages', { name: name ?? admin('group.unknown') })}
        className="no-print"
        sx={{
          position: 'relative',
          display: 'flex',
          gap: 0.5,
          overflowX: 'auto',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {tabs.map((tab) => (
          <Button
            key={tab}
            component={Link}
            to={TABS[tab].to(adminId, groupId)}
            color={here === tab ? 'primary' : 'inherit'}
            {...(here === tab && { 'aria-current': isBelow ? ('true' as const) : ('page' as const) })}
            sx={{
              flexShrink: 0,
              borderRadius: 0,
              borderBottom: 3,
              borderColor: here === tab ? 'primary.main' : 'transparent',
            }}
          >
            {admin(`group.${tab}`)}
          </Button>
        ))}
      </Box>
      {children}
    </AdultPage>
  );
}
