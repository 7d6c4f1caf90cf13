import { openOverlay } from '@stirrup/overlays';
import { type Part, rootSelector } from '@stirrup/runtime';
import { ADD_BUTTON } from './contract.ts';
import { keepOnScreen } from './keep-on-screen.ts';

/** An open panel and its behaviour. */
interface OpenPanel {
  readonly toggle: Part | undefined;
  readonly closer: Part | undefined;
  /** The rest of the page is inert. */
  readonly isModal: boolean;
  /** It stays open when the visitor clicks elsewhere. */
  readonly ignoresOutside: boolean;
  readonly close: () => void;
}

/** Shows a panel as an overlay, by the rules of all overlays. Returns a function that ends that. */
export function layOver({ element }: Part, { toggle, closer, isModal, ignoresOutside, close }: OpenPanel): () => void {
  const adds = `${rootSelector('add-to-cart')}, ${ADD_BUTTON}`;
  const focus = closer ? 'first' : 'content';
  const { activeElement, body } = document;
  const overlay = openOverlay(element, {
    isModal,
    // A panel at its toggle is not modal: the focus stays where the visitor is.
    ...(isModal ? { focus } : { leavesFocus: true }),
    // The focus returns from a modal one to where it was. Safari does not focus a pressed toggle.
    opener: (!isModal || activeElement === body ? toggle?.element : null) ?? null,
    dismissedBy: ignoresOutside ? ['escape'] : ['escape', 'outside'],
    ignores: (target) => target.closest(adds) !== null,
    onDismiss: close,
  });
  const release = isModal ? undefined : keepOnScreen(element);
  return () => {
    release?.();
    overlay.close();
  };
}
