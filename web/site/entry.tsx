import '../ui/fonts.css';
import '../ui/paper.css';
import './site.css';
import './print.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageAddress, pageNameAt } from './address.ts';
import { headingsOf, PageHeadings } from './layout/headings.ts';
import { Layout } from './layout/layout.tsx';
import { loadPage } from './registry.ts';

const root = document.getElementById('root');
const name = pageNameAt(location.pathname);
const page = name && (await loadPage(name));
if (root && name && page) {
  const tree = (
    <StrictMode>
      <PageHeadings value={headingsOf(document)}>
        <Layout page={name}>
          <page.Component />
        </Layout>
      </PageHeadings>
    </StrictMode>
  );
  // In slices, so that what is typed or pressed meanwhile is not kept waiting. The development server sends an empty page.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, tree));
  else {
    document.title = page.title;
    createRoot(root).render(tree);
  }
} else if (root) location.replace(pageAddress('home'));
