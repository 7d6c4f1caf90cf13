import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';
import { legacyScripts as accordion } from './disclosures/accordion/legacy-scripts.ts';
import { legacyScripts as readMore } from './disclosures/read-more/legacy-scripts.ts';
import { legacyScripts as tabs } from './disclosures/tabs/legacy-scripts.ts';
import { legacyScripts as form } from './forms/form/legacy-scripts.ts';
import { legacyScripts as passwordToggle } from './forms/password-toggle/legacy-scripts.ts';
import { legacyScripts as activeFilters } from './loops/active-filters/legacy-scripts.ts';
import { legacyScripts as filterButton } from './loops/filter-button/legacy-scripts.ts';
import { legacyScripts as filterChoices } from './loops/filter-choices/legacy-scripts.ts';
import { legacyScripts as filterDate } from './loops/filter-date/legacy-scripts.ts';
import { legacyScripts as filterRange } from './loops/filter-range/legacy-scripts.ts';
import { legacyScripts as filterSearch } from './loops/filter-search/legacy-scripts.ts';
import { legacyScripts as filterSelect } from './loops/filter-select/legacy-scripts.ts';
import { legacyScripts as loadMore } from './loops/load-more/legacy-scripts.ts';
import { legacyScripts as pagination } from './loops/pagination/legacy-scripts.ts';
import { legacyScripts as queryLoop } from './loops/query-loop/legacy-scripts.ts';
import { legacyScripts as queryText } from './loops/query-text/legacy-scripts.ts';
import { legacyScripts as audio } from './media/audio/legacy-scripts.ts';
import { legacyScripts as backgroundVideo } from './media/background-video/legacy-scripts.ts';
import { legacyScripts as carousel } from './media/carousel/legacy-scripts.ts';
import { legacyScripts as gridFilter } from './media/grid-filter/legacy-scripts.ts';
import { legacyScripts as lazyLoad } from './media/lazy-load/legacy-scripts.ts';
import { legacyScripts as lightbox } from './media/lightbox/legacy-scripts.ts';
import { legacyScripts as map } from './media/map/legacy-scripts.ts';
import { legacyScripts as mapLeaflet } from './media/map-leaflet/legacy-scripts.ts';
import { legacyScripts as masonry } from './media/masonry/legacy-scripts.ts';
import { legacyScripts as scrollBackground } from './media/scroll-background/legacy-scripts.ts';
import { legacyScripts as slider } from './media/slider/legacy-scripts.ts';
import { legacyScripts as video } from './media/video/legacy-scripts.ts';
import { legacyScripts as anchorLinks } from './navigation/anchor-links/legacy-scripts.ts';
import { legacyScripts as backToTop } from './navigation/back-to-top/legacy-scripts.ts';
import { legacyScripts as dropdown } from './navigation/dropdown/legacy-scripts.ts';
import { legacyScripts as navMenu } from './navigation/nav-menu/legacy-scripts.ts';
import { legacyScripts as navNested } from './navigation/nav-nested/legacy-scripts.ts';
import { legacyScripts as onePageNavigation } from './navigation/one-page-navigation/legacy-scripts.ts';
import { legacyScripts as searchOverlay } from './navigation/search-overlay/legacy-scripts.ts';
import { legacyScripts as skipLink } from './navigation/skip-link/legacy-scripts.ts';
import { legacyScripts as slideMenu } from './navigation/slide-menu/legacy-scripts.ts';
import { legacyScripts as stickyHeader } from './navigation/sticky-header/legacy-scripts.ts';
import { legacyScripts as offCanvas } from './overlays/off-canvas/legacy-scripts.ts';
import { legacyScripts as popup } from './overlays/popup/legacy-scripts.ts';
import { legacyScripts as toggle } from './overlays/toggle/legacy-scripts.ts';
import { legacyScripts as alert } from './page/alert/legacy-scripts.ts';
import { legacyScripts as colourScheme } from './page/colour-scheme/legacy-scripts.ts';
import { legacyScripts as interactions } from './page/interactions/legacy-scripts.ts';
import { legacyScripts as postSharing } from './page/post-sharing/legacy-scripts.ts';
import { legacyScripts as socialPage } from './page/social-page/legacy-scripts.ts';
import { legacyScripts as countdown } from './readouts/countdown/legacy-scripts.ts';
import { legacyScripts as counter } from './readouts/counter/legacy-scripts.ts';
import { legacyScripts as pieChart } from './readouts/pie-chart/legacy-scripts.ts';
import { legacyScripts as pricingSwitch } from './readouts/pricing-switch/legacy-scripts.ts';
import { legacyScripts as progressBar } from './readouts/progress-bar/legacy-scripts.ts';
import { legacyScripts as readingProgress } from './readouts/reading-progress/legacy-scripts.ts';
import { legacyScripts as readingTime } from './readouts/reading-time/legacy-scripts.ts';
import { legacyScripts as tableOfContents } from './readouts/table-of-contents/legacy-scripts.ts';
import { legacyScripts as typedText } from './readouts/typed-text/legacy-scripts.ts';

/** The relation of each island to scripts of the CMS, for the diagnostics. */
export const islandScripts: Readonly<Record<string, LegacyScripts>> = {
  accordion,
  'active-filters': activeFilters,
  alert,
  'anchor-links': anchorLinks,
  audio,
  'back-to-top': backToTop,
  'background-video': backgroundVideo,
  carousel,
  'colour-scheme': colourScheme,
  countdown,
  counter,
  dropdown,
  'filter-button': filterButton,
  'filter-choices': filterChoices,
  'filter-date': filterDate,
  'filter-range': filterRange,
  'filter-search': filterSearch,
  'filter-select': filterSelect,
  form,
  'grid-filter': gridFilter,
  interactions,
  'lazy-load': lazyLoad,
  lightbox,
  'load-more': loadMore,
  map,
  'map-leaflet': mapLeaflet,
  masonry,
  'nav-menu': navMenu,
  'nav-nested': navNested,
  'off-canvas': offCanvas,
  'one-page-navigation': onePageNavigation,
  pagination,
  'password-toggle': passwordToggle,
  'pie-chart': pieChart,
  popup,
  'post-sharing': postSharing,
  'pricing-switch': pricingSwitch,
  'progress-bar': progressBar,
  'query-loop': queryLoop,
  'query-text': queryText,
  'read-more': readMore,
  'reading-progress': readingProgress,
  'reading-time': readingTime,
  'scroll-background': scrollBackground,
  'search-overlay': searchOverlay,
  'skip-link': skipLink,
  'slide-menu': slideMenu,
  slider,
  'social-page': socialPage,
  'sticky-header': stickyHeader,
  'table-of-contents': tableOfContents,
  tabs,
  toggle,
  'typed-text': typedText,
  video,
};
