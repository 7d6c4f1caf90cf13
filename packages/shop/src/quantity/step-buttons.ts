import { text } from '@stirrup/cms';

const ATTRIBUTES = ['role', 'tabindex', 'aria-label', 'aria-disabled'] as const;

/** A button that changes an amount. */
export interface StepButton {
  readonly element: HTMLElement;
  /** A button at a bound keeps the focus, so it is never disabled for good. */
  readonly enable: (isEnabled: boolean) => void;
  /** Gives the markup back. */
  readonly restore: () => void;
}

/** Makes what the CMS prints a button to keyboards and screen readers, named after what it changes. */
export function createStepButton(
  element: HTMLElement,
  name: 'increaseQuantity' | 'decreaseQuantity',
  input: HTMLInputElement,
): StepButton {
  const printed = ATTRIBUTES.map((attribute) => [attribute, element.getAttribute(attribute)] as const);
  const of = input.labels?.[0]?.textContent.trim();
  if (!element.matches('button')) {
    element.setAttribute('role', 'button');
    element.tabIndex = 0;
  }
  if (!element.hasAttribute('aria-label') && !element.textContent.trim()) {
    element.setAttribute('aria-label', of ? `${text(name)}: ${of}` : text(name));
  }
  return {
    element,
    enable: (isEnabled) => {
      if (isEnabled) element.removeAttribute('aria-disabled');
      else element.setAttribute('aria-disabled', 'true');
    },
    restore: () => {
      for (const [attribute, value] of printed) {
        if (value === null) element.removeAttribute(attribute);
        else element.setAttribute(attribute, value);
      }
    },
  };
}
