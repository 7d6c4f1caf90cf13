import { createLazy, importWithRetry } from '@stirrup/runtime';

/** The code that places an open submenu, fetched when somebody comes near the first one. */
export const placing = createLazy(() => importWithRetry(() => import('./placing-code.ts')));

/** The code that places the closed submenus of a menu: nobody waits for it. */
export const placingOfMenus = createLazy(() => importWithRetry(() => import('./keep-menu-placed.ts')));
