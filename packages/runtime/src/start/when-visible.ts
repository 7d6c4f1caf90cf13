import { attempt } from '../attempt.ts';
import { membersOf } from '../members-of.ts';
import type { Turn } from './rest-queue.ts';
import { HINTS } from './when-used.ts';

/** Transitions that may show a hidden element again, as any attribute of its ancestors may. */
const TRANSITION = ['transitionstart', 'transitionend'] as const;

/** Callbacks that wait for an element, which may carry several islands. */
const waiting = new WeakMap<Element, Set<(turn: Turn) => void>>();
let observer: IntersectionObserver | undefined;

/** Elements inside a hidden one, such as a closed popup, and the observers of possible changes. */
const hidden = new Set<Element>();
let changes: MutationObserver | undefined;

/** Time between two looks at them for changed attributes, in ms: scripts may change one of `<html>` in each frame. */
const PAUSE = 100;
let lookedAt = 0;

/**
 * Starts when the element comes near the viewport. One observer serves all islands (500 elements cost a third of 500
 * observers). An element inside a hidden one waits until that is shown. An element without a box, in visible
 * surroundings, never intersects, so it starts at once: with the observer's first report, when reading boxes forces no
 * layout.
 */
export function whenVisible(element: Element, begin: (turn: Turn) => void, signal: AbortSignal): void {
  // Near is one viewport in each direction.
  observer ??= new IntersectionObserver(report, { rootMargin: '100%' });
  const callers = waiting.get(element) ?? new Set();
  waiting.set(element, callers.add(begin));
  observer.observe(element);
  const leave = () => {
    callers.delete(begin);
    if (callers.size > 0) return;
    hidden.delete(element);
    observer?.unobserve(element);
  };
  signal.addEventListener('abort', leave);
}

function report(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target, boundingClientRect } of entries) {
    const isInView = boundingClientRect.top < innerHeight && boundingClientRect.bottom > 0;
    const begin = () => {
      for (const each of waiting.get(target) ?? []) each(isInView ? 'seen' : 'near');
    };
    attempt(() => {
      const shown = closestAncestor(target, (ancestor) =>
        membersOf(ancestor).checkVisibility({ visibilityProperty: true }),
      );
      // One with `display: contents` has no box, and so counts as not shown although it hides nothing.
      const boxed = closestAncestor(target, (ancestor) => getComputedStyle(ancestor).display !== 'contents');
      // If they differ, the closest ancestor with a box is not shown: the element is inside a hidden one.
      if (shown !== boxed) waitUntilShown(target, shown ?? target);
      else if (isIntersecting || membersOf(target).getClientRects().length === 0) begin();
    }, begin);
  }
}

/** The closest ancestor that passes the test. */
function closestAncestor(element: Element, passes: (ancestor: Element) => boolean): Element | null {
  const { parentElement } = membersOf(element);
  return parentElement && !passes(parentElement) ? closestAncestor(parentElement, passes) : parentElement;
}

/**
 * The observer ignores `visibility`: elements that are hidden in that way intersect. A style may follow the pointer or
 * the focus, and show hidden content of the element that they reach: `shown` is the closest ancestor that can be
 * reached.
 */
function waitUntilShown(element: Element, shown: Element): void {
  changes ??= new MutationObserver(() => setTimeout(observeAgain, lookedAt + PAUSE - performance.now()));
  // A second time they have no effect, unless `document.open()` has removed them.
  for (const type of TRANSITION) addEventListener(type, onTransition);
  // A page may be hidden by a style until its stylesheets are there, and no attribute changes then.
  addEventListener('load', observeAgain);
  hidden.add(element);
  for (let outer = membersOf(element).parentElement; outer; outer = membersOf(outer).parentElement) {
    changes.observe(outer, { attributes: true });
  }
  for (const type of HINTS) membersOf(shown).addEventListener(type, observeAgain, { once: true });
}

/** Pages are full of transitions: mostly of colours, with each movement of the pointer. */
function onTransition({ propertyName }: TransitionEvent): void {
  if (propertyName === 'visibility') observeAgain();
}

/** Makes the observer report hidden elements again in the next frame: measuring here would force a layout. */
function observeAgain(): void {
  lookedAt = performance.now();
  changes?.disconnect();
  for (const element of hidden) {
    observer?.unobserve(element);
    observer?.observe(element);
  }
  hidden.clear();
}
