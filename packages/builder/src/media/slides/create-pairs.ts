/** A slider that is live. */
export interface LiveSlider<Slider> {
  readonly root: Element;
  readonly slider: Slider;
  /** Selector of the sliders that move with it. */
  readonly selector: string;
  readonly signal: AbortSignal;
}

/**
 * Pairs sliders of the page, whichever of two comes first.
 *
 * @param join Lets two move together until the signal aborts.
 */
export function createPairs<Slider>(
  join: (leader: Slider, follower: Slider, signal: AbortSignal) => void,
): (one: LiveSlider<Slider>) => void {
  const sliders = new Set<LiveSlider<Slider>>();
  const pair = (leader: LiveSlider<Slider>, follower: LiveSlider<Slider>) => {
    if (!leader.selector || !follower.root.matches(leader.selector)) return;
    join(leader.slider, follower.slider, AbortSignal.any([leader.signal, follower.signal]));
  };
  return (one) => {
    for (const other of sliders) {
      pair(one, other);
      pair(other, one);
    }
    sliders.add(one);
    one.signal.addEventListener('abort', () => sliders.delete(one));
  };
}
