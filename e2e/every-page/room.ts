import { around, isSeen, linesOf, nameOf, type Words, wordsSeen } from './seen.ts';

/** Tolerance in px: fonts overshoot their lines. */
const TOLERANCE = 2;

/** Layout faults of a page. */
interface RoomFindings {
  /** Elements beyond the edge of a page that should not scroll sideways. */
  readonly beyondEdge: readonly string[];
  /** Text that is cut off and cannot be scrolled to. */
  readonly cutOff: readonly string[];
  /** Text that lies over other text. */
  readonly overlapping: readonly string[];
}

const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** Boxes whose other lines a visible button shows. */
const isOpenable = ({ id }: Element) =>
  id !== '' && document.querySelector(`[aria-expanded="false"][aria-controls="${id}"]`)?.checkVisibility() === true;

/** Boxes that may be wider than the page: tables of numbers, and rows of slides. */
const isWideByNature = (box: Element) =>
  isScrolled(getComputedStyle(box).overflowX) &&
  (getComputedStyle(box).scrollSnapType !== 'none' || box.matches('table, pre, :has(> table, > pre)'));

/** Elements that make the page wider than its window. */
function beyondEdge(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const inside = [...document.body.querySelectorAll('*')].filter(
    (box) =>
      isSeen(box) &&
      isScrolled(getComputedStyle(box).overflowX) &&
      box.scrollWidth > box.clientWidth + TOLERANCE &&
      !isWideByNature(box),
  );
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      isSeen(element) &&
      element.getBoundingClientRect().right > clientWidth + TOLERANCE &&
      !around(element.parentElement).some(
        (box) => box !== document.body && getComputedStyle(box).overflowX !== 'visible',
      ),
  );
  const culprits = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  return [
    ...(scrollWidth > clientWidth ? [`page: ${scrollWidth} px`, ...culprits.map(nameOf)] : []),
    ...inside.map((box) => `scrolls sideways: ${nameOf(box)}`),
  ];
}

/** Text that a box around it cuts off, and that cannot be scrolled to. */
function cutOff(words: readonly Words[]): string[] {
  return words.filter(isTextCutOff).map(({ element }) => nameOf(element));
}

function isTextCutOff(words: Words): boolean {
  const lines = linesOf(words);
  for (const box of around(words.element)) {
    if (box === document.body || box === document.documentElement) return false;
    const { overflowX, overflowY, textOverflow, position } = getComputedStyle(box);
    const { left, top } = box.getBoundingClientRect();
    const [x, y] = [left + box.clientLeft, top + box.clientTop];
    const isOutX = lines.some((line) => line.right > x + box.clientWidth + TOLERANCE || line.left < x - TOLERANCE);
    const isOutY = lines.some((line) => line.bottom > y + box.clientHeight + TOLERANCE || line.top < y - TOLERANCE);
    if (
      box.clientWidth > 0 &&
      isCut(overflowX) &&
      (isOutX || (textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth))
    )
      return true;
    if (box.clientHeight > 0 && isCut(overflowY) && isOutY && !isOpenable(box)) return true;
    // A scrollable box cuts off nothing.
    if (isScrolled(overflowX) || isScrolled(overflowY) || position === 'fixed') return false;
  }
  return false;
}

/** The lines of a text that are not scrolled out of a box. */
function linesInSight(words: Words): DOMRect[] {
  const boxes = around(words.element)
    .filter((box) => box !== document.body && getComputedStyle(box).overflowY !== 'visible')
    .map((box) => box.getBoundingClientRect());
  return linesOf(words).filter((line) =>
    boxes.every(({ top, bottom }) => line.top >= top - TOLERANCE && line.bottom <= bottom + TOLERANCE),
  );
}

/** Pairs of overlapping texts, unless one of them floats over the page. */
function overlapping(words: readonly Words[]): string[] {
  const isFloating = (element: Element) =>
    around(element).some((box) => ['fixed', 'sticky'].includes(getComputedStyle(box).position));
  const lines = words
    .filter(({ element }) => !isFloating(element))
    .flatMap((one) => linesInSight(one).map((box) => ({ ...one, box })))
    .toSorted((a, b) => a.box.top - b.box.top);
  const found = new Set<string>();
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.box.top > one.box.bottom) break;
      if (other.node === one.node) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const along = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      // Lines of different height overlap a little without touching.
      const least = Math.min(one.box.height, other.box.height) * 0.4;
      if (across > TOLERANCE && along > least) found.add(`${nameOf(one.element)} / ${nameOf(other.element)}`);
    }
  }
  return [...found];
}

/** Finds all layout faults of the page as it is. */
export function measureRoom(): RoomFindings {
  const words = wordsSeen();
  return { beyondEdge: beyondEdge(), cutOff: cutOff(words), overlapping: overlapping(words) };
}
