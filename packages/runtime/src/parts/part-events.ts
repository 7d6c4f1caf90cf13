import { membersOf } from '../members-of.ts';
import type { Guard } from './guard.ts';

/** The DOM event of each handler; those of the capture phase have it in their names. */
const EVENTS = {
  onClick: 'click',
  onClickCapture: 'click',
  onCompositionEnd: 'compositionend',
  onKeyDownCapture: 'keydown',
  onSubmit: 'submit',
  onSubmitCapture: 'submit',
  onInput: 'input',
  onChange: 'change',
  onKeyDown: 'keydown',
  onKeyUp: 'keyup',
  onFocus: 'focusin',
  onBlur: 'focusout',
  onMouseEnter: 'mouseenter',
  onMouseLeave: 'mouseleave',
  onPointerDown: 'pointerdown',
  onPointerCancel: 'pointercancel',
  onPointerEnter: 'pointerenter',
  onPointerLeave: 'pointerleave',
  onPointerUp: 'pointerup',
} as const satisfies Record<string, keyof HTMLElementEventMap>;

type Events = typeof EVENTS;

/** Name of a handler in a binding. */
export type HandlerName = keyof Events;

/** The browser's own event, as a part's handler receives it. */
export type PartEvent<T extends keyof HTMLElementEventMap> = HTMLElementEventMap[T] & {
  /** The part's element. */
  readonly currentTarget: HTMLElement;
};

/**
 * Handlers of a part. They receive the browser's own events: `onChange` is the `change` event, once per completed
 * choice, also from controls inside the part. `onFocus` and `onBlur` also get events from inside the part.
 */
export type PartHandlers = {
  readonly [K in HandlerName]?: (event: PartEvent<Events[K]>) => void;
};

/** Names of the handlers that a binding has. */
export function handlerNames(binding: PartHandlers): HandlerName[] {
  const names: HandlerName[] = [];
  let name: HandlerName;
  for (name in EVENTS) if (binding[name]) names.push(name);
  return names;
}

/**
 * Listens on a part's element for one handler; each event goes to the handler of the latest binding.
 *
 * What breaks if React listened instead: React finds handlers through a property that it sets on the node, one per
 * node. Of two islands on one element, or with a part of one inside the other, only the last to hydrate would get
 * events; React overwrites the CMS's `onclick`; it misses events that another script stops on the way to the root; and
 * its `onChange` misses controls inside an opaque part.
 */
export function listen<K extends HandlerName>(
  element: HTMLElement,
  name: K,
  newest: () => PartHandlers,
  guard: Guard,
  signal: AbortSignal,
): void {
  const listener = (event: HTMLElementEventMap[Events[K]]) => {
    if (isEventOf(element, event)) guard(() => newest()[name]?.(event));
  };
  membersOf(element).addEventListener<Events[K]>(EVENTS[name], listener, {
    capture: name.endsWith('Capture'),
    signal,
  });
}

function isEventOf<E extends Event>(
  element: HTMLElement,
  event: E,
): event is E & { readonly currentTarget: HTMLElement } {
  return event.currentTarget === element;
}
