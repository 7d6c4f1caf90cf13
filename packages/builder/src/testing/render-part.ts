import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Renders a part of a form, as its island does. */
export function renderPart(part: ReactNode, signal: AbortSignal): void {
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(part));
  signal.addEventListener('abort', () => root.unmount());
}
