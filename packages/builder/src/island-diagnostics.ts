import type { IslandDiagnostics } from '@stirrup/runtime';
import { accordionDiagnostics } from './disclosures/accordion/diagnostics.ts';
import { readMoreDiagnostics } from './disclosures/read-more/diagnostics.ts';
import { tabsDiagnostics } from './disclosures/tabs/diagnostics.ts';
import { formDiagnostics } from './forms/form/diagnostics.ts';
import { passwordToggleDiagnostics } from './forms/password-toggle/diagnostics.ts';
import { activeFiltersDiagnostics } from './loops/active-filters/diagnostics.ts';
import { filterButtonDiagnostics } from './loops/filter-button/diagnostics.ts';
import { filterChoicesDiagnostics } from './loops/filter-choices/diagnostics.ts';
import { filterDateDiagnostics } from './loops/filter-date/diagnostics.ts';
import { filterRangeDiagnostics } from './loops/filter-range/diagnostics.ts';
import { filterSearchDiagnostics } from './loops/filter-search/diagnostics.ts';
import { filterSelectDiagnostics } from './loops/filter-select/diagnostics.ts';
import { loadMoreDiagnostics } from './loops/load-more/diagnostics.ts';
import { paginationDiagnostics } from './loops/pagination/diagnostics.ts';
import { audioDiagnostics } from './media/audio/diagnostics.ts';
import { carouselDiagnostics } from './media/carousel/diagnostics.ts';
import { gridFilterDiagnostics } from './media/grid-filter/diagnostics.ts';
import { sliderDiagnostics } from './media/slider/diagnostics.ts';
import { dropdownDiagnostics } from './navigation/dropdown/diagnostics.ts';
import { navNestedDiagnostics } from './navigation/nav-nested/diagnostics.ts';
import { searchOverlayDiagnostics } from './navigation/search-overlay/diagnostics.ts';
import { popupDiagnostics } from './overlays/popup/diagnostics.ts';
import { interactionsDiagnostics } from './page/interactions/diagnostics.ts';
import { socialPageDiagnostics } from './page/social-page/diagnostics.ts';
import { counterDiagnostics } from './readouts/counter/diagnostics.ts';
import { pricingSwitchDiagnostics } from './readouts/pricing-switch/diagnostics.ts';
import { progressBarDiagnostics } from './readouts/progress-bar/diagnostics.ts';
import { readingProgressDiagnostics } from './readouts/reading-progress/diagnostics.ts';
import { typedTextDiagnostics } from './readouts/typed-text/diagnostics.ts';

/** Additions of islands to the diagnostics, by a file of their own. */
export const islandDiagnostics: Readonly<Record<string, IslandDiagnostics>> = {
  accordion: accordionDiagnostics,
  'active-filters': activeFiltersDiagnostics,
  audio: audioDiagnostics,
  carousel: carouselDiagnostics,
  counter: counterDiagnostics,
  dropdown: dropdownDiagnostics,
  'filter-button': filterButtonDiagnostics,
  'filter-choices': filterChoicesDiagnostics,
  'filter-date': filterDateDiagnostics,
  'filter-range': filterRangeDiagnostics,
  'filter-search': filterSearchDiagnostics,
  'filter-select': filterSelectDiagnostics,
  form: formDiagnostics,
  'grid-filter': gridFilterDiagnostics,
  interactions: interactionsDiagnostics,
  'load-more': loadMoreDiagnostics,
  'nav-nested': navNestedDiagnostics,
  pagination: paginationDiagnostics,
  'password-toggle': passwordToggleDiagnostics,
  popup: popupDiagnostics,
  'pricing-switch': pricingSwitchDiagnostics,
  'progress-bar': progressBarDiagnostics,
  'read-more': readMoreDiagnostics,
  'reading-progress': readingProgressDiagnostics,
  'search-overlay': searchOverlayDiagnostics,
  slider: sliderDiagnostics,
  'social-page': socialPageDiagnostics,
  tabs: tabsDiagnostics,
  'typed-text': typedTextDiagnostics,
};
