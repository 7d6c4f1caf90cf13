import type { Contract } from '@stirrup/runtime';
import { accordionContract } from './disclosures/accordion/contract.ts';
import { readMoreContract } from './disclosures/read-more/contract.ts';
import { tabsContract } from './disclosures/tabs/contract.ts';
import { formContract } from './forms/form/contract.ts';
import { passwordToggleContract } from './forms/password-toggle/contract.ts';
import { activeFiltersContract } from './loops/active-filters/contract.ts';
import { filterButtonContract } from './loops/filter-button/contract.ts';
import { filterChoicesContract } from './loops/filter-choices/contract.ts';
import { filterDateContract } from './loops/filter-date/contract.ts';
import { filterRangeContract } from './loops/filter-range/contract.ts';
import { filterSearchContract } from './loops/filter-search/contract.ts';
import { filterSelectContract } from './loops/filter-select/contract.ts';
import { loadMoreContract } from './loops/load-more/contract.ts';
import { paginationContract } from './loops/pagination/contract.ts';
import { queryLoopContract } from './loops/query-loop/contract.ts';
import { audioContract } from './media/audio/contract.ts';
import { backgroundVideoContract } from './media/background-video/contract.ts';
import { carouselContract } from './media/carousel/contract.ts';
import { gridFilterContract } from './media/grid-filter/contract.ts';
import { lightboxContract } from './media/lightbox/contract.ts';
import { mapContract } from './media/map/contract.ts';
import { mapLeafletContract } from './media/map-leaflet/contract.ts';
import { masonryContract } from './media/masonry/contract.ts';
import { sliderContract } from './media/slider/contract.ts';
import { videoContract } from './media/video/contract.ts';
import { anchorLinksContract } from './navigation/anchor-links/contract.ts';
import { backToTopContract } from './navigation/back-to-top/contract.ts';
import { dropdownContract } from './navigation/dropdown/contract.ts';
import { navMenuContract } from './navigation/nav-menu/contract.ts';
import { navNestedContract } from './navigation/nav-nested/contract.ts';
import { onePageNavigationContract } from './navigation/one-page-navigation/contract.ts';
import { searchOverlayContract } from './navigation/search-overlay/contract.ts';
import { skipLinkContract } from './navigation/skip-link/contract.ts';
import { slideMenuContract } from './navigation/slide-menu/contract.ts';
import { stickyHeaderContract } from './navigation/sticky-header/contract.ts';
import { offCanvasContract } from './overlays/off-canvas/contract.ts';
import { popupContract } from './overlays/popup/contract.ts';
import { toggleContract } from './overlays/toggle/contract.ts';
import { alertContract } from './page/alert/contract.ts';
import { colourSchemeContract } from './page/colour-scheme/contract.ts';
import { postSharingContract } from './page/post-sharing/contract.ts';
import { socialPageContract } from './page/social-page/contract.ts';
import { countdownContract } from './readouts/countdown/contract.ts';
import { counterContract } from './readouts/counter/contract.ts';
import { pieChartContract } from './readouts/pie-chart/contract.ts';
import { pricingSwitchContract } from './readouts/pricing-switch/contract.ts';
import { progressBarContract } from './readouts/progress-bar/contract.ts';
import { readingProgressContract } from './readouts/reading-progress/contract.ts';
import { readingTimeContract } from './readouts/reading-time/contract.ts';
import { tableOfContentsContract } from './readouts/table-of-contents/contract.ts';
import { typedTextContract } from './readouts/typed-text/contract.ts';

/** Parts and states of each island that has any, for the diagnostics. */
export const islandContracts: Readonly<Record<string, Contract<string, string>>> = {
  accordion: accordionContract,
  'active-filters': activeFiltersContract,
  alert: alertContract,
  'anchor-links': anchorLinksContract,
  audio: audioContract,
  'back-to-top': backToTopContract,
  'background-video': backgroundVideoContract,
  carousel: carouselContract,
  'colour-scheme': colourSchemeContract,
  countdown: countdownContract,
  counter: counterContract,
  dropdown: dropdownContract,
  'filter-button': filterButtonContract,
  'filter-choices': filterChoicesContract,
  'filter-date': filterDateContract,
  'filter-range': filterRangeContract,
  'filter-search': filterSearchContract,
  'filter-select': filterSelectContract,
  form: formContract,
  'grid-filter': gridFilterContract,
  lightbox: lightboxContract,
  'load-more': loadMoreContract,
  map: mapContract,
  'map-leaflet': mapLeafletContract,
  masonry: masonryContract,
  'nav-menu': navMenuContract,
  'nav-nested': navNestedContract,
  'off-canvas': offCanvasContract,
  'one-page-navigation': onePageNavigationContract,
  pagination: paginationContract,
  'password-toggle': passwordToggleContract,
  'pie-chart': pieChartContract,
  popup: popupContract,
  'post-sharing': postSharingContract,
  'pricing-switch': pricingSwitchContract,
  'progress-bar': progressBarContract,
  'query-loop': queryLoopContract,
  'read-more': readMoreContract,
  'reading-progress': readingProgressContract,
  'reading-time': readingTimeContract,
  'search-overlay': searchOverlayContract,
  'skip-link': skipLinkContract,
  'slide-menu': slideMenuContract,
  slider: sliderContract,
  'social-page': socialPageContract,
  'sticky-header': stickyHeaderContract,
  'table-of-contents': tableOfContentsContract,
  tabs: tabsContract,
  toggle: toggleContract,
  'typed-text': typedTextContract,
  video: videoContract,
};
