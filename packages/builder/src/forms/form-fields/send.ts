import type { Answer } from '@stirrup/cms';

/** Sends fields to the server. */
export type Send = (data: FormData, signal: AbortSignal) => Promise<Answer>;
