import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../web/ui/fonts.css';
import { AdultTheme } from '../../../web/ui/theme.tsx';
import { App } from './app.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <AdultTheme>
      <App />
    </AdultTheme>
  </StrictMode>,
);
