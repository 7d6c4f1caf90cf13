import { behaviour, loadTwice } from '@stirrup/runtime';
import { addFilter } from '../filters/add-filter.ts';
import { changeFilter } from '../filters/change-filter.ts';
import { filterSets, select } from '../filters/filter-sets.ts';
import { cancelPage } from '../query/load-page.ts';
import { followQuery, queryCalled } from '../query/queries.ts';
import { queryTerm } from '../query/query-term.ts';
import { CLEAR, CLEAR_SHOWN, FIELD, RESULTS } from './contract.ts';
import type { LiveResults } from './live-results.ts';
import { filterSearchProps } from './props.ts';
import { wantsSearch } from './wants-search.ts';

/** A search field. What somebody types is theirs: no answer ever writes into it. */
export default behaviour({ props: filterSearchProps }, ({ island: { element, signal }, ...props }) => {
  const field = element instanceof HTMLInputElement ? element : element.querySelector<HTMLInputElement>(FIELD);
  if (!field) return;
  const icon = field.parentElement?.querySelector<HTMLElement>(CLEAR);
  let live: LiveResults | undefined;
  let searched = field.defaultValue;
  let isUp = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    icon?.classList.toggle(CLEAR_SHOWN, field.value !== '');
    if (field.value === '') live?.hide();
  };
  const filter = addFilter(
    props,
    element,
    {
      type: 'search',
      // What somebody has typed before we came, or a browser brings back, is not what the results are filtered by.
      read: () => (isUp ? field.value : field.defaultValue),
      write: (value) => {
        clearTimeout(timer);
        field.value = searched = String(value ?? '');
        const term = queryTerm(props.query);
        if (term.get() !== undefined) term.set(field.value);
        show();
      },
      accept: () => undefined,
    },
    signal,
  );
  if (!filter) return;
  isUp = true;

  const search = (isForced: boolean) => {
    clearTimeout(timer);
    const { value } = field;
    if (!wantsSearch({ value, searched, minimum: props.minimum, isForced })) return;
    searched = value;
    queryTerm(props.query).set(value);
    const query = queryCalled(props.query, field);
    if (query?.facts.get().isLiveSearch && value === '') {
      // Nothing searched for is nothing to show, and no longer part of what other filters ask for.
      select(filterSets().get(props.query)?.selection ?? new Map(), filter);
      cancelPage(query);
    } else {
      // A term that overtakes another is no new start: what was hidden meanwhile shows again.
      if (props.apply === 'change' || isForced) live?.show();
      void changeFilter(filter, { isNow: isForced });
    }
  };
  const showAgain = () => {
    if (searched !== '' && field.value !== '') live?.show();
  };
  const type = () => {
    show();
    // Nothing is searched for then, which would show it.
    if (field.value === searched) showAgain();
    clearTimeout(timer);
    timer = setTimeout(search, props.debounce, false);
  };
  const clear = () => {
    field.value = '';
    field.focus();
    show();
    search(true);
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    target: HTMLElement | null | undefined,
    name: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => target?.addEventListener(name, listener, { signal });

  // Letters that are still being composed are none yet.
  listen(field, 'input', (event) => (event instanceof InputEvent && event.isComposing) || type());
  listen(field, 'compositionend', type);
  listen(field, 'keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') showAgain();
    if (event.key !== 'Enter' || event.isComposing) return;
    // A form around it would be sent.
    event.preventDefault();
    search(true);
  });
  // A field that has the focus gets no other.
  for (const name of ['focus', 'click'] as const) listen(field, name, showAgain);
  listen(icon, 'click', clear);
  listen(icon, 'keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    clear();
  });
  // Left by a visitor before we came, and not filled in by the browser.
  let isLeft = field !== document.activeElement && field.value !== searched && navigator.userActivation?.hasBeenActive;
  followQuery(props.query, field, signal, async (query) => {
    // Few fields are those of a live search, whose results show to who is at the field.
    if (!query.facts.get().isLiveSearch) {
      if (isLeft) search(false);
      isLeft = false;
      return;
    }
    if (live) return;
    const toggle = (isShown: boolean) =>
      void document.querySelector(RESULTS.of(query.id))?.classList.toggle(RESULTS.shown, isShown);
    // Until the code has come, and where it does not, results show, and only an empty field hides them.
    live = { show: () => toggle(true), hide: () => toggle(false) };
    try {
      const { followLiveResults } = await loadTwice(() => import('./live-results.ts'));
      if (!signal.aborted) live = followLiveResults(field, query, signal);
    } catch (error) {
      reportError(error);
    }
  });
  signal.addEventListener('abort', () => clearTimeout(timer));
  if (field === document.activeElement && field.value !== searched) type();
});
