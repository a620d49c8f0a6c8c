import { site } from '../wording/frame.ts';

/** Prints the page; site.css leaves menu, hero picture and buttons out. */
export const PrintButton = ({ label = site('print') }: { label?: string }) => (
  <button type="button" className="paper-button quiet site-print" onClick={() => window.print()}>
    {label}
  </button>
);
