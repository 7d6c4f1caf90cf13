import { type Claim, STATE_ATTRIBUTE } from './claim.ts';
import { membersOf } from './members-of.ts';
import { strategyOf } from './start/start-claim.ts';
import { mediaQueryOf } from './start/start-strategy.ts';
import { withPatience } from './with-patience.ts';

/** Possible tab stops. */
const STOPS = 'a[href],button,input,select,textarea,summary,[tabindex]';
/** Tab stops at one radio button of a group, possibly another one than it has passed. */
const RADIO = 'input[type="radio"]';
/** Possible tab stops outside of islands. */
const ALL_STOPS = `${STOPS},iframe`;

/** Longest wait for islands that Tab has passed, in ms. */
const PATIENCE = 1000;

/** The number of the Tab key. */
const TAB = 9;

let isWaiting = false;

/** Tabs that have waited: whoever made them wait lets them go on. */
const waited = new WeakSet<object>();

/**
 * Moves Tab to tab stops that appear late: titles that are none before their island is ready, or elements that replace
 * a printed field. Islands that Tab has passed are started, the next Tab waits for them, and the first new stop is then
 * focused. If there is none, the Tab that has waited goes on to the next stop; so does each further one.
 *
 * Without it, a visitor who presses Tab right after load would pass all islands that start at rest, and would lose the
 * focus if the focused field is replaced.
 *
 * @param from The earlier focus; null for the beginning of the page.
 * @param moved The focus after Tab.
 */
export async function redirectTab(
  press: Pick<KeyboardEvent, 'shiftKey' | 'timeStamp'>,
  from: Node | null,
  moved: Promise<Element | null>,
  claimsOf: (element: Element) => readonly Claim[],
): Promise<void> {
  if (isWaiting) return;
  const { shiftKey: isBack, timeStamp } = press;
  const to = orNone(await moved);
  if (isWaiting || waited.has(press) || to === from) return;
  const [start, end] = isBack ? [to, from] : [from, to];
  // An island on the body or around it adds no tab stop; each stop of the page would count as its own.
  const claims = () => [...document.querySelectorAll(`body [${STATE_ATTRIBUTE}]`)].flatMap(claimsOf);
  const late = () => claims().filter(({ readyAt = 0 }) => readyAt >= timeStamp);
  // Without focus, either an island that has just started has replaced the focused field, or the focus has left the
  // page.
  const passed = to || late().length === 0 ? claims().filter((claim) => mayBeNext(claim, to, start, end)) : [];
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    if (event.keyCode !== TAB) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
    waited.add(event);
  };
  isWaiting = true;
  addEventListener('keydown', hold, true);
  await withPatience(Promise.all(passed.map((claim) => claim.begin())), PATIENCE);
  removeEventListener('keydown', hold, true);
  isWaiting = false;
  const now = orNone(document.activeElement);
  if ((now && now !== to) || !document.hasFocus()) return;
  // The focus is still where Tab has moved it, or nowhere.
  const [first, last] = isBack ? [now, from] : [from, now];
  const fresh = late().map(({ element }) => membersOf(element));
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) =>
      fresh.some((island) => island.contains(stop)) &&
      !(now && stop.matches(RADIO)) &&
      isBetween(first, stop, last) &&
      isStop(stop),
  );
  const stop = stops.at(isBack ? -1 : 0);
  stop?.focus();
  // The first Tab that has waited has reached the new stop; each other one goes on, and may pass further islands.
  if (!(stop ?? now)) return;
  for (const { shiftKey } of stop ? held.slice(1) : held) {
    const before = document.activeElement;
    stopNextTo(before ?? document.body, shiftKey)?.focus();
    // As if it were pressed now: what has come meanwhile is there for it.
    const replay = { shiftKey, timeStamp: performance.now() };
    await redirectTab(replay, before, Promise.resolve(document.activeElement), claimsOf);
  }
}

/**
 * True if an island may add tab stops that Tab should have reached. Islands that are right as printed have all theirs.
 * Any other may replace the field that has the focus, even if the page lets it start on use.
 */
function mayBeNext(claim: Claim, to: Node | null, start: Node | null, end: Node | null): boolean {
  if (!claim.isComingUp || isRightAsPrinted(claim)) return false;
  const element = membersOf(claim.element);
  const strategy = strategyOf(claim);
  const isPassed = strategy !== 'interaction' && !mediaQueryOf(strategy) && isBetween(start, claim.element, end);
  if (!isPassed && !(to && element.contains(to))) return false;
  // An island may show its own hidden root, but nothing inside another hidden element. Checked last, because it
  // computes styles.
  return element.parentElement !== null && isShown(element.parentElement);
}

function isRightAsPrinted({ definition: { start }, element }: Claim): boolean {
  return (typeof start === 'string' ? start : start(element)) === 'interaction';
}

/** The focused element; null for the page's body, which has the focus where no element has. */
function orNone(focused: Element | null): Element | null {
  return focused === document.body ? null : focused;
}

/** The stop behind the focus, or before it. */
function stopNextTo(now: Element, isBack: boolean): HTMLElement | undefined {
  const isNext = (stop: HTMLElement) =>
    isBetween(isBack ? null : now, stop, isBack ? now : null) && !isTakenRadio(stop, now) && isStop(stop);
  const stops = [...document.querySelectorAll<HTMLElement>(ALL_STOPS)];
  return isBack ? stops.findLast(isNext) : stops.find(isNext);
}

/** True for a radio button in whose group another one has the focus or is chosen: Tab stops once in each group. */
function isTakenRadio(stop: Element, now: Element): boolean {
  if (!isRadio(stop)) return false;
  return [now, ...document.querySelectorAll(`${RADIO}:checked`)].some(
    (other) => other !== stop && isRadio(other) && other.name === stop.name && other.form === stop.form,
  );
}

function isRadio(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio';
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled,[inert] *') && isShown(element);
}

function isShown(element: Element): boolean {
  return membersOf(element).checkVisibility({ visibilityProperty: true });
}

/** True if an element begins after the one node and before the other. */
function isBetween(start: Node | null, element: Element, end: Node | null): boolean {
  const isOn = (node: Node | null, side: number) => !node || (node.compareDocumentPosition(element) & side) > 0;
  return isOn(start, Node.DOCUMENT_POSITION_FOLLOWING) && isOn(end, Node.DOCUMENT_POSITION_PRECEDING);
}
