import { emit } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { CALCULATOR, EVENT } from './contract.ts';

/** Opens or closes the shipping calculator's form. */
export function toggleCalculator(button: Element): void {
  const panel = panelIn(button.closest(CALCULATOR.form));
  if (!panel) return;
  const isOpening = !isOpen(panel);
  panel.style.display = isOpening ? '' : 'none';
  button.setAttribute('aria-expanded', String(isOpening));
  emit(document.body, EVENT.countryChanged);
}

/** Remembers whether a region's calculator is open; returns a function that opens it in the region's new markup. */
export function keepCalculator(region: ParentNode): (now: ParentNode) => void {
  const wasOpen = isOpen(panelIn(region));
  return (now) => {
    const button = membersOf(now).querySelector(CALCULATOR.button);
    // The server prints it closed.
    if (wasOpen && button && !isOpen(panelIn(now))) toggleCalculator(button);
  };
}

function panelIn(region: ParentNode | null): HTMLElement | null | undefined {
  return region && membersOf(region).querySelector<HTMLElement>(CALCULATOR.panel);
}

function isOpen(panel: HTMLElement | null | undefined): boolean {
  return panel ? panel.style.display !== 'none' : false;
}
