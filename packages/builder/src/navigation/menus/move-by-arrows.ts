import { hasModifier } from '@stirrup/runtime';

const LIST = 'ul,ol';
const STOP = 'a[href],button';
const KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);
const BUTTON = '[aria-expanded]';

/**
 * Moves the focus through a menu by arrow keys, Home and End: the ARIA Authoring Practices' Disclosure Navigation with
 * its optional keys, as bricks-elements.md §19 lays them out. Down goes into a submenu that is open, Up and the
 * backward key return from its first entry to its button; keys neither open nor close anything, nor wrap. Forward and
 * backward follow the reading direction.
 *
 * @param menu The element in which the focus stays.
 */
export function moveByArrows(event: KeyboardEvent, menu: Element): void {
  if (!KEYS.has(event.key) || hasModifier(event) || event.defaultPrevented) return;
  const stop = event.target instanceof Element ? event.target.closest<HTMLElement>(STOP) : null;
  if (!stop || !menu.contains(stop)) return;
  const isRightToLeft = getComputedStyle(menu).direction === 'rtl';
  const [forward, backward] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const level = levelOf(stop, menu);
  const entries = entriesOf(level, menu);
  const at = entries.findIndex((entry) => entry.includes(stop));
  const own = entries[at] ?? [];
  const next = () => entries[at + 1]?.[0] ?? beside(stop, level, menu, 1);
  const previous = () =>
    entries[at - 1]?.at(-1) ?? beside(stop, level, menu, -1) ?? buttonIn(level.previousElementSibling);
  const target = (): HTMLElement | undefined => {
    switch (event.key) {
      case 'ArrowDown':
        return firstBelow(own) ?? next();
      case 'ArrowUp':
        return previous();
      case forward:
        return own[own.indexOf(stop) + 1] ?? next();
      case backward:
        return own[own.indexOf(stop) - 1] ?? previous();
      case 'Home':
        return entries[0]?.[0];
      default:
        return entries.at(-1)?.at(-1);
    }
  };
  // The page must not scroll at either end of a level.
  event.preventDefault();
  const goal = target();
  if (goal) focusWhenVisible(goal, stop);
}

/** Frames after which a submenu that fades in is visible: one begins the transition, the next shows it; and one to spare. */
const FADE_FRAMES = 3;

/** Moves the focus from one stop to the next, which may be in a submenu that fades in. */
function focusWhenVisible(goal: HTMLElement, from: HTMLElement, frames = FADE_FRAMES): void {
  goal.focus();
  if (document.activeElement !== from || goal === from || frames === 0) return;
  requestAnimationFrame(() => document.activeElement === from && focusWhenVisible(goal, from, frames - 1));
}

/** The list or the submenu that an entry belongs to. */
function levelOf(stop: Element, menu: Element): Element {
  for (let element = stop.parentElement; element && element !== menu; element = element.parentElement)
    if (element.matches(LIST) || isSubmenu(element)) return element;
  return menu;
}

/** True if an element follows a submenu's button, or the row with it. */
function isSubmenu({ previousElementSibling }: Element): boolean {
  return buttonIn(previousElementSibling) !== undefined;
}

/** The links and buttons of each entry of a level, without those of deeper levels. */
function entriesOf(level: Element, menu: Element): HTMLElement[][] {
  const entries = new Map<Element, HTMLElement[]>();
  for (const stop of stopsIn(level)) {
    if (levelOf(stop, menu) !== level) continue;
    const entry = level.matches(LIST) ? childAround(stop, level) : stop;
    const stops = entries.get(entry);
    if (stops) stops.push(stop);
    else entries.set(entry, [stop]);
  }
  return [...entries.values()];
}

function childAround(stop: Element, level: Element): Element {
  let child = stop;
  while (child.parentElement && child.parentElement !== level) child = child.parentElement;
  return child;
}

function stopsIn(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(STOP)].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
}

/** The first entry of the submenu that the button among these has opened. */
function firstBelow(entry: readonly HTMLElement[]): HTMLElement | undefined {
  const button = entry.find((stop) => stop.getAttribute('aria-expanded') === 'true');
  const submenu = button && (button.nextElementSibling ?? button.parentElement?.nextElementSibling);
  // Before the first frame of a submenu that fades in, none of its entries is visible.
  return submenu ? (stopsIn(submenu)[0] ?? submenu.querySelector<HTMLElement>(STOP) ?? undefined) : undefined;
}

/** The next or the previous stop in a mega menu whose columns are lists. */
function beside(stop: HTMLElement, level: Element, menu: Element, step: 1 | -1): HTMLElement | undefined {
  const around = isSubmenu(level) || level === menu ? undefined : levelOf(level, menu);
  if (!around || !isSubmenu(around) || around.matches(LIST)) return undefined;
  const stops = stopsIn(around);
  return stops[stops.indexOf(stop) + step];
}

/** The button of a submenu: the element before it, or the last of the row before it. */
function buttonIn(before: Element | null): HTMLElement | undefined {
  return [before, before?.lastElementChild].find(isButton);
}

function isButton(element: Element | null | undefined): element is HTMLElement {
  return element?.matches(BUTTON) ?? false;
}
