/** Whether a control has a name for screen readers: words, a label, or a picture with a text. */
export function isNamed(control: HTMLElement | SVGElement): boolean {
  const hasLabels = control instanceof HTMLInputElement && (control.labels?.length ?? 0) > 0;
  const named = '[aria-label], [aria-labelledby], [title], [alt]';
  const inside = control.querySelector('[aria-label], [title], [alt]:not([alt=""]), svg title');
  return hasLabels || control.textContent.trim() !== '' || control.matches(named) || inside !== null;
}
