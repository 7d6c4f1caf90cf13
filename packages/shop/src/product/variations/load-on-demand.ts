import { loadTwice } from '@stirrup/runtime';
/** Pages that hold their variations pay nothing for asking; others fetch this ahead of the first choice. */
export const loadOnDemand = () => loadTwice(() => import('./on-demand.ts'));
