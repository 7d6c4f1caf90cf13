import { parseHtml } from '@stirrup/cms';
import { createButton } from '@stirrup/runtime';
import { MADE } from './contract.ts';

const ICON = `<svg class="${MADE.icon}" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" stroke-width="2"/></svg>`;

/** Creates the button of a sub-menu, with the author's picture if there is one. */
export function createToggle(name: string, icon: Element | undefined): HTMLElement {
  const button = createButton({ className: MADE.button });
  button.setAttribute('aria-label', name);
  button.append(parseHtml(icon?.innerHTML ?? ICON));
  return button;
}
