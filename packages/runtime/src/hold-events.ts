import type { Claim } from './claim.ts';
import type { HeldEventType } from './define-island.ts';
import { isPlainClick } from './dom/is-plain-click.ts';
import { hasModifier } from './has-modifier.ts';
import { membersOf } from './members-of.ts';
import { mayNeverStart } from './start/start-claim.ts';

/** Longest time for which an event is held, in ms; then the native link or form goes ahead. */
const PATIENCE = 8000;

type Held = MouseEvent | SubmitEvent | KeyboardEvent;

/** Keys that move, choose and close. */
const KEYS: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Enter',
  ' ',
  'Home',
  'End',
  'Escape',
]);

/** Controls that handle such keys natively: for typing, choosing or moving, and players, which ignore repeated events. */
const FIELDS = 'input,select,textarea,[contenteditable],[controls]';
/** Controls that browsers click by Enter, and most by Space: the click is held in place of the key. */
const CLICKED = 'a[href],button,summary';

/** Islands that exceeded that time: their links and forms work natively until they are ready. */
const timedOut = new WeakSet<Claim>();
const released = new WeakSet<Event>();

/**
 * Holds a click, a submit or a key inside an island that is still starting, and a click on its controls elsewhere, starts
 * it, and dispatches the event again afterwards: also after a failed or slow load, so that the native link or form works.
 * Until then the island is marked as busy. An island that holds submits also holds the clicks that cause them. Clicks that
 * open a new tab or window (modifier keys, middle button), typing and the keys of native players are never held. If nothing
 * would happen without the island, the event is held without a limit, and a choice or a click retries a failed load.
 *
 * It listens on the window, ahead of all listeners on the document, so that no other script gets the same click twice.
 */
export function holdEvents(
  claimsOf: (element: Element) => readonly Claim[],
  signal: AbortSignal,
  renew: (element: Element) => void,
): void {
  const retry = ({ target }: Event) => {
    for (let element = target instanceof Element ? target : null; element; element = membersOf(element).parentElement)
      if (claimsOf(element).some(isUnavailable)) renew(element);
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
  const hold = (event: Held) => {
    if (released.has(event) || event.defaultPrevented || isModified(event) || isNative(event)) return;
    const holders = holdersOf(event, claimsOf);
    if (holders.length === 0) return;
    // Read now, because an event loses its path after its dispatch.
    const target = event.composedPath()[0];
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const claim of holders) claim.showBusy();
    void settled(holders).then(() => {
      for (const claim of holders) claim.hideBusy();
      release(event, event instanceof KeyboardEvent ? focusedIn(holders, target) : target);
    });
  };
  for (const type of ['change', 'click']) addEventListener(type, retry, { capture: true, signal });
  addEventListener('click', hold, { capture: true, signal });
  addEventListener('submit', hold, { capture: true, signal });
  addEventListener('keydown', press, { capture: true, signal });
  addEventListener('keydown', hold, { capture: true, signal });
}

/** True if the island's code could not be fetched, and its events have no effect without it. */
function isUnavailable({ definition, failedIn }: Claim): boolean {
  return definition.isNeeded && failedIn === 'load';
}

function isModified(event: Held): boolean {
  if (event instanceof SubmitEvent) return false;
  return event instanceof MouseEvent ? !isPlainClick(event) : hasModifier(event);
}

/** True for a key that no island handles, or that its target handles natively. */
function isNative(event: Held): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  const { key, target } = event;
  if (!KEYS.has(key) || !(target instanceof Element) || target.matches(FIELDS)) return true;
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
  for (
    let element = event.target instanceof Element ? event.target : null;
    element;
    element = membersOf(element).parentElement
  ) {
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
  return target instanceof Element && target.closest('[type="submit"], form button:not([type])') !== null;
}

/** Resolves when all are ready, failed or released, or when their time is over. */
async function settled(claims: readonly Claim[]): Promise<void> {
  await Promise.all(claims.map((claim) => (claim.definition.isNeeded ? claim.begin() : withPatience(claim))));
}

function withPatience(claim: Claim): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      timedOut.add(claim);
      resolve();
    }, PATIENCE);
    void claim.begin().then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The target of a held key: the focus, which an earlier held key may have moved inside the islands. */
function focusedIn(holders: readonly Claim[], target: EventTarget | undefined): EventTarget | undefined {
  const { activeElement } = document;
  const isInside = holders.every(({ element }) => membersOf(element).contains(activeElement));
  return activeElement && isInside ? activeElement : target;
}

/** Dispatches the held event again, if its target is still on the page. */
function release(event: Held, target: EventTarget | undefined): void {
  if (!(target instanceof Element) || !membersOf(target).isConnected) return;
  if (event instanceof SubmitEvent) {
    // A dispatched submit event does not submit; `requestSubmit` fires a real one.
    if (target instanceof HTMLFormElement) membersOf(target).requestSubmit(submitterOf(event, target));
    return;
  }
  const again = repeat(event);
  released.add(again);
  membersOf(target).dispatchEvent(again);
}

function repeat(event: MouseEvent | KeyboardEvent): Event {
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  return event instanceof PointerEvent ? new PointerEvent(event.type, event) : new MouseEvent(event.type, event);
}

/** The pressed button, unless it has left its form: `requestSubmit` would refuse it. */
function submitterOf({ submitter }: SubmitEvent, form: HTMLFormElement): HTMLElement | null {
  return submitter && 'form' in submitter && submitter.form === form ? submitter : null;
}
