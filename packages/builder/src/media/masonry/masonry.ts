import { behaviour, reducedMotion, restoreAttribute } from '@stirrup/runtime';
import { BEFORE, masonryContract, ROWS } from './contract.ts';
import { measureSpans } from './measure-spans.ts';
import { masonryProps } from './props.ts';

/** Half of the rows that Firefox counts, since one column may be longer than the others. */
const MOST_ROWS = 5000;

/**
 * A grid whose items lie in columns, each below the one above it.
 *
 * The browser places them: by `grid-lanes`, or else in a dense grid with rows of 1 px, or a few in long ones, which puts
 * each item into the shortest column. So pictures that load, filters, tabs, fonts and windows change sizes only. These are
 * observed, and all are read before any item gets its number of rows.
 *
 * A behaviour: it sets styles only.
 */
export default behaviour(
  { props: masonryProps, contract: masonryContract },
  ({ island, layout, transitionMode, transitionDuration, horizontalOrder }) => {
    const { element: grid, parts, signal } = island;
    const [sizer, gutter] = [parts.sizer, parts.gutter].map(([part]) => part?.element);
    const duration = pixels(transitionDuration) * (transitionDuration.endsWith('ms') ? 1 : 1000);
    const motion = reducedMotion();
    const isInRows = layout === ROWS;
    const isDense = !isInRows && !CSS.supports('display', 'grid-lanes');
    // Beside printed gutters, items have margins.
    const gap = gutter ? 0 : pixels(getComputedStyle(grid).rowGap);
    const printedClass = grid.getAttribute('class');
    /** Printed styles of the grid and its children. */
    const printed = new Map<Element, string | null>();
    /** Numbers of columns that items need, where a sizer tells how wide one is. */
    let spans = new WeakMap<Element, number>();
    let count = 0;
    /** Places of visible items in the last layout, in px. */
    let places = new Map<Element, readonly [number, number]>();

    const animate = (item: Element, from: Keyframe) => {
      if (!motion.matches) item.animate([from, {}], duration);
    };
    const setStyle = (element: HTMLElement, style: Partial<CSSStyleDeclaration>) => {
      printed.set(element, element.getAttribute('style'));
      Object.assign(element.style, style);
    };
    const isItem = (child: Element) => child !== sizer && child !== gutter;
    const children = () => [...grid.querySelectorAll<HTMLElement>(':scope > *')];
    const adopt = () => {
      for (const [child, style] of printed) {
        if (child === grid || child.parentElement === grid) continue;
        observer.unobserve(child);
        restoreAttribute(child, 'style', style);
        printed.delete(child);
      }
      for (const child of children()) {
        if (printed.has(child)) continue;
        // The builder's library may have set some of these before the page was stored.
        setStyle(
          child,
          isItem(child) ? { position: 'relative', inset: 'auto', width: 'auto' } : { position: 'absolute' },
        );
        observer.observe(child);
      }
    };
    const layOut = () => {
      const items = children().filter((child) => child.offsetHeight && isItem(child));
      // While items are out of their columns, a page that became shorter would scroll.
      grid.style.height = `${grid.offsetHeight}px`;
      // Items that kept their columns would add more than fit in a window that is narrower now.
      if (horizontalOrder || count) for (const { style } of items) style.gridColumn = '';
      if (sizer?.offsetWidth) {
        const space = gutter?.offsetWidth ?? 0;
        const next = Math.round((grid.offsetWidth + space) / (sizer.offsetWidth + space));
        if (next !== count) spans = new WeakMap();
        count = next;
        Object.assign(grid.style, { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, columnGap: `${space}px` });
        const added = items.filter((item) => !spans.has(item));
        for (const [item, span] of measureSpans(added, sizer.offsetWidth + space)) spans.set(item, span);
      }
      const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
      const spanOf = (item: Element) => Math.min(spans.get(item) ?? 1, columns);
      for (const item of items) if (spanOf(item) > 1) item.style.gridColumnEnd = `span ${spanOf(item)}`;
      let sum = 0;
      const heights = items.map((item) => {
        const { marginTop, marginBottom } = getComputedStyle(item);
        const height = item.offsetHeight + pixels(marginTop) + pixels(marginBottom) + gap;
        sum += height * spanOf(item);
        return height;
      });
      const row = Math.ceil(sum / columns / MOST_ROWS);
      if (isDense) grid.style.gridAutoRows = `${row}px`;
      let column = 0;
      for (const [index, item] of items.entries()) {
        if (isDense) item.style.gridRow = `span ${Math.ceil((heights[index] ?? 0) / row)}`;
        if (!horizontalOrder) continue;
        if (column + spanOf(item) > columns) column = 0;
        item.style.gridColumnStart = `${column + 1}`;
        column += spanOf(item);
      }
      grid.style.height = 'auto';
      // The browser lays out once, now instead of after this frame's observers.
      const before = places;
      places = new Map(items.map((item) => [item, [item.offsetLeft, item.offsetTop]]));
      for (const [item, [x, y]] of places) {
        const old = before.get(item);
        if (!old) {
          if (before.size) animate(item, { opacity: 0, transform: BEFORE[transitionMode] ?? 'scale(0)' });
        } else if (old[0] !== x || old[1] !== y) {
          // Added to an animation that is still running.
          animate(item, { translate: `${old[0] - x}px ${old[1] - y}px`, composite: 'add' });
        }
      }
    };
    const observer = new ResizeObserver(layOut);
    const additions = new MutationObserver(adopt);

    setStyle(grid, {
      position: 'relative',
      display: isDense || isInRows ? 'grid' : 'grid-lanes',
      height: 'auto',
      alignItems: 'start',
      rowGap: `${isDense ? 0 : gap}px`,
    });
    if (isDense) grid.style.gridAutoFlow = 'dense';
    adopt();
    layOut();
    // Screen readers count items only.
    const sized = () => ({ 'aria-hidden': true });
    island.bind({ root: () => ({ is: { pending: false } }), sizer: sized, gutter: sized });
    additions.observe(grid, { childList: true });
    // Before this frame's observers: with another number of columns, items have other sizes.
    addEventListener('resize', layOut, { signal });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      additions.disconnect();
      for (const [element, style] of printed) restoreAttribute(element, 'style', style);
      restoreAttribute(grid, 'class', printedClass);
    });
  },
);

/** The number of a length, or of a duration. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
