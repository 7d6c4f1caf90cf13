import { openOverlay } from '@stirrup/overlays';
import { type Part, rootSelector } from '@stirrup/runtime';
import { ADD_BUTTON } from './contract.ts';

/** A panel that is open, and how it is to behave. */
interface OpenPanel {
  readonly toggle: Part | undefined;
  readonly closer: Part | undefined;
  /** The rest of the page is out of reach. */
  readonly isModal: boolean;
  /** It stays open when the visitor clicks elsewhere. */
  readonly ignoresOutside: boolean;
  readonly close: () => void;
}

/** Lays a panel over the page, by the rules of everything that lies there. Returns what takes it from there. */
export function layOver({ element }: Part, { toggle, closer, isModal, ignoresOutside, close }: OpenPanel): () => void {
  const adds = `${rootSelector('add-to-cart')}, ${ADD_BUTTON}`;
  const focus = closer ? 'first' : 'content';
  const overlay = openOverlay(element, {
    isModal,
    // A panel that hangs at its toggle lies beside where the visitor is.
    ...(isModal ? { focus } : { leavesFocus: true, opener: toggle?.element ?? null }),
    dismissedBy: ignoresOutside ? ['escape'] : ['escape', 'outside'],
    ignores: (target) => target.closest(adds) !== null,
    onDismiss: close,
  });
  return overlay.close;
}
