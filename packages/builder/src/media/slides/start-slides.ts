import { publishInstance } from '@stirrup/cms';
import type { IslandBase, Part } from '@stirrup/runtime';
import { SCRIPT_ID } from './contract.ts';
import type { LiveSlider } from './create-pairs.ts';
import { createToggle } from './create-toggle.ts';
import { followSlides } from './follow-slides.ts';
import { keepFocus } from './keep-focus.ts';
import { keepLooks } from './keep-looks.ts';
import type { SlideLibrary } from './slide-library.ts';

/** Attribute of the button that the island adds. */
const ADDED = 'data-slides-addition';

/** Parts that all sliders have. */
type Common = 'list' | 'slide' | 'toggle';

/** A slider of a library. */
interface Slides<P extends string, Slider> {
  readonly island: IslandBase<P | Common>;
  readonly library: SlideLibrary;
  /** The slides move by themselves. */
  readonly isMoving: boolean;
  /** Selector of the sliders that move with this one. */
  readonly selector: string;
  readonly pair: (one: LiveSlider<Slider>) => void;
  /** Makes it, once there are slides. */
  readonly make: (slides: readonly HTMLElement[], toggle: HTMLElement | undefined) => Slider;
  /** Takes up slides that have come and gone. */
  readonly renew: (slider: Slider, slides: readonly HTMLElement[]) => void;
  /** The slider or a slide has another size. */
  readonly resize: (slider: Slider) => void;
  /** Stops slides that move by themselves, until a visitor starts them. */
  readonly stop: (slider: Slider) => void;
  readonly end: (slider: Slider) => void;
}

/** Starts a slider on printed markup, and restores the markup when its island is released. */
export function startSlides<P extends string, Slider extends object>(slides: Slides<P, Slider>): void {
  const { island, library, isMoving, selector, pair, make, renew, resize, stop, end } = slides;
  const { element: root, names, parts, signal } = island;
  const { hold, releaseOutside, restore } = keepLooks(library.ofLibrary);
  const list = parts.list[0]?.element;
  if (!list) return;
  // The copy of a slider that was live.
  const clean = () => {
    for (const left of root.querySelectorAll(library.leftovers)) left.remove();
  };
  if (root.matches(library.live)) clean();
  root.querySelector(`:scope > [${ADDED}]`)?.remove();
  hold(root, library.classes['root']);
  for (const all of Object.values<readonly Part[]>(parts)) {
    for (const { name, element } of all) hold(element, library.classes[name]);
  }
  const printed = parts.toggle.find(({ element }) => root.contains(element));
  const added = isMoving && !printed ? createToggle(library) : undefined;
  added?.setAttribute(ADDED, '');
  // The first tab stop (ARIA Authoring Practices, Carousel).
  if (added) root.prepend(added);
  const toggle = isMoving ? (printed?.element ?? added) : undefined;
  let slider: Slider | undefined;
  // A slide that leaves would take the place away that a keyboard visitor has got to, or reads after an arrow.
  const stopAtFocus = () => {
    const focused = root.querySelector(':focus-visible');
    if (slider && isMoving && focused && focused !== toggle) stop(slider);
  };
  signal.addEventListener('abort', () => {
    if (slider) end(slider);
    // The library has failed half-way.
    else clean();
    added?.remove();
    restore();
  });
  root.addEventListener('focusin', stopAtFocus, { signal });
  keepFocus(root, list, toggle, signal);
  followSlides(
    {
      root,
      list,
      slide: names.parts.slide ?? '',
      copy: library.copy,
      isHidden: library.isHidden,
      onSlides: (all) => {
        for (const slide of all) hold(slide, library.classes['slide']);
        if (slider) {
          renew(slider, all);
          releaseOutside(root);
          return;
        }
        slider = make(all, toggle);
        stopAtFocus();
        pair({ root, slider, selector, signal });
        publishInstance(library.instances, root.getAttribute(SCRIPT_ID) ?? '', slider, signal);
      },
      onResize: () => slider && resize(slider),
    },
    signal,
  );
}
