import type { Splide } from '@splidejs/splide';
import { behaviour, importWithRetry, restoreAttribute, uniqueId } from '@stirrup/runtime';
import { SLIDE_ID } from '../slides/contract.ts';
import { elementTexts } from '../slides/element-texts.ts';
import { pageLibrary } from '../slides/page-library.ts';
import { startSlides } from '../slides/start-slides.ts';
import { BUILDER, OPTIONS, SPLIDE, sliderContract } from './contract.ts';
import { leaveKeys } from './leave-keys.ts';
import { nameSlides } from './name-slides.ts';
import { pairSliders } from './pair-sliders.ts';
import { sliderProps } from './props.ts';

const library = pageLibrary('Splide', async () => (await importWithRetry(() => import('@splidejs/splide'))).default);

/** Splide's texts, which the builder prints but never applies (bricks-elements.md §2.1). */
const TEXTS = {
  prev: 'prevSlide',
  next: 'nextSlide',
  first: 'firstSlide',
  last: 'lastSlide',
  slideX: 'slideX',
  pageX: 'pageX',
  play: 'play',
  pause: 'pause',
  carousel: 'carousel',
  select: 'select',
  slide: 'slide',
} as const;

/**
 * A slider, moved by Splide: its options are the page's, its texts are in the page's language, and slides that nobody
 * sees are inert. If Splide does not come, the row of slides stays as it is printed.
 *
 * A behaviour: all that it shows is Splide's.
 */
export default behaviour({ props: sliderProps, contract: sliderContract }, async ({ island, options, sync }) => {
  const { dialect, element: root, parts, signal } = island;
  const Library = await library.load();
  if (signal.aborted || !parts.track[0]) return;

  const ids = new WeakMap<Element, string>();
  const unnamed = new WeakSet<Element>();
  const identify = (slides: readonly HTMLElement[]) => {
    for (const slide of slides) {
      if (ids.has(slide)) continue;
      // The copy of a live slide has its id.
      const isPrinted = /^(?!stirrup-)./.test(slide.id);
      ids.set(slide, isPrinted ? slide.id : uniqueId('slide'));
      if (isPrinted && dialect === BUILDER) slide.setAttribute(SLIDE_ID, slide.id);
      if (!slide.ariaLabel && !options.i18n?.['slideLabel']) unnamed.add(slide);
    }
  };
  startSlides<'track', Splide>({
    island,
    library: SPLIDE,
    isMoving: Boolean(options.autoplay),
    selector: sync,
    pair: pairSliders,
    make: (slides) => {
      identify(slides);
      const printed = root.getAttribute(OPTIONS);
      const label = root.ariaLabel ?? options.label;
      root.removeAttribute(OPTIONS);
      const slider = new Library(root, {
        // Splide does not look at the page's direction.
        direction: getComputedStyle(root).direction === 'rtl' ? 'rtl' : 'ltr',
        ...options,
        i18n: { ...elementTexts(TEXTS), ...options.i18n },
        // The printed name has kept its spaces (bricks-elements.md §29). A region without a name is none.
        ...(label ? { label } : { role: 'group' }),
        // Inert slides need no other tab stops.
        focusableNodes: '',
      });
      restoreAttribute(root, OPTIONS, printed);
      leaveKeys(root, (isOff) => slider.Components.Keyboard.disable(isOff), signal);
      return slider.mount({ Names: nameSlides(ids, unnamed) });
    },
    renew: (slider, slides) => {
      identify(slides);
      slider.refresh();
    },
    resize: (slider) => slider.emit('resize'),
    stop: (slider) => slider.Components.Autoplay.pause(),
    end: (slider) => slider.destroy(),
  });
});
