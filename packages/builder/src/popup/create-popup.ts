import { raiseBuilderEvent } from '@stirrup/cms';
import { popupTexts, text } from '@stirrup/cms/texts';
import { type Overlay, openOverlay } from '@stirrup/overlays';
import type { Popup, PopupOptions } from '../popups/popup.ts';
import { BACKDROP, CLOSED_BY, CONTENT, EVENT, VIEWPORT_PROPERTY } from './contract.ts';
import { createContent } from './create-content.ts';
import { countShown, isWithinLimits } from './limits.ts';
import { pauseMedia } from './pause-media.ts';
import type { PopupProps } from './props.ts';
import { isShown, show } from './show.ts';
import { swallowKey } from './swallow-key.ts';

/** Makes a popup of its element, which is hidden, or open already by an old script. It ends with `signal`. */
export function createPopup(element: HTMLElement, props: PopupProps, signal: AbortSignal): Popup {
  const box = element.querySelector<HTMLElement>(CONTENT) ?? element;
  const backdrop = element.querySelector<HTMLElement>(BACKDROP);
  const tell = (event: `bricks/${string}`) =>
    raiseBuilderEvent(event, { popupId: props.popupId, popupElement: element });
  const content = props.fetchesContent ? createContent({ element, box, backdrop, props, tell }) : undefined;
  let overlay: Overlay | undefined;
  /** What is still to be done, once, after it has opened. */
  let untold = new Set<'open' | 'count'>();

  const appear = (opener: Element | undefined) => {
    show(element, true);
    document.documentElement.style.setProperty(VIEWPORT_PROPERTY, `${innerHeight / 100}px`);
    overlay = openOverlay(element, {
      content: box,
      isModal: backdrop !== null,
      locksScroll: !props.bodyScroll,
      focus: props.disableAutoFocus ? 'none' : 'first',
      dismissedBy: Object.entries(CLOSED_BY).flatMap(([word, reason]) =>
        props.closeOn.includes(word) && (backdrop || reason === 'escape') ? [reason] : [],
      ),
      // Calendars and suggestions that a plugin puts beside it are part of what goes on in it.
      ignores: (target) => !element.contains(target),
      label: opener?.textContent.trim() || text(popupTexts, 'popup'),
      ...(opener && { opener }),
      onDismiss: (reason) => {
        close();
        if (reason === 'escape') swallowKey();
      },
    });
    if (!props.scrollToTop) return;
    for (const scroller of [element, box]) scroller.scrollTop = 0;
  };

  const conclude = (isWhole: boolean) => {
    if (untold.delete('open')) tell(EVENT.open);
    if (isWhole && untold.delete('count')) countShown(props);
  };

  const open = async (options: PopupOptions = {}): Promise<boolean> => {
    if (signal.aborted) return false;
    if (!overlay) {
      if (!isInRange(props) || !isWithinLimits(props)) return false;
      untold = new Set(['open', 'count']);
      appear(options.opener);
    }
    const opened = overlay;
    await content?.load(options, (isWhole) => {
      opened?.focusInside();
      conclude(isWhole);
    });
    if (!content) conclude(true);
    return overlay === opened;
  };

  const disappear = () => {
    if (!overlay) return false;
    content?.stop();
    show(element, false);
    overlay.close();
    overlay = undefined;
    pauseMedia(element);
    return true;
  };
  const close = () => void (disappear() && tell(EVENT.close));

  if (isShown(element)) appear(undefined);
  signal.addEventListener('abort', disappear);
  return { element, isOpen: () => overlay !== undefined, open, close };
}

function isInRange({ showAt, showOnWidths }: PopupProps): boolean {
  const isIn = showOnWidths.length === 0 || showOnWidths.some(({ min, max }) => innerWidth >= min && innerWidth <= max);
  return isIn && innerWidth >= showAt;
}
