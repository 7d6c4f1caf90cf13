import type { Claim } from './claim.ts';
import type { HeldEventType } from './define-island.ts';
import { hasModifier } from './dom/has-modifier.ts';
import { isPlainClick } from './dom/is-plain-click.ts';
import { membersOf } from './members-of.ts';
import { mayNeverStart } from './start/start-claim.ts';
import { ACTS } from './start/when-used.ts';
import { withPatience } from './with-patience.ts';

/** Longest time for which an event is held, in ms; then the native link or form goes ahead. */
const PATIENCE = 8000;
/** The same for a link to a tab or window: browsers block it five seconds after the visitor's act. */
const PATIENCE_FOR_WINDOWS = 4000;
const TO_WINDOWS = 'a[target]:not([target="_self"])';

type Held = MouseEvent | SubmitEvent | KeyboardEvent;

/** Keys that move, choose and close. */
const KEYS = /^(Arrow\w+|Enter|Home|End|Escape| )$/;

/** Controls that handle such keys natively, for typing, choosing or moving. */
const FIELDS = 'input,select,textarea,[contenteditable]';
/** Controls that browsers click by Enter, and most by Space: the click is held in place of the key. */
const CLICKED = 'a[href],button,summary';

/** Islands that exceeded {@link PATIENCE}: their links and forms work natively until they are ready. */
const timedOut = new WeakSet<Claim>();
/** The event that is being dispatched again. A label's click then causes one of its field, and that one a change. */
let repeated: Event | undefined;

/**
 * Holds a click, a submit or a key inside an island that is still starting, and a click on its controls elsewhere, starts
 * it, and dispatches the event again afterwards: also after a failed or slow load, so that the native link or form works.
 * Until then the island is marked as busy. An island that holds submits also holds the clicks that cause them. Clicks that
 * open a new tab or window (modifier keys, middle button), typing and the use of native players are never held. If nothing
 * would happen without the island, the event is held without a limit, except clicks on links to windows, and a choice or a
 * click retries a failed load.
 *
 * It listens on the window, ahead of all listeners on the document, so that no other script gets the same click twice.
 *
 * @param claimsOf Returns the islands on an element.
 * @param signal Ends it.
 * @param renew Claims anew, and starts, the islands of an element that have failed.
 */
export function holdEvents(
  claimsOf: (element: Element) => readonly Claim[],
  signal: AbortSignal,
  renew: (element: Element) => void,
): void {
  const retry = (event: Event) => {
    // A visitor's choices and clicks retry, their repetitions do not.
    if (repeated) return;
    for (const element of pathOf(event)) if (claimsOf(element).some(isUnavailable)) renew(element);
  };
  /** Links with the role of a button are clicked by Space, too; browsers click them by Enter only. */
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== ' ' || isModified(event) || !(target instanceof HTMLAnchorElement) || target.role !== 'button')
      return;
    if (holdersOf(event, claimsOf, 'click').length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) target.click();
  };
  const hold = async (event: Held) => {
    const [target] = pathOf(event);
    if (event === repeated || event.defaultPrevented || isModified(event) || isNative(event, target)) return;
    const holders = holdersOf(event, claimsOf);
    if (holders.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const claim of holders) claim.showBusy();
    await withPatience(Promise.all(holders.map(settle)), leadsToWindow(target) ? PATIENCE_FOR_WINDOWS : undefined);
    for (const claim of holders) claim.hideBusy();
    dispatchAgain(event, 'key' in event ? focusedIn(holders, target) : target, holders.some(wasReleased));
  };
  const options = { capture: true, signal };
  for (const type of ['change', 'click']) addEventListener(type, retry, options);
  addEventListener('keydown', press, options);
  for (const type of ACTS) addEventListener(type, hold, options);
}

/** Elements on the way of an event, innermost first; it has none after its dispatch. */
function pathOf(event: Event): Element[] {
  return event.composedPath().filter((node) => node instanceof Element);
}

/** True if the island's code could not be fetched, and its events have no effect without it. */
function isUnavailable({ definition, failedIn }: Claim): boolean {
  return definition.isNeeded && failedIn === 'load';
}

