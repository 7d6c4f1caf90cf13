import { accordion } from '@stirrup/builder/accordion';
import { activeFilters } from '@stirrup/builder/active-filters';
import { alert } from '@stirrup/builder/alert';
import { anchorLinks } from '@stirrup/builder/anchor-links';
import { audio } from '@stirrup/builder/audio';
import { backToTop } from '@stirrup/builder/back-to-top';
import { backgroundVideo } from '@stirrup/builder/background-video';
import { carousel } from '@stirrup/builder/carousel';
import { colourScheme } from '@stirrup/builder/colour-scheme';
import { countdown } from '@stirrup/builder/countdown';
import { counter } from '@stirrup/builder/counter';
import { dropdown } from '@stirrup/builder/dropdown';
import { filterButton } from '@stirrup/builder/filter-button';
import { filterChoices } from '@stirrup/builder/filter-choices';
import { filterDate } from '@stirrup/builder/filter-date';
import { filterRange } from '@stirrup/builder/filter-range';
import { filterSearch } from '@stirrup/builder/filter-search';
import { filterSelect } from '@stirrup/builder/filter-select';
import { form } from '@stirrup/builder/form';
import { gridFilter } from '@stirrup/builder/grid-filter';
import { interactions } from '@stirrup/builder/interactions';
import { lazyLoad } from '@stirrup/builder/lazy-load';
import { lightbox } from '@stirrup/builder/lightbox';
import { loadMore } from '@stirrup/builder/load-more';
import { map } from '@stirrup/builder/map';
import { mapLeaflet } from '@stirrup/builder/map-leaflet';
import { masonry } from '@stirrup/builder/masonry';
import { navMenu } from '@stirrup/builder/nav-menu';
import { navNested } from '@stirrup/builder/nav-nested';
import { offCanvas } from '@stirrup/builder/off-canvas';
import { onePageNavigation } from '@stirrup/builder/one-page-navigation';
import { pagination } from '@stirrup/builder/pagination';
import { passwordToggle } from '@stirrup/builder/password-toggle';
import { pieChart } from '@stirrup/builder/pie-chart';
import { popup } from '@stirrup/builder/popup';
import { postSharing } from '@stirrup/builder/post-sharing';
import { pricingSwitch } from '@stirrup/builder/pricing-switch';
import { progressBar } from '@stirrup/builder/progress-bar';
import { queryLoop } from '@stirrup/builder/query-loop';
import { queryText } from '@stirrup/builder/query-text';
import { readMore } from '@stirrup/builder/read-more';
import { readingProgress } from '@stirrup/builder/reading-progress';
import { readingTime } from '@stirrup/builder/reading-time';
import { scrollBackground } from '@stirrup/builder/scroll-background';
import { searchOverlay } from '@stirrup/builder/search-overlay';
import { skipLink } from '@stirrup/builder/skip-link';
import { slideMenu } from '@stirrup/builder/slide-menu';
import { slider } from '@stirrup/builder/slider';
import { socialPage } from '@stirrup/builder/social-page';
import { stickyHeader } from '@stirrup/builder/sticky-header';
import { tableOfContents } from '@stirrup/builder/table-of-contents';
import { tabs } from '@stirrup/builder/tabs';
import { toggle } from '@stirrup/builder/toggle';
import { typedText } from '@stirrup/builder/typed-text';
import { video } from '@stirrup/builder/video';
import type { IslandDefinition } from '@stirrup/runtime';
import { addToCart } from '@stirrup/shop/add-to-cart';
import { cartFragments } from '@stirrup/shop/cart-fragments';
import { cartPage } from '@stirrup/shop/cart-page';
import { checkoutCoupon } from '@stirrup/shop/checkout-coupon';
import { checkoutLogin } from '@stirrup/shop/checkout-login';
import { comingSoonBanner } from '@stirrup/shop/coming-soon-banner';
import { gallery } from '@stirrup/shop/gallery';
import { loopSwatches } from '@stirrup/shop/loop-swatches';
import { miniCart } from '@stirrup/shop/mini-cart';
import { notices } from '@stirrup/shop/notices';
import { orderAttribution } from '@stirrup/shop/order-attribution';
import { passwordField } from '@stirrup/shop/password-field';
import { prefetch } from '@stirrup/shop/prefetch';
import { priceSlider } from '@stirrup/shop/price-slider';
import { productForm } from '@stirrup/shop/product-form';
import { productsFilter } from '@stirrup/shop/products-filter';
import { quantity } from '@stirrup/shop/quantity';
import { ratingStars } from '@stirrup/shop/rating-stars';
import { resultCount } from '@stirrup/shop/result-count';
import { sortOrder } from '@stirrup/shop/sort-order';
import { storeNotice } from '@stirrup/shop/store-notice';
import { swatches } from '@stirrup/shop/swatches';
import { variations } from '@stirrup/shop/variations';

/** All islands: their definitions only, each of which fetches its code when it starts. */
export const islands: readonly IslandDefinition[] = [
  accordion,
  activeFilters,
  addToCart,
  alert,
  anchorLinks,
  audio,
  backToTop,
  backgroundVideo,
  carousel,
  cartFragments,
  cartPage,
  checkoutCoupon,
  checkoutLogin,
  colourScheme,
  comingSoonBanner,
  countdown,
  counter,
  dropdown,
  filterButton,
  filterChoices,
  filterDate,
  filterRange,
  filterSearch,
  filterSelect,
  form,
  gallery,
  gridFilter,
  interactions,
  lazyLoad,
  lightbox,
  loadMore,
  loopSwatches,
  map,
  mapLeaflet,
  masonry,
  miniCart,
  navMenu,
  navNested,
  notices,
  offCanvas,
  onePageNavigation,
  orderAttribution,
  pagination,
  passwordField,
  passwordToggle,
  pieChart,
  popup,
  postSharing,
  prefetch,
  priceSlider,
  pricingSwitch,
  productForm,
  productsFilter,
  progressBar,
  quantity,
  queryLoop,
  queryText,
  ratingStars,
  readMore,
  readingProgress,
  readingTime,
  resultCount,
  scrollBackground,
  searchOverlay,
  skipLink,
  slideMenu,
  slider,
  socialPage,
  sortOrder,
  stickyHeader,
  storeNotice,
  swatches,
  tableOfContents,
  tabs,
  toggle,
  typedText,
  variations,
  video,
];
