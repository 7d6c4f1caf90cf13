import { type InspectedIsland, importWithRetry } from '@stirrup/runtime';

/** The diagnostics of the script tag's distribution: a bundle of its own, beside all others. */
export interface DiagnosticsModule {
  /** Reports mistakes on the page to the console, now and later. */
  readonly diagnose: () => void;
  /** Lists islands and mistakes as a table, and as data. */
  readonly inspect: () => readonly InspectedIsland[];
}

/**
 * Loads the diagnostics. Only the script tag's distribution has them: elsewhere a development build warns by itself.
 *
 * @param path Their path, relative to this file.
 */
export function loadDiagnostics(path: string): Promise<DiagnosticsModule> {
  const url = new URL(path, import.meta.url).href;
  return importWithRetry((): Promise<DiagnosticsModule> => import(/* @vite-ignore */ /* webpackIgnore: true */ url));
}
