import { behaviour, reducedMotion } from '@stirrup/runtime';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { BEFORE, masonryContract, ROWS } from './contract.ts';
import { measureSpans } from './measure-spans.ts';
import { masonryProps } from './props.ts';

/** Half of the rows that Firefox counts, since one column may be longer than the others. */
const MOST_ROWS = 5000;

/** An item, and the number of columns that it has. */
interface Sized {
  readonly item: HTMLElement;
  readonly span: number;
}

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
    const duration = Math.max(0, leadingNumber(transitionDuration)) * (transitionDuration.endsWith('ms') ? 1 : 1000);
    const motion = reducedMotion();
    const isInRows = layout === ROWS;
    const isDense = !isInRows && !CSS.supports('display', 'grid-lanes');
    // Beside printed gutters, items have margins.
    const gap = gutter ? 0 : leadingNumber(getComputedStyle(grid).rowGap);
    const restoreClass = keepAttributes(grid, ['class']);
    /** The grid and its children, with functions that restore their printed styles. */
    const dressed = new Map<Element, () => void>();
    /** Numbers of columns that items need, where a sizer tells how wide one is. */
    let spans = new WeakMap<Element, number>();
    let count = 0;
    /** Places of visible items in the last layout, in px. */
    let places = new Map<Element, readonly [number, number]>();

    const animate = (item: Element, from: Keyframe) => {
      if (!motion.matches) item.animate([from, {}], duration);
    };
    const dress = (element: HTMLElement, style: Partial<CSSStyleDeclaration>) => {
      dressed.set(element, keepAttributes(element, ['style']));
      Object.assign(element.style, style);
    };
    const isItem = (child: Element) => child !== sizer && child !== gutter;
    const children = () => [...grid.querySelectorAll<HTMLElement>(':scope > *')];
    const adopt = () => {
      for (const [child, restore] of dressed) {
        if (child === grid || child.parentElement === grid) continue;
        observer.unobserve(child);
        restore();
        dressed.delete(child);
      }
      for (const child of children()) {
        if (dressed.has(child)) continue;
        // The builder's library may have set some of these before the page was stored.
        dress(child, isItem(child) ? { position: 'relative', inset: 'auto', width: 'auto' } : { position: 'absolute' });
        observer.observe(child);
      }
    };
    const layOut = () => {
      const items = children().filter((child) => child.offsetHeight && isItem(child));
      // While items are out of their columns, a page that became shorter would scroll.
      grid.style.height = `${grid.offsetHeight}px`;
      // Items that kept their columns would add more than fit in a window that is narrower now.
      if (horizontalOrder || count) for (const { style } of items) style.gridColumn = '';
      if (sizer?.offsetWidth) fitColumns(items, sizer.offsetWidth, gutter?.offsetWidth ?? 0);
      const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
      const sized = items.map((item) => ({ item, span: Math.min(spans.get(item) ?? 1, columns) }));
      for (const { item, span } of sized) if (span > 1) item.style.gridColumnEnd = `span ${span}`;
      if (isDense) spanRows(sized, columns);
      if (horizontalOrder) takeTurns(sized, columns);
      grid.style.height = 'auto';
      animateMoves(items);
    };
    /** Gives the grid as many columns as fit, and measures items that are new or whose columns have another width. */
    const fitColumns = (items: readonly HTMLElement[], width: number, space: number) => {
      const next = Math.round((grid.offsetWidth + space) / (width + space));
      if (next !== count) spans = new WeakMap();
      count = next;
      Object.assign(grid.style, { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, columnGap: `${space}px` });
      const added = items.filter((item) => !spans.has(item));
      for (const [item, span] of measureSpans(added, width + space)) spans.set(item, span);
    };
    /** Gives each item as many rows of the dense grid as it is high. All heights are read before any is set. */
    const spanRows = (sized: readonly Sized[], columns: number) => {
      const all = sized.map(({ item, span }) => ({ item, span, height: outerHeight(item) + gap }));
      const sum = all.reduce((area, { height, span }) => area + height * span, 0);
      const row = Math.ceil(sum / columns / MOST_ROWS);
      grid.style.gridAutoRows = `${row}px`;
      for (const { item, height } of all) item.style.gridRow = `span ${Math.ceil(height / row)}`;
    };
    const animateMoves = (items: readonly HTMLElement[]) => {
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

    dress(grid, {
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
    const hidden = () => ({ 'aria-hidden': true });
    island.bind({ root: () => ({ is: { pending: false } }), sizer: hidden, gutter: hidden });
    additions.observe(grid, { childList: true });
    // Before this frame's observers: with another number of columns, items have other sizes.
    addEventListener('resize', layOut, { signal });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      additions.disconnect();
      for (const restore of dressed.values()) restore();
      restoreClass();
    });
  },
);

/** Places items in columns by turns. */
function takeTurns(sized: readonly Sized[], columns: number): void {
  let column = 0;
  for (const { item, span } of sized) {
    if (column + span > columns) column = 0;
    item.style.gridColumnStart = `${column + 1}`;
    column += span;
  }
}

/** Height of an item with its margins, in px. */
function outerHeight(item: HTMLElement): number {
  const { marginTop, marginBottom } = getComputedStyle(item);
  return item.offsetHeight + leadingNumber(marginTop) + leadingNumber(marginBottom);
}

/** The number that a CSS value begins with; 0 for a keyword, such as `normal`. */
function leadingNumber(value: string): number {
  const number = Number.parseFloat(value);
  return Number.isFinite(number) ? number : 0;
}
