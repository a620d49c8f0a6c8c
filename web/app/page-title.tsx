import { common } from './wording/common.ts';

/** The title of the page in the browser's tab. */
export const PageTitle = ({ children }: { children: string }) => (
  <title>{`${children} · ${common('product')}`}</title>
);
