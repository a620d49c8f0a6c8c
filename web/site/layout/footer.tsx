import { appAddress, pageAddress } from '../address.ts';
import { site } from '../wording/frame.ts';
import { MENU_GROUPS, MENU_PAGES } from './menu.ts';

/** All pages once more, and what every visitor may know. */
export const Footer = () => (
  <footer className="site-footer">
    <nav className="site-footer-columns" aria-label={site('footer.sites')}>
      {MENU_GROUPS.map(({ title, pages }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {pages.map(({ name, label, className }) => (
              <li key={name} className={className}>
                <a href={pageAddress(name)}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <h2>{site('product')}</h2>
        <ul>
          {MENU_PAGES.map(({ name, label }) => (
            <li key={name}>
              <a href={pageAddress(name)}>{label}</a>
            </li>
          ))}
          <li>
            <a href={pageAddress('aanvraagformulier')}>{site('pages.aanvraagformulier')}</a>
          </li>
          <li>
            <a href={appAddress.login}>{site('login')}</a>
          </li>
          <li>
            <a href={appAddress.sso}>{site('sso')}</a>
          </li>
        </ul>
      </div>
    </nav>
    <p>{site('footer.about')}</p>
    <p>
      {site('footer.private')} {site('footer.open')}
    </p>
  </footer>
);
