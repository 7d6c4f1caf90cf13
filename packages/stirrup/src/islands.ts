import { accordion } from '@stirrup/builder/accordion';
import { activeFilters } from '@stirrup/builder/active-filters';
import { alert } from '@stirrup/builder/alert';
import { colourScheme } from '@stirrup/builder/colour-scheme';
import { filterButton } from '@stirrup/builder/filter-button';
import { filterChoices } from '@stirrup/builder/filter-choices';
import { filterDate } from '@stirrup/builder/filter-date';
import { filterRange } from '@stirrup/builder/filter-range';
import { filterSearch } from '@stirrup/builder/filter-search';
import { filterSelect } from '@stirrup/builder/filter-select';
import { form } from '@stirrup/builder/form';
import { interactions } from '@stirrup/builder/interactions';
import { lazyLoad } from '@stirrup/builder/lazy-load';
import { loadMore } from '@stirrup/builder/load-more';
import { offCanvas } from '@stirrup/builder/off-canvas';
import { pagination } from '@stirrup/builder/pagination';
import { passwordToggle } from '@stirrup/builder/password-toggle';
import { popup } from '@stirrup/builder/popup';
import { queryLoop } from '@stirrup/builder/query-loop';
import { queryText } from '@stirrup/builder/query-text';
import { readMore } from '@stirrup/builder/read-more';
import { scrollBackground } from '@stirrup/builder/scroll-background';
import { slideMenu } from '@stirrup/builder/slide-menu';
import { tabs } from '@stirrup/builder/tabs';
import { toggle } from '@stirrup/builder/toggle';
import type { IslandDefinition } from '@stirrup/runtime';
import { addToCart } from '@stirrup/shop/add-to-cart';
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
  cartPage,
  checkoutCoupon,
  checkoutLogin,
  colourScheme,
  comingSoonBanner,
  filterButton,
  filterChoices,
  filterDate,
  filterRange,
  filterSearch,
  filterSelect,
  form,
  gallery,
  interactions,
  lazyLoad,
  loadMore,
  loopSwatches,
  miniCart,
  notices,
  offCanvas,
  orderAttribution,
  pagination,
  passwordField,
  passwordToggle,
  popup,
  prefetch,
  priceSlider,
  productForm,
  quantity,
  queryLoop,
  queryText,
  ratingStars,
  readMore,
  resultCount,
  scrollBackground,
  slideMenu,
  sortOrder,
  storeNotice,
  swatches,
  tabs,
  toggle,
  variations,
];
