import type { Guard } from '@stirrup/runtime';
import { createContext } from 'react';

/** The guard of the enclosing island. */
export const GuardContext = createContext<Guard>((run) => run());
