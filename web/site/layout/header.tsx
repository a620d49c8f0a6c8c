import { useEffect, useRef } from 'react';
import { appAddress, pageAddress } from '../address.ts';
import logo from '../art/logo.ts?drawn';
import { ButtonLink } from '../ui/links.tsx';
import { site } from '../wording/frame.ts';
import { MENU_GROUPS, MENU_PAGES, type MenuGroup } from './menu.ts';
import { useOwnAddress } from './use-own-address.ts';

/** Logo, menu and the doors to the app. The menu works without script: it is made of `details`. */
export function Header({ page }: { page: string }) {
  const own = useOwnAddress();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = (except?: Element | null) => {
      for (const open of menu.current?.querySelectorAll('details[open]') ?? [])
        if (open !== except) open.removeAttribute('open');
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const open = document.activeElement?.closest('details[open]');
      close();
      open?.querySelector('summary')?.focus();
    };
    const clicked = (event: MouseEvent) => close((event.target as Element).closest('details'));
    document.addEventListener('keydown', pressed);
    document.addEventListener('click', clicked);
    return () => {
      document.removeEventListener('keydown', pressed);
      document.removeEventListener('click', clicked);
    };
  }, []);
  const link = ({ name, label, className }: MenuGroup['pages'][number]) => (
    <a
      key={name}
      href={pageAddress(name)}
      className={className}
      {...(name === page && { 'aria-current': 'page' })}
    >
      {label}
    </a>
  );
  return (
    <header className="site-header" ref={menu}>
      <a className="site-skip" href="#inhoud">
        {site('skip')}
      </a>
      <a className="site-logo" href={pageAddress('home')} aria-label={site('toHome')}>
        <img src={logo.src} width={56} height={56} alt="" />
        <span>{site('product')}</span>
      </a>
      <nav className="site-menu" aria-label={site('mainMenu')}>
        <div className="site-menu-wide">
          {MENU_GROUPS.map((group) => (
            <details key={group.title} name="menu">
              <summary>{group.title}</summary>
              <div className="site-menu-sheet">{group.pages.map(link)}</div>
            </details>
          ))}
          {MENU_PAGES.map(link)}
        </div>
        <details className="site-menu-narrow">
          <summary>{site('menu')}</summary>
          <div className="site-menu-sheet">
            {MENU_GROUPS.map((group) => (
              <div key={group.title} className="site-menu-group">
                <p>{group.title}</p>
                {group.pages.map(link)}
              </div>
            ))}
            <div className="site-menu-group">{MENU_PAGES.map(link)}</div>
          </div>
        </details>
      </nav>
      <div className="site-doors">
        {own ? (
          <ButtonLink to={own}>{site('own')}</ButtonLink>
        ) : (
          <ButtonLink to={appAddress.login} quiet>
            {site('login')}
          </ButtonLink>
        )}
        <span className="site-door-apply">
          <ButtonLink to={pageAddress('aanvraagformulier')}>{site('apply')}</ButtonLink>
        </span>
      </div>
    </header>
  );
}
