import { createContext, useContext } from 'react';

const Context = createContext(false);
export const AwayProvider = Context.Provider;

/** Whether the pupil plays on in another tab or on another computer: what is shown here is shown to nobody. */
export const useAway = (): boolean => useContext(Context);
