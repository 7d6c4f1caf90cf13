import type { PropsSchema, Readers } from '@stirrup/runtime';
import { accordionProps } from './disclosures/accordion/props.ts';
import { readMoreProps } from './disclosures/read-more/props.ts';
import { tabsProps } from './disclosures/tabs/props.ts';
import { formProps } from './forms/form/props.ts';
import { passwordToggleProps } from './forms/password-toggle/props.ts';
import { activeFiltersProps } from './loops/active-filters/props.ts';
import { filterButtonProps } from './loops/filter-button/props.ts';
import { filterChoicesProps } from './loops/filter-choices/props.ts';
import { filterDateProps } from './loops/filter-date/props.ts';
import { filterRangeProps } from './loops/filter-range/props.ts';
import { filterSearchProps } from './loops/filter-search/props.ts';
import { filterSelectProps } from './loops/filter-select/props.ts';
import { loadMoreProps } from './loops/load-more/props.ts';
import { paginationProps } from './loops/pagination/props.ts';
import { queryLoopProps } from './loops/query-loop/props.ts';
import { queryTextProps } from './loops/query-text/props.ts';
import { audioProps } from './media/audio/props.ts';
import { backgroundVideoProps } from './media/background-video/props.ts';
import { carouselProps } from './media/carousel/props.ts';
import { gridFilterProps } from './media/grid-filter/props.ts';
import { lazyLoadProps } from './media/lazy-load/props.ts';
import { lightboxProps } from './media/lightbox/props.ts';
import { mapProps } from './media/map/props.ts';
import { mapLeafletProps } from './media/map-leaflet/props.ts';
import { masonryProps } from './media/masonry/props.ts';
import { scrollBackgroundProps } from './media/scroll-background/props.ts';
import { sliderProps } from './media/slider/props.ts';
import { videoProps } from './media/video/props.ts';
import { anchorLinksProps } from './navigation/anchor-links/props.ts';
import { backToTopProps } from './navigation/back-to-top/props.ts';
import { dropdownProps } from './navigation/dropdown/props.ts';
import { navMenuProps } from './navigation/nav-menu/props.ts';
import { navNestedProps } from './navigation/nav-nested/props.ts';
import { onePageNavigationProps } from './navigation/one-page-navigation/props.ts';
import { searchOverlayProps } from './navigation/search-overlay/props.ts';
import { skipLinkProps } from './navigation/skip-link/props.ts';
import { slideMenuProps } from './navigation/slide-menu/props.ts';
import { stickyHeaderProps } from './navigation/sticky-header/props.ts';
import { offCanvasProps } from './overlays/off-canvas/props.ts';
import { popupProps } from './overlays/popup/props.ts';
import { toggleProps } from './overlays/toggle/props.ts';
import { alertProps } from './page/alert/props.ts';
import { colourSchemeProps } from './page/colour-scheme/props.ts';
import { interactionsProps } from './page/interactions/props.ts';
import { postSharingProps } from './page/post-sharing/props.ts';
import { socialPageProps } from './page/social-page/props.ts';
import { countdownProps } from './readouts/countdown/props.ts';
import { counterProps } from './readouts/counter/props.ts';
import { pieChartProps } from './readouts/pie-chart/props.ts';
import { pricingSwitchProps } from './readouts/pricing-switch/props.ts';
import { progressBarProps } from './readouts/progress-bar/props.ts';
import { readingProgressProps } from './readouts/reading-progress/props.ts';
import { readingTimeProps } from './readouts/reading-time/props.ts';
import { tableOfContentsProps } from './readouts/table-of-contents/props.ts';
import { typedTextProps } from './readouts/typed-text/props.ts';

/** Options of each island, for the diagnostics. */
export const islandProps: Readonly<Record<string, PropsSchema<Readers>>> = {
  accordion: accordionProps,
  'active-filters': activeFiltersProps,
  alert: alertProps,
  'anchor-links': anchorLinksProps,
  audio: audioProps,
  'back-to-top': backToTopProps,
  'background-video': backgroundVideoProps,
  carousel: carouselProps,
  'colour-scheme': colourSchemeProps,
  countdown: countdownProps,
  counter: counterProps,
  dropdown: dropdownProps,
  'filter-button': filterButtonProps,
  'filter-choices': filterChoicesProps,
  'filter-date': filterDateProps,
  'filter-range': filterRangeProps,
  'filter-search': filterSearchProps,
  'filter-select': filterSelectProps,
  form: formProps,
  'grid-filter': gridFilterProps,
  interactions: interactionsProps,
  'lazy-load': lazyLoadProps,
  lightbox: lightboxProps,
  'load-more': loadMoreProps,
  map: mapProps,
  'map-leaflet': mapLeafletProps,
  masonry: masonryProps,
  'nav-menu': navMenuProps,
  'nav-nested': navNestedProps,
  'off-canvas': offCanvasProps,
  'one-page-navigation': onePageNavigationProps,
  pagination: paginationProps,
  'password-toggle': passwordToggleProps,
  'pie-chart': pieChartProps,
  popup: popupProps,
  'post-sharing': postSharingProps,
  'pricing-switch': pricingSwitchProps,
  'progress-bar': progressBarProps,
  'query-loop': queryLoopProps,
  'query-text': queryTextProps,
  'read-more': readMoreProps,
  'reading-progress': readingProgressProps,
  'reading-time': readingTimeProps,
  'scroll-background': scrollBackgroundProps,
  'search-overlay': searchOverlayProps,
  'skip-link': skipLinkProps,
  'slide-menu': slideMenuProps,
  slider: sliderProps,
  'social-page': socialPageProps,
  'sticky-header': stickyHeaderProps,
  'table-of-contents': tableOfContentsProps,
  tabs: tabsProps,
  toggle: toggleProps,
  'typed-text': typedTextProps,
  video: videoProps,
};
