import { Box, Breadcrumbs, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { PageTitle } from '../app/page-title.tsx';
import { ui } from './wording.ts';

interface Props {
  title: string;
  /** Pages above this one, from the root of the area. */
  crumbs: readonly { label: string; to: string }[];
  /** The tab of the page that is open, where it is another than its first; `to` is the first. */
  part?: { label: string; to: string } | undefined;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of an adult area: where one is, its title, its content. */
export const AdultPage = ({ title, crumbs, part, aside, children }: Props) => (
  // No wider than the screen, however long a line is that may be cut off.
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, minWidth: 0 }}>
    <PageTitle>{part ? `${part.label} · ${title}` : title}</PageTitle>
    <div>
      <Breadcrumbs aria-label={ui('crumbs')} sx={{ fontSize: '0.85rem' }}>
        {[...crumbs, ...(part ? [{ label: title, to: part.to }] : [])].map(({ label, to }) => (
          <Link key={to + label} component={RouterLink} to={to} underline="hover">
            {label}
          </Link>
        ))}
        <Typography
          component="span"
          aria-current="page"
          sx={{ fontSize: 'inherit', color: 'text.secondary' }}
        >
          {part?.label ?? title}
        </Typography>
      </Breadcrumbs>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}
      >
        <Typography variant="h1">{title}</Typography>
        {aside}
      </Stack>
    </div>
    {children}
  </Box>
);
