import { elementText } from '@stirrup/cms/elements';
import { behaviour, importWithRetry } from '@stirrup/runtime';
import type { Swiper } from 'swiper';
import { createPairs } from '../slides/create-pairs.ts';
import { pageLibrary } from '../slides/page-library.ts';
import { startSlides } from '../slides/start-slides.ts';
import { carouselOptions } from './carousel-options.ts';
import { BUILDER, carouselContract, OPTIONS, SWIPER } from './contract.ts';
import { handleKeys } from './handle-keys.ts';
import { leadByThumbs } from './lead-by-thumbs.ts';
import { carouselProps } from './props.ts';
import { showMoving } from './show-moving.ts';

/** The page's own Swiper has its modules. */
const library = pageLibrary('Swiper', async () => {
  const { Swiper: Library, ...modules } = await importWithRetry(() => import('./swiper-modules.ts'));
  Library.use(Object.values(modules));
  return Library;
});

const pair = createPairs(leadByThumbs);

/**
 * A carousel, moved by Swiper: its options are the page's, its texts are in the page's language, and slides that nobody
 * sees are inert. If Swiper does not come, the row of slides stays as it is printed.
 *
 * A behaviour: all that it shows is Swiper's.
 */
export default behaviour({ props: carouselProps, contract: carouselContract }, async ({ island, options, thumbs }) => {
  const { element: root, parts, signal } = island;
  const [track, list, dots, prevEl, nextEl] = [parts.track, parts.list, parts.dots, parts.previous, parts.next].map(
    ([part]) => part?.element,
  );
  const printed = track?.getAttribute(OPTIONS);
  // A row that no script was to move.
  if (!track || !list || (island.dialect === BUILDER && !printed)) return;
  const asked = carouselProps.readers.options.parse(printed) ?? options;
  const isMoving = Boolean(asked.autoplay);
  const Library = await library.load();
  if (signal.aborted) return;
  // The height that the row has had until now is not a printed one.
  list.style.height = '';
  if (list.getAttribute('style') === '') list.removeAttribute('style');

  startSlides<'track' | 'dots' | 'previous' | 'next', Swiper>({
    island,
    library: SWIPER,
    isMoving,
    selector: thumbs,
    pair,
    make: (_, toggle) => {
      dots?.replaceChildren();
      if (!root.hasAttribute('role')) root.setAttribute('role', 'group');
      root.setAttribute('aria-roledescription', elementText('carousel'));
      const slider = new Library(track, carouselOptions(asked, { prevEl, nextEl, dots }));
      if (toggle) showMoving(slider, list, toggle, parts.toggle.length === 0, signal);
      const { enabled: hasArrows = asked.keyboard !== false }: { enabled?: boolean } = Object(asked.keyboard);
      handleKeys({ root, list, slider, hasArrows, isGlobal: island.dialect === BUILDER }, signal);
      return slider;
    },
    renew: (slider) => {
      // Copies are made of the slides that are there.
      if (slider.params.loop) {
        slider.loopDestroy();
        slider.loopCreate();
      }
      slider.update();
    },
    resize: (slider) => slider.params.autoHeight && slider.updateAutoHeight(),
    stop: (slider) => slider.autoplay.stop(),
    end: (slider) => {
      slider.destroy();
      dots?.replaceChildren();
    },
  });
});
