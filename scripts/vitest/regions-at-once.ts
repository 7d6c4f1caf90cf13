import { vi } from 'vitest';

/** Lets new live regions announce at once: the document of a test is seldom as old as its screen reader would want. */
vi.mock('../../packages/cms/src/notices/region-delay.ts', () => ({ REGION_DELAY: 0 }));
