import { type Claim, STATE_ATTRIBUTE } from './claim.ts';
import { membersOf } from './members-of.ts';
import { strategyOf } from './start/start-claim.ts';

/** Elements that Tab stops at. */
const STOPS = 'a[href],button,input,select,textarea,summary,[tabindex]';
/** Tab stops at one radio button of a name: the one that it has passed may be another. */
const RADIO = 'input[type="radio"]';

/** Longest wait for what Tab has passed by, in ms. */
const PATIENCE = 1000;

let isWaiting = false;

/**
 * Leads Tab to what comes up late: titles that no key reaches before, or what stands in the place of a printed field. What
 * Tab has passed by is brought up, the next Tab waits for it, and the first stop that is there then gets the focus.
 *
 * Without it, a visitor who presses Tab right after load passes everything that comes up at rest, and loses the focus where the
 * field that has it is replaced.
 *
 * @param from Where the focus was; null for the beginning of the page.
 */
export async function leadTab(
  { shiftKey: isBack, timeStamp }: KeyboardEvent,
  from: Node | null,
  claimsOf: (element: Element) => readonly Claim[],
): Promise<void> {
  const to = focused();
  if (isWaiting || to === from) return;
  const [start, end] = isBack ? [to, from] : [from, to];
  const claims = () => [...document.querySelectorAll(`[${STATE_ATTRIBUTE}]`)].flatMap(claimsOf);
  const late = () => claims().filter(({ readyAt = 0 }) => readyAt >= timeStamp);
  // No focus means that an island, which has just come up, has replaced the focused field; else it has left the page.
  const passed = to || late().length === 0 ? claims().filter((claim) => mayBeNext(claim, to, start, end)) : [];
  isWaiting = true;
  addEventListener('keydown', holdTab, true);
  await Promise.race([
    Promise.all(passed.map((claim) => claim.begin())),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
  removeEventListener('keydown', holdTab, true);
  isWaiting = false;
  const now = focused();
  if ((now && now !== to) || !document.hasFocus()) return;
  const [first, last] = now ? [start, end] : isBack ? [null, from] : [from, null];
  const fresh = late().map(({ element }) => membersOf(element));
  if (fresh.length === 0) return;
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) =>
      fresh.some((island) => island.contains(stop)) &&
      !(now && stop.matches(RADIO)) &&
      isBetween(first, stop, last) &&
      isStop(stop),
  );
  stops.at(isBack ? -1 : 0)?.focus();
}

/** Whether an island may make stops that Tab should have come to. What is right as it was printed has those it needs. */
function mayBeNext(claim: Claim, to: Node | null, start: Node | null, end: Node | null): boolean {
  if (!claim.isComingUp) return false;
  const element = membersOf(claim.element);
  const strategy = strategyOf(claim);
  const isPassed = strategy !== 'interaction' && !strategy.startsWith('media(') && isBetween(start, claim.element, end);
  if (!isPassed && !(to && element.contains(to))) return false;
  // An island may show its own hidden root, but nothing that lies in another hidden element. Asked last: it computes styles.
  return element.parentElement !== null && isShown(element.parentElement);
}

function holdTab(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function focused(): Element | null {
  const { activeElement, body } = document;
  return activeElement === body ? null : activeElement;
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled,[inert] *') && isShown(element);
}

function isShown(element: Element): boolean {
  return membersOf(element).checkVisibility({ visibilityProperty: true });
}

/** Whether an element begins behind the one node and before the other. */
function isBetween(start: Node | null, element: Element, end: Node | null): boolean {
  const isOn = (node: Node | null, side: number) => !node || (node.compareDocumentPosition(element) & side) > 0;
  return isOn(start, Node.DOCUMENT_POSITION_FOLLOWING) && isOn(end, Node.DOCUMENT_POSITION_PRECEDING);
}
