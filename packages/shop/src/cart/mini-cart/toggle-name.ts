/** Accessible name of a mini cart's toggle: it has to contain the visible count and subtotal (WCAG 2.5.3). */
export function toggleName(printed: string | null | undefined, toggle: Element | undefined): string {
  const content = toggle?.textContent.trim().replace(/\s+/g, ' ');
  return [printed, content].filter(Boolean).join(' ');
}
