import { announce, prepareLiveRegions } from '@stirrup/cms/notices';
import { text } from '@stirrup/cms/texts';
import { behaviour, type Part, rootSelector } from '@stirrup/runtime';
import { chosenByKey } from '../../shared/keys/chosen-by-key.ts';
import { FILTER, gridFilterContract, NO_ITEM } from './contract.ts';
import { gridFilterProps } from './props.ts';
import { gridFilterTexts } from './texts.ts';

/**
 * Filters of a grid after the ARIA Authoring Practices (Toolbar, with radio buttons): arrows move the focus, Enter and
 * Space choose.
 *
 * A behaviour: which filter is active is all of its state. Items are hidden by their style, as the builder's library
 * does.
 */
export default behaviour({ props: gridFilterProps, contract: gridFilterContract }, ({ island }) => {
  const { element: toolbar, parts, signal } = island;
  const { filter: filters } = parts;
  const grid = toolbar.nextElementSibling;
  if (!grid) return;
  const name = toolbar.ariaLabel || text(gridFilterTexts, 'filterGrid');
  let active = filters.find((part) => island.shows('active', part)) ?? filters[0];

  /** Shows the items of a class, or all, and returns how many they are. */
  const show = (wanted = active?.element.getAttribute(FILTER) ?? '*') => {
    let count = 0;
    for (const item of grid.querySelectorAll<HTMLElement>(`:scope > :not(${NO_ITEM}, ${rootSelector('query-loop')})`)) {
      const isShown = wanted === '*' || item.classList.contains(wanted.slice(1));
      if (isShown) count += 1;
      item.style.display = isShown ? '' : 'none';
      if (!item.style.length) item.removeAttribute('style');
    }
    return count;
  };
  const bind = (focusable = active) =>
    island.bind({
      root: () => ({ role: 'toolbar', 'aria-label': name }),
      filter: (part) => ({
        role: 'radio',
        tabindex: part === focusable ? 0 : -1,
        'aria-checked': part === active,
        is: { active: part === active },
        onClick: () => choose(part),
        onFocus: () => bind(part),
        onKeyDown: (event) => {
          const chosen = chosenByKey(event, filters, { orientation: 'horizontal', activation: 'manual' });
          if (chosen) choose(chosen);
        },
      }),
    });
  const choose = (part: Part) => {
    active = part;
    bind();
    announce(text(gridFilterTexts, 'gridResults').replace('%s', `${show()}`));
  };
  const additions = new MutationObserver(() => show());
  bind();
  show();
  prepareLiveRegions();
  additions.observe(grid, { childList: true });
  signal.addEventListener('abort', () => {
    additions.disconnect();
    show('*');
  });
});
