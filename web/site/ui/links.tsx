import type { ReactNode } from 'react';
import { pageAddress } from '../address.ts';

interface ButtonLinkProps {
  to: string;
  /** Paper instead of blue: not the first thing to do here. */
  quiet?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export const ButtonLink = ({ to, quiet, children }: ButtonLinkProps) => (
  <a className={quiet ? 'paper-button quiet' : 'paper-button'} href={to}>
    {children}
  </a>
);

/** A link to another page of the site, in running text; `at` names a part of it. */
export const PageLink = ({ page, at, children }: { page: string; at?: string; children: ReactNode }) => (
  <a href={pageAddress(page) + (at ? `#${at}` : '')}>{children}</a>
);

/** The links below a hero or a section. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="site-actions">{children}</div>
);
