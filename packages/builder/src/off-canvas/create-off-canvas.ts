import { type Overlay, openOverlay, showClosing } from '@stirrup/overlays';
import { keepAttributes } from '../keep-attributes.ts';
import { TOGGLED_BY } from '../off-canvases/contract.ts';
import type { OffCanvas } from '../off-canvases/off-canvas.ts';
import { openerOf } from '../off-canvases/opener-of.ts';
import { isShown, markClosing, show } from '../off-canvases/show.ts';
import { showState } from '../off-canvases/show-state.ts';
import { CLOSED_BY, INTERACTION, PART, VIEWPORT_PROPERTY, WAY_OUT } from './contract.ts';
import type { OffCanvasProps } from './props.ts';

/** Makes a panel of its element, which is closed, or printed open. It ends with `signal`. */
export function createOffCanvas(element: HTMLElement, props: OffCanvasProps, signal: AbortSignal): OffCanvas {
  const find = (part: string) => element.querySelector<HTMLElement>(`:scope > :is(${part})`);
  const panel = find(PART.panel) ?? element;
  const backdrop = find(PART.backdrop);
  const moved = backdrop ? [panel, backdrop] : [panel];
  const restore = [element, ...moved].map((part) => keepAttributes(part, ['style']));
  // What few pages have is fetched by those.
  const pushing = props.effect === 'offset' ? import('./push-page.ts') : undefined;
  pushing?.catch(reportError);
  let overlay: Overlay | undefined;
  let opener: Element | null = null;
  let endClosing = () => {};
  let pullBack: (duration?: number) => void = () => {};

  const tell = (isOpen: boolean) => {
    if (opener) showState(opener, isOpen);
    // What is told late is told as it is then.
    if (!document.querySelector(INTERACTION.toggle)) return;
    import('./tell-interactions.ts').then(
      ({ tellInteractions }) => tellInteractions(element, overlay !== undefined),
      reportError,
    );
  };

  const appear = (by: Element | null, isPrinted = false) => {
    endClosing();
    opener = by;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches)
      for (const { style } of moved) style.transition = 'none';
    show(element, true);
    document.documentElement.style.setProperty(VIEWPORT_PROPERTY, `${innerHeight / 100}px`);
    // Overlays are told apart by their levels: it has that of the panel, which is what lies over the page.
    if (getComputedStyle(element).position === 'static') {
      Object.assign(element.style, { position: 'relative', zIndex: getComputedStyle(panel).zIndex });
    }
    const closes = Object.entries(CLOSED_BY).flatMap(([word, reason]) =>
      props.closeOn.includes(word) && (backdrop || reason === 'escape') ? [reason] : [],
    );
    // Who has no Escape key must not be shut in.
    const isModal = backdrop !== null && (closes.includes('outside') || panel.querySelector(WAY_OUT) !== null);
    const opened = openOverlay(element, {
      content: panel,
      isModal,
      locksScroll: props.noScroll,
      focus: props.noAutoFocus ? (isModal ? 'content' : 'none') : 'first',
      dismissedBy: closes,
      label: element.getAttribute('aria-label') ?? '',
      ...(by && { opener: by }),
      onDismiss: close,
    });
    overlay = opened;
    pushing?.then(({ pushPage }) => {
      if (overlay === opened) pullBack = pushPage(panel, props.direction, isPrinted);
    });
    if (props.scrollToTop) panel.scrollTop = 0;
    tell(true);
  };

  const disappear = () => {
    const hasTime = panel !== element;
    const duration = hasTime ? Number.parseFloat(getComputedStyle(panel).transitionDuration) * 1000 : undefined;
    endClosing = showClosing((isClosing) => markClosing(element, isClosing), duration);
    overlay?.close();
    overlay = undefined;
    pullBack(duration);
    tell(false);
    element.removeAttribute(TOGGLED_BY);
  };
  const close = () => {
    if (!overlay) return;
    show(element, false);
    disappear();
  };
  const open = (by: Element | null = openerOf(element), isPrinted = false) => {
    if (!overlay && !signal.aborted) appear(by, isPrinted);
  };

  if (isShown(element)) open(undefined, true);
  /** What the page says is what holds: site code sets the class, too. */
  const observer = new MutationObserver(() => {
    if (isShown(element)) open();
    else if (overlay) disappear();
  });
  observer.observe(element, { attributeFilter: ['class', 'hidden'] });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    close();
    endClosing();
    pullBack(0);
    for (const step of restore) step();
  });
  return { element, open, close };
}
