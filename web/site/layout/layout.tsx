import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What surrounds every page of the site (the home layout of spec section 2). `page` is the name of the page inside. */
export const Layout = ({ page, children }: { page: string; children: ReactNode }) => (
  <>
    <Header page={page} />
    <main id="inhoud" tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </>
);
