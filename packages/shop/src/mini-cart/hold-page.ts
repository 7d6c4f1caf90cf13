import { openOverlay } from '@stirrup/overlays';

/**
 * Keeps the page to a panel that lies over it, by the rules of everything that does; `first` has the focus. Fetched by
 * such panels only. The cart hears keys and clicks itself, as other carts do.
 *
 * @returns What gives the page back, and the focus to `opener`.
 */
export function holdPage(panel: HTMLElement, first: HTMLElement, opener: Element | null): () => void {
  first.toggleAttribute('autofocus', true);
  const overlay = openOverlay(panel, { opener, dismissedBy: [], onDismiss: () => {} });
  return () => {
    first.removeAttribute('autofocus');
    overlay.close();
  };
}
