import { type InspectedIsland, importWithRetry } from '@stirrup/runtime';

/** The diagnostics of the script tag's distribution: a bundle of its own, beside all others. */
export interface DiagnosticsModule {
  /** Reports mistakes on the page to the console, now and later. */
  readonly diagnose: () => void;
  /** Lists islands and mistakes as a table, and as data. */
  readonly inspect: () => readonly InspectedIsland[];
}

/** Loads the diagnostics; undefined outside the script tag's distribution, where a development build warns by itself. */
export function loadDiagnostics(): Promise<DiagnosticsModule> | undefined {
  if (typeof STIRRUP_DIAGNOSTICS !== 'string') return undefined;
  const url = new URL(STIRRUP_DIAGNOSTICS, import.meta.url).href;
  return importWithRetry((): Promise<DiagnosticsModule> => import(/* @vite-ignore */ /* webpackIgnore: true */ url));
}
