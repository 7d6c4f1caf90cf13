import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Three makers' markup and labels, radio groups, hints, the plugin's eleven options; groups, stock and limits by dialect.
  island: 4040,
  parts: [
    { label: "Swatches: in place of the plugin's script", file: 'replace-script.ts', limit: 1330 },
    { label: "Swatches: the commercial part's options", file: 'follow-pro-options.ts', limit: 2300 },
  ],
};
