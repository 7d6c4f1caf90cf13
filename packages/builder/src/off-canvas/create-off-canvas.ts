import { type DismissReason, type Overlay, openOverlay, showClosing } from '@stirrup/overlays';
import { loadTwice } from '@stirrup/runtime';
import { keepAttributes } from '../keep-attributes.ts';
import { TOGGLED_BY } from '../off-canvases/contract.ts';
import type { OffCanvas } from '../off-canvases/off-canvas.ts';
import { openerOf } from '../off-canvases/opener-of.ts';
import { isShown, show } from '../off-canvases/show.ts';
import { CLOSED_BY, INTERACTION, PART, VIEWPORT_PROPERTY, WAY_OUT } from './contract.ts';
import type { OffCanvasProps } from './props.ts';

/** Makes a panel of its element, which is closed, or printed open. It ends with `signal`. */
export function createOffCanvas(element: HTMLElement, props: OffCanvasProps, signal: AbortSignal): OffCanvas {
  const find = (part: string) => element.querySelector<HTMLElement>(`:scope > :is(${part})`);
  const panel = find(PART.panel) ?? element;
  const backdrop = find(PART.backdrop);
  const closesOutside = backdrop !== null && props.closeOn.includes(CLOSED_BY.outside);
  const dismissedBy: DismissReason[] = closesOutside ? ['outside'] : [];
  if (props.closeOn.includes(CLOSED_BY.escape)) dismissedBy.push('escape');
  const restore = [element, panel].map((part) => keepAttributes(part, ['style', 'data-state']));
  // What few pages have is fetched by those.
  const fetchPushing = () =>
    loadTwice(() => import('./push-page.ts')).catch((error: unknown) => void reportError(error));
  const pushing = props.effect === 'offset' ? fetchPushing() : undefined;
  let overlay: Overlay | undefined;
  let pullBack: ((duration: number) => void) | undefined;
  let endClosing: (() => void) | undefined;

  /** Toggles look after themselves. */
  const tellInteractions = () => {
    // What is told late is told as it is then.
    if (!document.querySelector(INTERACTION.toggle)) return;
    loadTwice(() => import('./tell-interactions.ts')).then(
      (part) => part.tellInteractions(element, overlay !== undefined),
      (error: unknown) => reportError(error),
    );
  };

  const open = (opener: Element | null = openerOf(element), isPrinted = false) => {
    if (overlay || signal.aborted) return;
    endClosing?.();
    // What lies behind it may fade all the same.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) panel.style.transition = 'none';
    show(element, true);
    document.documentElement.style.setProperty(VIEWPORT_PROPERTY, `${innerHeight / 100}px`);
    // Overlays are told apart by their levels: it has that of the panel, which is what lies over the page.
    if (getComputedStyle(element).position === 'static') {
      Object.assign(element.style, { position: 'relative', zIndex: getComputedStyle(panel).zIndex });
    }
    // Who has no Escape key must not be shut in.
    const isModal = backdrop !== null && (closesOutside || panel.querySelector(WAY_OUT) !== null);
    overlay = openOverlay(element, {
      content: panel,
      isModal,
      locksScroll: props.noScroll,
      focus: props.noAutoFocus ? 'none' : 'first',
      dismissedBy,
      // A click on what toggles it would close it, and then open it again.
      ignores: (target) => target.closest(WAY_OUT)?.getAttribute('aria-expanded') === 'true',
      label: element.getAttribute('aria-label') ?? '',
      opener,
      onDismiss: close,
    });
    // Without it the panel lies over the page.
    pushing?.then((part) => {
      if (overlay) pullBack = part?.pushPage(panel, props.direction, isPrinted);
    });
    if (props.scrollToTop) panel.scrollTop = 0;
    tellInteractions();
  };

  const close = () => {
    if (!overlay) return;
    const duration = Number.parseFloat(getComputedStyle(panel).transitionDuration) * 1000;
    endClosing = showClosing((isClosing) => show(element, false, isClosing), duration);
    overlay.close();
    overlay = undefined;
    pullBack?.(duration);
    tellInteractions();
    element.removeAttribute(TOGGLED_BY);
  };
  if (isShown(element)) open(undefined, true);
  /** What the page says is what holds: site code sets the class, too. */
  const observer = new MutationObserver(() => (isShown(element) ? open() : close()));
  observer.observe(element, { attributeFilter: ['class', 'hidden'] });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    close();
    pullBack?.(0);
    endClosing?.();
    for (const step of restore) step();
  });
  return { open, close };
}
