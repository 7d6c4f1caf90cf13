import { BUTTON } from './contract.ts';

/**
 * Names each button by what it gives up. The builder calls all of them "Clear filter", so that by ear none can be told
 * from another.
 *
 * @returns What gives the names back.
 */
export function nameButtons(list: Element): () => void {
  const endOf = (button: Element) => `: ${button.textContent.trim()}`;
  const each = (name: (printed: string, end: string) => string) => {
    for (const button of list.querySelectorAll(BUTTON)) {
      const label = button.getAttribute('aria-label');
      const end = endOf(button);
      if (label)
        button.setAttribute('aria-label', name(label.endsWith(end) ? label.slice(0, -end.length) : label, end));
    }
  };
  each((printed, end) => printed + end);
  return () => each((printed) => printed);
}
