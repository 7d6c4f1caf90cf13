import { DISMISS, NOTICE } from '@stirrup/cms/notices';
import { ERROR_LIST } from './contract.ts';

/** Where the focus was before it came to a place. */
const before = new WeakMap<Element, Element>();

/** Takes a notice away, by the visitor's hand or by time. */
type Dismiss = (notice: Element) => void;

/**
 * Lets notices be dismissed, by their buttons or by Escape. Focus goes to the next notice of the place, or back to where
 * it was before it came to the place.
 *
 * @param root a notice, what holds some, or the whole place.
 */
export function createDismissal(root: HTMLElement, place: HTMLElement, signal: AbortSignal): Dismiss {
  root.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !place.contains(relatedTarget)) before.set(place, relatedTarget);
    },
    { signal },
  );

  const dismiss: Dismiss = (notice) => {
    const hadFocus = holdsFocus(notice);
    const list = notice.closest(ERROR_LIST);
    const all = [...place.querySelectorAll(NOTICE)];
    const neighbour = all[all.indexOf(notice) + 1] ?? all[all.indexOf(notice) - 1];
    notice.remove();
    if (list && !list.querySelector(NOTICE)) list.remove();
    if (hadFocus) focusAfter(neighbour, before.get(place), place);
  };
  const noticeOf = ({ target }: Event) => (target instanceof Element ? target.closest(NOTICE) : null);

  root.addEventListener(
    'click',
    (event) => {
      const isButton = event.target instanceof Element && event.target.closest(DISMISS.selector);
      const notice = noticeOf(event);
      if (isButton && notice) dismiss(notice);
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      const notice = noticeOf(event);
      if (event.key === 'Escape' && notice?.querySelector(DISMISS.selector)) dismiss(notice);
    },
    { signal },
  );
  return dismiss;
}

/** The list of errors, not its item, may be what has the focus. */
function holdsFocus(notice: Element): boolean {
  const { activeElement } = document;
  return notice.contains(activeElement) || (activeElement !== null && activeElement === notice.closest(ERROR_LIST));
}

function focusAfter(neighbour: Element | undefined, last: Element | undefined, place: HTMLElement): void {
  const next = neighbour?.querySelector<HTMLElement>(DISMISS.selector);
  if (next) next.focus();
  else if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
  else {
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
}
