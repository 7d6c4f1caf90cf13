import type { Claim } from './claim.ts';
import { strategyOf } from './start/start-claim.ts';

/** Longest time that an event is held back, in ms; then the native link or form goes ahead. */
const PATIENCE = 8000;

const released = new WeakSet<Event>();
let isReleasingSubmit = false;

/**
 * Holds a click or submit inside an island that is still coming up, brings the island up, and lets the event happen
 * once more: also when loading fails or takes too long, so that the native link or form still works. Clicks that open
 * a new tab or window (modifier keys, middle button) are never held, and typing is not either.
 */
export function holdEvents(claimsOf: (element: Element) => readonly Claim[], signal?: AbortSignal): void {
  const hold = (event: MouseEvent | SubmitEvent) => {
    if (released.has(event) || event.defaultPrevented || isModified(event)) return;
    if (event.type === 'submit' && isReleasingSubmit) return;
    const waiting = holdersOf(event, claimsOf);
    if (waiting.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void settled(waiting).then(() => release(event));
  };
  const options = signal ? { capture: true, signal } : { capture: true };
  document.addEventListener('click', hold, options);
  document.addEventListener('submit', hold, options);
}

function isModified(event: MouseEvent | SubmitEvent): boolean {
  if (!(event instanceof MouseEvent)) return false;
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Islands around the target that want this event and are not up yet. One that waits for a media query may never come. */
function holdersOf(event: Event, claimsOf: (element: Element) => readonly Claim[]): Claim[] {
  const holders: Claim[] = [];
  for (let element = event.target instanceof Element ? event.target : null; element; element = element.parentElement) {
    for (const claim of claimsOf(element)) {
      const wants = claim.definition.holds.some((type) => type === event.type);
      const mayNeverStart = claim.state === 'claimed' && strategyOf(claim).startsWith('media(');
      if (wants && claim.isComingUp && !mayNeverStart) holders.push(claim);
    }
  }
  return holders;
}

function settled(claims: readonly Claim[]): Promise<unknown> {
  const timeout = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([Promise.all(claims.map((claim) => claim.begin())), timeout]);
}

/** Dispatches the held event once more, if its target is still on the page. */
function release(event: MouseEvent | SubmitEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.isConnected) return;
  if (event instanceof SubmitEvent) {
    // A dispatched submit event submits nothing; asking the form to submit fires a real one.
    if (!(target instanceof HTMLFormElement)) return;
    isReleasingSubmit = true;
    try {
      target.requestSubmit(event.submitter?.isConnected ? event.submitter : null);
    } finally {
      isReleasingSubmit = false;
    }
    return;
  }
  const again = event instanceof PointerEvent ? new PointerEvent(event.type, event) : new MouseEvent(event.type, event);
  released.add(again);
  target.dispatchEvent(again);
}
