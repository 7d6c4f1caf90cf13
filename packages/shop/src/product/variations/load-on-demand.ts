import { importWithRetry } from '@stirrup/runtime';
/** Pages that hold their variations pay nothing for asking; others fetch this ahead of the first choice. */
export const loadOnDemand = () => importWithRetry(() => import('./on-demand.ts'));
