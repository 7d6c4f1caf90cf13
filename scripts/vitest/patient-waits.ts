import { vi } from 'vitest';

/** Limit of `vi.waitFor()`, in ms: on a busy machine, an import alone may take longer than the second that Vitest waits. */
const PATIENCE = 10_000;

const { waitFor } = vi;

vi.waitFor = (check, options) =>
  waitFor(check, { timeout: PATIENCE, ...(typeof options === 'number' ? { timeout: options } : options) });
