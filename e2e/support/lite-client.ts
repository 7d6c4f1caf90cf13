import type { ReactNode } from 'react';
import { mountNow, unmountNow } from '../../packages/react/src/lite-engine.ts';

/** As in `react-dom/client`, for tests that render without an island; no island does. */
export function createRoot() {
  const stage = document.createDocumentFragment();
  return { render: (tree: ReactNode) => mountNow(tree, stage), unmount: () => unmountNow(stage) };
}
