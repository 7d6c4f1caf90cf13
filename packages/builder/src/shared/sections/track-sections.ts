import { followPlaces } from '../address/follow-places.ts';
import { namedPlace } from '../address/named-place.ts';

/** Distance in px below the place to which links lead, within which a section counts as reached. */
const TOLERANCE = 2;

/** A distance above the viewport that no page reaches, in px. */
const FAR = 10_000_000;

/** Time that a browser takes at most to scroll to a place, in ms: later scrolling is the visitor's. */
const ARRIVAL = 1000;

/** Sections that come and go. */
interface Tracked<S extends Element> {
  /** Lists the sections, and returns them: now, and after each change in the observed elements. */
  readonly update: () => readonly S[];
  /** The observed elements, asked for anew after each change in them, or in what they are in. */
  readonly observed: () => readonly (Element | null)[];
  /** True if changes below their children count, too. */
  readonly isDeep: boolean;
  /** Called with the section in view, and again after each change in the observed elements. */
  readonly show: (current: S | undefined) => void;
  /** Called with each section before it is measured, and with the room in px that a sticky header takes. */
  readonly prepare?: (section: S, room: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Shows the section in view: the last one whose beginning has passed the line to which links lead, below a sticky header.
 * The browser reports each crossing; nothing is measured while the page scrolls. A section that the visitor navigates to
 * is shown until it is reached, or the visitor scrolls: the end of the page may be too near to reach it.
 */
export function trackSections<S extends Element>({
  update,
  observed,
  isDeep,
  show,
  prepare,
  signal,
}: Tracked<S>): void {
  let sections: readonly S[] = [];
  let chosen: S | undefined;
  let current: S | undefined;
  let arrival = 0;
  let room = 0;
  let line = 0;
  let observer: IntersectionObserver | undefined;
  const passed = new Set<Element>();
  const showNewest = () => {
    const reached = sections.findLast((section) => passed.has(section));
    if (chosen === reached) chosen = undefined;
    current = chosen ?? reached;
    show(current);
  };

  const observe = () => {
    observer?.disconnect();
    passed.clear();
    // All that lies above the line; a section intersects it from its beginning on.
    const bottom = Math.max(0, innerHeight - line);
    observer = new IntersectionObserver(onCrossing, { rootMargin: `${FAR}px 0px -${bottom}px 0px` });
    for (const section of sections) observer.observe(section);
  };
  const onCrossing = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) passed.add(target);
      else passed.delete(target);
    }
    showNewest();
  };
  const readRoom = () => px(getComputedStyle(document.documentElement).scrollPaddingTop);
  const measure = () => {
    room = readRoom();
    for (const section of sections) prepare?.(section, room);
    line = room + TOLERANCE + Math.max(0, ...sections.map((section) => px(getComputedStyle(section).scrollMarginTop)));
    observe();
  };
  // A header that has become sticky reserves its height there.
  const header = new MutationObserver(() => readRoom() !== room && measure());
  header.observe(document.documentElement, { attributeFilter: ['style', 'class'] });
  addEventListener('resize', measure, { signal });
  addEventListener('scroll', () => chosen && performance.now() > arrival && choose(null), { signal, passive: true });

  const track = () => {
    const next = [...update()].sort(byPosition);
    if (next.length === sections.length && next.every((section, index) => section === sections[index])) return;
    sections = next;
    chosen = sections.find((section) => section === chosen);
    measure();
  };
  const choose = (section: Element | null) => {
    chosen = sections.find((known) => known === section);
    arrival = performance.now() + ARRIVAL;
    showNewest();
  };
  const changes = new MutationObserver(() => {
    watch();
    track();
    show(current);
  });
  const watch = () => {
    // Elements that were observed before stay so, or are gone.
    for (const element of observed()) {
      if (element?.parentElement && isDeep) changes.observe(element.parentElement, { childList: true });
      if (element) changes.observe(element, { childList: true, subtree: isDeep });
    }
  };
  signal.addEventListener('abort', () => {
    header.disconnect();
    changes.disconnect();
    observer?.disconnect();
  });
  track();
  choose(namedPlace());
  followPlaces(choose, signal);
  watch();
}

function px(length: string): number {
  return Number.parseFloat(length) || 0;
}

function byPosition(one: Element, other: Element): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
