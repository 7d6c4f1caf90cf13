import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import type { PasswordToggle } from '@stirrup/cms/password';
import { createButton } from '@stirrup/runtime';
import { CLASS } from './contract.ts';

/** A button beside a field, and the function that removes it. */
interface MadeToggle {
  readonly toggle: PasswordToggle;
  readonly undo: () => void;
}

/**
 * Creates the button, which the shop does not print, in the markup of the shop's own script, so that themes style it.
 * An existing button is reused: from a cloned form, or from that script. Undefined if that script is still to create
 * it.
 */
export function makeToggle(input: HTMLInputElement): MadeToggle | undefined {
  const present = input.parentElement?.querySelector<HTMLElement>(`:scope > .${CLASS.button}`);
  const isLeftToScript = document.readyState !== 'complete' && hasLegacyScript('woocommerce');
  if (!present && isLeftToScript) return undefined;
  const unwrap = wrap(input);
  const button = present ?? input.insertAdjacentElement('afterend', createToggle(input));
  if (!(button instanceof HTMLElement)) return undefined;
  return {
    toggle: {
      input,
      button,
      showState: (isShown) => button.classList.toggle(CLASS.shown, isShown),
      focusesInput: true,
      legacyScript: 'woocommerce',
    },
    undo: () => {
      if (!present) button.remove();
      unwrap();
    },
  };
}

function createToggle({ id }: HTMLInputElement): HTMLButtonElement {
  const button = createButton({ className: CLASS.button });
  if (id) button.setAttribute('aria-describedby', id);
  return button;
}

/**
 * Wraps the field in the span that styles expect: the checkout's own, or a new one. Returns a function that removes it.
 */
function wrap(input: HTMLInputElement): () => void {
  const { parentElement } = input;
  if (parentElement?.matches('span')) {
    const hadClass = parentElement.classList.contains(CLASS.wrapper);
    parentElement.classList.add(CLASS.wrapper);
    return () => hadClass || parentElement.classList.remove(CLASS.wrapper);
  }
  const wrapper = document.createElement('span');
  wrapper.className = CLASS.wrapper;
  const hadFocus = input === document.activeElement;
  const { selectionStart, selectionEnd } = input;
  input.replaceWith(wrapper);
  wrapper.append(input);
  if (hadFocus) {
    // Moving an element takes the focus from it.
    input.focus({ preventScroll: true });
    input.setSelectionRange(selectionStart, selectionEnd);
  }
  return () => wrapper.replaceWith(...wrapper.childNodes);
}
