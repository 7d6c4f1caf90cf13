import type { ComponentConstructor } from '@splidejs/splide';
import { LAZY } from '@stirrup/cms/lazy';
import { elementText } from '@stirrup/cms/page-settings';
import { LIVE } from './contract.ts';

/** Attribute with a deferred background, which slides keep (bricks-elements.md §3.2). */
const HELD_STYLE = 'data-style';

/**
 * A component of Splide. It restores what Splide takes from slides, their ids and their backgrounds, names them in the
 * page's language, and lets their height follow their content: printed heights are the least.
 *
 * @param ids Ids of slides, and of those that the page has not named.
 */
export const nameSlides =
  (ids: ReadonlyMap<Element, string>, unnamed: ReadonlySet<Element>): ComponentConstructor =>
  (splide, { Elements, Slides, Pagination }, options) => {
    const name = () => {
      for (const { slide, index, slideIndex, isClone } of Slides.get()) {
        const at = isClone ? slideIndex : index;
        slide.id = ids.get(slide) ?? '';
        const original = Slides.getAt(at)?.slide;
        if (!options.isNavigation && original && unnamed.has(original)) {
          slide.ariaLabel = elementText('slideLabel', at + 1, splide.length);
        }
        const held = slide.getAttribute(HELD_STYLE);
        if (held && !slide.matches(LAZY)) slide.style.cssText += held;
      }
      Pagination.items.forEach(({ button }, page) => {
        button.setAttribute(
          'aria-controls',
          Slides.getIn(page)
            .map(({ slide }) => slide.id)
            .join(' '),
        );
      });
    };
    const isVertical = () => options.direction === 'ttb';
    const fit = () => {
      if (!options.autoHeight || isVertical()) return;
      const heights = Slides.get().map(({ slide }) =>
        slide.matches('.is-visible, .is-active') ? slide.offsetHeight : 0,
      );
      Elements.list.style.height = `${Math.max(...heights)}px`;
    };
    const loosen = () => {
      if (isVertical()) return;
      for (const {
        slide: { style },
      } of Slides.get()) {
        style.minHeight = style.height;
        style.height = '';
      }
    };
    return {
      mount: () => {
        loosen();
        splide.on('resized', loosen);
        splide.on('mounted refresh resize resized move moved', fit);
        const least = Elements.list.style.minHeight;
        // A slider that ends at a breakpoint is a row to scroll, as high as it has been.
        splide.on('destroy', () => {
          splide.root.classList.remove(LIVE);
          if (least) Elements.list.style.minHeight = least;
        });
        splide.on('mounted refresh updated', name);
      },
    };
  };
