import { createLazy, importWithRetry } from '@stirrup/runtime';

/** The code that waits for the view, and of animations. Few elements need it; it loads with the first that does. */
export const viewCode = createLazy(() => importWithRetry(() => import('./view-code.ts')));

/** The code of the action that loads more of a query loop. */
export const loadCode = createLazy(() => importWithRetry(() => import('./load-action.ts')));

/** The code of all other actions that few elements have. */
export const otherCode = createLazy(() => importWithRetry(() => import('./other-actions.ts')));
