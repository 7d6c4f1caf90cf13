import type { Answer } from '@stirrup/cms';

/** How fields reach the server. */
export type Send = (data: FormData, signal: AbortSignal) => Promise<Answer>;
