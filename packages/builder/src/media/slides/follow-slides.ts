import { tryFocusOnce } from '@stirrup/overlays/focus';

/** A row of slides, and its ways to follow changes. */
interface Row {
  readonly root: HTMLElement;
  /** The parent of the slides. */
  readonly list: HTMLElement;
  /** Selector of a slide. */
  readonly slide: string;
  /** Selector of a copy of a slide. */
  readonly copy: string;
  /** Handles slides that are new on the page, such as those of a query loop. */
  readonly onSlides: (slides: readonly HTMLElement[]) => void;
  /** Handles a change of the size of the root or a slide, and their being shown. */
  readonly onResize: () => void;
  /** True if nobody can see or reach a slide. */
  readonly isHidden: (slide: Element) => boolean;
}

/**
 * Keeps hidden slides and copies inert, so that neither Tab nor screen readers find what nobody sees, and reports
 * slides that come and go, until the signal aborts. A focus inside a slide that is hidden goes to the root.
 */
export function followSlides(
  { root, list, slide, copy, onSlides, onResize, isHidden }: Row,
  signal: AbortSignal,
): void {
  const size = new ResizeObserver(onResize);
  let known: readonly HTMLElement[] = [];
  const follow = () => {
    const slides = [...list.children].filter((child) => child instanceof HTMLElement);
    const own = slides.filter((child) => child.matches(slide) && !child.matches(copy));
    if (own.length !== known.length || own.some((child, index) => child !== known[index])) {
      for (const gone of known) size.unobserve(gone);
      known = own;
      for (const child of own) size.observe(child);
      onSlides(own);
    }
    for (const child of list.children) {
      const isInert = isHidden(child);
      if (!(child instanceof HTMLElement) || child.inert === isInert) continue;
      if (isInert && child.contains(document.activeElement)) tryFocusOnce(root);
      child.inert = isInert;
    }
  };
  const changes = new MutationObserver(follow);
  follow();
  changes.observe(list, { childList: true, subtree: true, attributeFilter: ['aria-hidden', 'class'] });
  size.observe(root);
  signal.addEventListener('abort', () => {
    changes.disconnect();
    size.disconnect();
  });
}
