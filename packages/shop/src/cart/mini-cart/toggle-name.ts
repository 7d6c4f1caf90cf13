/** The name of a mini cart's toggle: count and subtotal are seen in it, so they are part of its name (WCAG 2.5.3). */
export function toggleName(printed: string | null | undefined, toggle: Element | undefined): string {
  const content = toggle?.textContent.trim().replace(/\s+/g, ' ');
  return [printed, content].filter(Boolean).join(' ');
}
