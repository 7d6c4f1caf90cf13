import { createContext } from 'react';

/** Runs an event handler so that an error in it is reported and ends nothing. */
export type Guard = (run: () => void) => void;

/** The guard of the island around. */
export const GuardContext = createContext<Guard>((run) => run());
