import { text } from '@stirrup/cms';
import { DISMISS, ERROR_LIST, NOTICE } from './contract.ts';

/** Takes notices away, by the visitor's hand or by time. */
export interface Dismissal {
  /** Gives a notice a button, if it has none. */
  readonly offer: (notice: HTMLElement) => void;
  readonly dismiss: (notice: Element) => void;
}

/**
 * Lets the notices of a place be dismissed, by their buttons or by Escape. Focus goes to the next notice, or back to
 * where it was before it came to the notices.
 */
export function createDismissal(place: HTMLElement, signal: AbortSignal): Dismissal {
  let before: Element | undefined;
  place.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !place.contains(relatedTarget)) before = relatedTarget;
    },
    { signal },
  );

  const dismiss = (notice: Element) => {
    const hadFocus = holdsFocus(notice);
    const list = notice.closest(ERROR_LIST);
    const all = [...place.querySelectorAll(NOTICE)];
    const neighbour = all[all.indexOf(notice) + 1] ?? all[all.indexOf(notice) - 1];
    notice.remove();
    if (list && !list.querySelector(NOTICE)) list.remove();
    if (hadFocus) focusAfter(neighbour, before, place);
  };
  const noticeOf = ({ target }: Event) => (target instanceof Element ? target.closest(NOTICE) : null);

  place.addEventListener(
    'click',
    (event) => {
      const isButton = event.target instanceof Element && event.target.closest(DISMISS.selector);
      const notice = noticeOf(event);
      if (isButton && notice) dismiss(notice);
    },
    { signal },
  );
  place.addEventListener(
    'keydown',
    (event) => {
      const notice = noticeOf(event);
      if (event.key === 'Escape' && notice?.querySelector(DISMISS.selector)) dismiss(notice);
    },
    { signal },
  );
  return { offer, dismiss };
}

function offer(notice: HTMLElement): void {
  if (notice.querySelector(DISMISS.selector)) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = DISMISS.class;
  button.setAttribute('aria-label', text('dismissNotice'));
  button.textContent = '\u00d7';
  notice.append(button);
}

/** The list of errors, not its item, may be what has the focus. */
function holdsFocus(notice: Element): boolean {
  const { activeElement } = document;
  return notice.contains(activeElement) || (activeElement !== null && activeElement === notice.closest(ERROR_LIST));
}

function focusAfter(neighbour: Element | undefined, before: Element | undefined, place: HTMLElement): void {
  const next = neighbour?.querySelector<HTMLElement>(DISMISS.selector);
  if (next) next.focus();
  else if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  else {
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
}
