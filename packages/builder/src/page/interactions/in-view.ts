import { warn } from '@stirrup/runtime';
import type { Interaction } from './interaction.ts';
import { textOf } from './read-printed.ts';

type Report = (isInView: boolean) => void;

interface Watched {
  readonly reports: Set<Report>;
  /** The last report; undefined until the browser has looked. */
  isInView?: boolean;
}

interface Sight {
  readonly observer: IntersectionObserver;
  readonly watched: WeakMap<Element, Watched>;
}

const sights = new Map<string, Sight>();

/** Runs an interaction whenever its element comes into view; the returned function ends that. */
export function onEnterView(interaction: Interaction, run: (interaction: Interaction) => void): () => void {
  return watchView(interaction.source, textOf(interaction.printed.rootMargin), (isInView) => {
    if (isInView) run(interaction);
  });
}

/** Runs an interaction whenever its element leaves the view after it has been there; the returned function ends that. */
export function onLeaveView(interaction: Interaction, run: (interaction: Interaction) => void): () => void {
  let wasInView = false;
  return watchView(interaction.source, '', (isInView) => {
    if (wasInView && !isInView) run(interaction);
    wasInView = isInView;
  });
}

/** Reports whenever an element comes into view or leaves it. One observer serves all elements of the same margin. */
function watchView(element: Element, margin: string, report: Report): () => void {
  const { observer, watched } = sightFor(margin);
  const known = watched.get(element) ?? { reports: new Set() };
  watched.set(element, known);
  known.reports.add(report);
  if (known.reports.size === 1) observer.observe(element);
  // The browser reports changes only, and this one came before.
  else if (known.isInView !== undefined) report(known.isInView);
  return () => {
    known.reports.delete(report);
    if (known.reports.size > 0) return;
    observer.unobserve(element);
    if (watched.get(element) === known) watched.delete(element);
  };
}

/** Calls back once the element is in view, which may be at once. */
export function whenInView(element: Element, run: () => void): void {
  let isSeen = false;
  let end: (() => void) | undefined;
  end = watchView(element, '', (isInView) => {
    if (isSeen || !isInView) return;
    isSeen = true;
    end?.();
    run();
  });
  if (isSeen) end();
}

function sightFor(margin: string): Sight {
  let sight = sights.get(margin);
  if (!sight) {
    sight = createSight(margin);
    sights.set(margin, sight);
  }
  return sight;
}

function createSight(margin: string): Sight {
  const watched: Sight['watched'] = new WeakMap();
  const handle = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      const known = watched.get(target);
      if (!known) continue;
      known.isInView = isIntersecting;
      // The browser tells each change once: what throws must not cost others theirs.
      for (const report of [...known.reports]) {
        try {
          report(isIntersecting);
        } catch (error) {
          reportError(error);
        }
      }
    }
  };
  try {
    return { observer: new IntersectionObserver(handle, { rootMargin: margin }), watched };
  } catch {
    warn(`an interaction's rootMargin is ${JSON.stringify(margin)}, expected a margin as in CSS; none is used`);
    return { observer: new IntersectionObserver(handle), watched };
  }
}
