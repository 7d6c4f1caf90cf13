/** Positions of an element's lower edge at which its progress begins and ends, in percent of the viewport's height. */
export interface Edges {
  readonly beginsAt: number;
  readonly endsAt: number;
}

/** Progress of an element on its way through the viewport. */
export interface ScrollProgress {
  /** The progress, from 0 to 1. */
  read(): number;
  /** Ties an animation to the progress, without any script per frame. Returns null where the browser cannot. */
  tie(keyframes: PropertyIndexedKeyframes): Animation | null;
  end(): void;
}

/** Progress by the browser's own view timeline where it has one, which needs no layout; otherwise measured. */
export function scrollProgress(element: HTMLElement, edges: Edges): ScrollProgress {
  const measured = measuredProgress(element, edges);
  // A timeline runs only downwards; measured progress may run either way.
  const hasTimeline = 'ViewTimeline' in globalThis && edges.beginsAt > edges.endsAt;
  return hasTimeline ? timelineProgress(element, edges, measured) : measured;
}

function timelineProgress(element: HTMLElement, { beginsAt, endsAt }: Edges, measured: ScrollProgress): ScrollProgress {
  const timing: KeyframeAnimationOptions = {
    // With these insets the range runs from `beginsAt` to `endsAt`.
    timeline: new ViewTimeline({ subject: element, axis: 'block', inset: `${endsAt}% ${100 - beginsAt}%` }),
    rangeStart: 'entry-crossing 100%',
    rangeEnd: 'exit-crossing 100%',
    fill: 'both',
  };
  // An animation without effects serves as the clock. It has no progress in its first frame.
  const clock = element.animate(null, timing);
  return {
    read: () => clock.effect?.getComputedTiming().progress ?? measured.read(),
    tie: (keyframes) => element.animate(keyframes, timing),
    end: () => clock.cancel(),
  };
}

function measuredProgress(element: HTMLElement, { beginsAt, endsAt }: Edges): ScrollProgress {
  const read = () => {
    const edge = (element.getBoundingClientRect().bottom / innerHeight) * 100;
    return Math.min(1, Math.max(0, (beginsAt - edge) / (beginsAt - endsAt || 1)));
  };
  return { read, tie: () => null, end: () => undefined };
}
