import type { Claim } from './claim.ts';
import { isPlainClick } from './dom/is-plain-click.ts';
import { hasModifier } from './has-modifier.ts';
import { membersOf } from './members-of.ts';
import { mayNeverStart } from './start/start-claim.ts';

/** Longest time that an event is held back, in ms; then the native link or form goes ahead. */
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

/** Controls in which such keys are the browser's: they type, choose or move there. */
const FIELDS = 'input, select, textarea, [contenteditable]';
/** Controls that browsers click by Enter, and most by Space: that click is held. */
const CLICKED = 'a[href], button, summary';

/** Islands that were waited for in vain: their links and forms are native again until they are up. */
const givenUp = new WeakSet<Claim>();
const released = new WeakSet<Event>();

/**
 * Holds a click, a submit or a key inside an island that is still coming up, brings the island up, and lets the event happen
 * once more: also when loading fails or takes too long, so that the native link or form still works. Until then the island
 * says that it is busy. Who wants submits gets the clicks that lead to them as well. Clicks that open a new tab or window
 * (modifier keys, middle button) are never held, and typing is not either. Where nothing would happen without the island, there
 * is no end to that, and a choice or a click in one that could not be fetched has it come anew.
 *
 * It listens on the window, before everybody on the document, so that no other script sees the same click twice.
 */
export function holdEvents(
  claimsOf: (element: Element) => readonly Claim[],
  signal: AbortSignal,
  renew: (element: Element) => void,
): void {
  const tryAgain = ({ target }: Event) => {
    for (let element = target instanceof Element ? target : null; element; element = membersOf(element).parentElement)
      if (claimsOf(element).some(isMissed)) renew(element);
  };
  /** Links that are buttons to assistive technology are clicked by Space, too; browsers click them by Enter only. */
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
    if (released.has(event) || event.defaultPrevented || isModified(event) || isTyping(event)) return;
    const holders = holdersOf(event, claimsOf);
    if (holders.length === 0) return;
    // Read now: an event forgets its path when its dispatch is over.
    const target = event.composedPath()[0];
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const claim of holders) claim.showBusy();
    void settled(holders).then(() => {
      for (const claim of holders) claim.hideBusy();
      release(event, target);
    });
  };
  for (const type of ['change', 'click']) addEventListener(type, tryAgain, { capture: true, signal });
  addEventListener('click', hold, { capture: true, signal });
  addEventListener('submit', hold, { capture: true, signal });
  addEventListener('keydown', press, { capture: true, signal });
  addEventListener('keydown', hold, { capture: true, signal });
}

/** Its code could not be fetched, and nothing goes without it. */
function isMissed({ definition, failedIn }: Claim): boolean {
  return definition.isNeeded && failedIn === 'load';
}

function isModified(event: Held): boolean {
  if (event instanceof SubmitEvent) return false;
  return event instanceof MouseEvent ? !isPlainClick(event) : hasModifier(event);
}

/** Whether a key is none that islands act on, or has a meaning of its own where it was pressed. */
function isTyping(event: Held): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  const { key, target } = event;
  if (!KEYS.has(key) || !(target instanceof Element) || target.matches(FIELDS)) return true;
  return (key === 'Enter' || key === ' ') && target.matches(CLICKED);
}

/** Islands around the target that want this event and are not up yet. One that waits for a media query may never come. */
function holdersOf(event: Held, claimsOf: (element: Element) => readonly Claim[], type = event.type): Claim[] {
  const holders: Claim[] = [];
  for (
    let element = event.target instanceof Element ? event.target : null;
    element;
    element = membersOf(element).parentElement
  ) {
    for (const claim of claimsOf(element)) {
      const wants = claim.definition.holds.some(
        (wanted) => wanted === type || (wanted === 'submit' && type !== 'keydown' && isSubmit(event)),
      );
      if (wants && claim.isComingUp && !mayNeverStart(claim) && !givenUp.has(claim)) holders.push(claim);
    }
  }
  return holders;
}

/** Whether a click is about to submit: other scripts may act on it, and then no submit follows. */
function isSubmit({ target }: Event): boolean {
  return target instanceof Element && target.closest('[type="submit"], form button:not([type])') !== null;
}

/** Resolves when all are ready, failed or gone, or when patience with them is at its end. */
async function settled(claims: readonly Claim[]): Promise<void> {
  await Promise.all(claims.map((claim) => (claim.definition.isNeeded ? claim.begin() : withPatience(claim))));
}

function withPatience(claim: Claim): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      givenUp.add(claim);
      resolve();
    }, PATIENCE);
    void claim.begin().then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Lets the held event happen once more, if its target is still on the page. */
function release(event: Held, target: EventTarget | undefined): void {
  if (!(target instanceof Element) || !membersOf(target).isConnected) return;
  if (event instanceof SubmitEvent) {
    // A dispatched submit event submits nothing; asking the form to submit fires a real one.
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

/** The button that was pressed, unless it has left its form: `requestSubmit` would refuse it. */
function submitterOf({ submitter }: SubmitEvent, form: HTMLFormElement): HTMLElement | null {
  return submitter && 'form' in submitter && submitter.form === form ? submitter : null;
}
