import { createContext } from 'react';

/** Whether an area's own frame, with its menu and its main part, is around a page. */
export const InFrame = createContext(false);
