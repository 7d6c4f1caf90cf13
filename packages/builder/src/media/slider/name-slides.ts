import type { ComponentConstructor } from '@splidejs/splide';
import { elementText } from '@stirrup/cms/elements';
import { DEFERRED_STYLE, LAZY } from '@stirrup/cms/lazy';
import { LIVE, SHOWING } from './contract.ts';

/**
 * A component of Splide. It restores what Splide takes from slides, their ids and their backgrounds, names them in the
 * page's language, and lets their height follow their content: printed heights are the least.
 *
 * It follows `resized`, which Splide emits whenever it has taken up slides, before it copies them and makes their dots:
 * both have the ids and the names from here.
 *
 * @param ids Ids of slides, and of those that the page has not named.
 */
export const nameSlides =
  (ids: Pick<WeakMap<Element, string>, 'get'>, unnamed: Pick<WeakSet<Element>, 'has'>): ComponentConstructor =>
  (splide, { Elements: { list }, Slides }, options) => {
    const { minHeight } = list.style;
    const isVertical = () => options.direction === 'ttb';
    const restore = () => {
      for (const { slide, index } of Slides.get()) {
        const { style } = slide;
        slide.id = ids.get(slide) ?? '';
        if (unnamed.has(slide) && !options.isNavigation) {
          slide.ariaLabel = elementText('slideLabel', index + 1, splide.length);
        }
        const background = slide.getAttribute(DEFERRED_STYLE);
        if (background && !slide.matches(LAZY)) style.cssText += background;
        if (isVertical()) continue;
        style.minHeight = style.height;
        style.height = '';
      }
    };
    splide.on('resized', restore);
    // A slider that ends at a breakpoint is a row to scroll, as high as it has been.
    splide.on('destroy', () => {
      splide.root.classList.remove(LIVE);
      list.style.minHeight = minHeight;
    });
    const fit = () => {
      if (!options.autoHeight || isVertical()) return;
      const heights = Slides.filter(SHOWING).map(({ slide }) => slide.offsetHeight);
      list.style.height = `${Math.max(...heights)}px`;
    };
    return {
      mount: () => {
        // The slides have the height of this breakpoint, which may be less.
        list.style.minHeight = '';
        // Listeners from here on are called after those of Splide, which tell what is visible.
        splide.on('mounted refresh resize resized move moved', fit);
      },
    };
  };