function isModified(event: Held): boolean {
  return 'button' in event ? !isPlainClick(event) : 'key' in event && hasModifier(event);
}

/** True for a key that no island handles, and for an event that its target handles natively. */
function isNative(event: Held, target: Element | undefined): boolean {
  // Players ignore events that scripts dispatch.
  if (target instanceof HTMLMediaElement && target.controls) return true;
  if (!('key' in event)) return false;
  const { key } = event;
  if (!KEYS.test(key) || !target || target.matches(FIELDS)) return true;
  return (key === 'Enter' || key === ' ') && target.matches(CLICKED);
}

/**
 * Islands around the target, and those that a clicked control names, which hold this event and are not ready. An island
 * that waits for a media query may never start.
 */
function holdersOf(event: Held, claimsOf: (element: Element) => readonly Claim[], type = event.type): Claim[] {
  const holders: Claim[] = [];
  const add = (element: Element, wants: (wanted: HeldEventType) => boolean) => {
    for (const claim of claimsOf(element))
      if (claim.definition.holds.some(wants) && claim.isComingUp && !mayNeverStart(claim) && !timedOut.has(claim))
        holders.push(claim);
  };
  for (const element of pathOf(event)) {
    add(element, (wanted) => wanted === type || (wanted === 'submit' && type !== 'keydown' && isSubmit(event)));
    const controlled = type === 'click' ? membersOf(element).getAttribute('aria-controls') : null;
    for (const id of controlled?.split(/\s+/) ?? []) {
      const named = document.getElementById(id);
      if (named) add(named, (wanted) => wanted === 'control');
    }
  }
  return holders;
}

/** True if a click is about to submit: other scripts may handle it, so that no submit follows. */
function isSubmit({ target }: Event): boolean {
  return target instanceof Element && membersOf(target).closest('[type="submit"], form button:not([type])') !== null;
}

/** Resolves when the island is ready, has failed or was released, or when its time is over. */
async function settle(claim: Claim): Promise<void> {
  await withPatience(claim.begin(), claim.definition.isNeeded ? undefined : PATIENCE);
  if (claim.isComingUp) timedOut.add(claim);
}

function leadsToWindow(target: Element | undefined): boolean {
  return Boolean(target && membersOf(target).closest(TO_WINDOWS));
}

/** True if the island's element has left the page; it may have come back. */
function wasReleased({ signal, failedIn }: Claim): boolean {
  return signal.aborted && !failedIn;
}

/** The target of a held key: the focus, which an earlier held key may have moved inside the islands. */
function focusedIn(holders: readonly Claim[], target: Element | undefined): Element | undefined {
  const { activeElement } = document;
  const isInside = holders.every(({ element }) => membersOf(element).contains(activeElement));
  return activeElement && isInside ? activeElement : target;
}

/**
 * Dispatches the held event again, if its target is still on the page.
 *
 * @param isHeldAnew True if other islands than before may be around the target, and hold it in turn.
 */
function dispatchAgain(event: Held, target: Element | undefined, isHeldAnew: boolean): void {
  if (!target || !membersOf(target).isConnected) return;
  if (event instanceof SubmitEvent) {
    // A dispatched submit event does not submit; `requestSubmit` fires a real one.
    if (target instanceof HTMLFormElement) membersOf(target).requestSubmit(submitterOf(event, target));
    return;
  }
  const again = copyOf(event);
  if (!isHeldAnew) repeated = again;
  membersOf(target).dispatchEvent(again);
  repeated = undefined;
}

function copyOf(event: MouseEvent | KeyboardEvent): Event {
  // Browsers differ in whether a click is a pointer event; every pointer event is a mouse event.
  const Copy = 'key' in event ? KeyboardEvent : PointerEvent;
  return new Copy(event.type, event);
}

/** The pressed button, unless it has left its form: `requestSubmit` would refuse it. */
function submitterOf({ submitter }: SubmitEvent, form: HTMLFormElement): HTMLElement | null {
  return submitter && 'form' in submitter && submitter.form === form ? submitter : null;
}
