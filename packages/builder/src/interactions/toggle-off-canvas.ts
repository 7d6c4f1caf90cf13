import { ATTRIBUTES, OFF_CANVAS } from './contract.ts';
import type { Action } from './interaction.ts';
import { textOf } from './read-printed.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Opens or closes a panel beside the page; whoever looks after the panel sees its class, and who changed it. */
export const toggleOffCanvas: Action = ({ printed, source }) => {
  const selector = textOf(printed.offCanvasSelector);
  const panel = selector ? document.querySelector(selector) : null;
  if (!panel) return;
  const toggle = source.getAttribute(ATTRIBUTES.scriptId) ?? source.getAttribute(ATTRIBUTES.id) ?? '';
  panel.setAttribute(OFF_CANVAS.toggledBy, toggle);
  const isOpen = panel.classList.toggle(OFF_CANVAS.open);
  source.setAttribute('aria-expanded', String(isOpen));
  source.classList.toggle(OFF_CANVAS.active, isOpen);
  if (!isOpen) source.focus();
  else if (panel.getAttribute(OFF_CANVAS.noAutoFocus) !== 'true') panel.querySelector<HTMLElement>(FOCUSABLE)?.focus();
};
