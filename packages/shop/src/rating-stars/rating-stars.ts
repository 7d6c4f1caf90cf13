import { raise, ratingSettings } from '@stirrup/cms';
import { behaviour, hasModifier } from '@stirrup/runtime';
import { nextItem } from '../next-item.ts';
import { withStyle } from '../with-style.ts';
import { CLASS, COPIED, INIT, OLD, VALUES } from './contract.ts';
import { createStars } from './create-stars.ts';
import { ratingStarsProps } from './props.ts';

/** The stars of a rating after the ARIA Authoring Practices (Radio Group); what they write is the select's value. */
export default behaviour({ props: ratingStarsProps }, ({ island: { element, signal } }) => {
  const select = element.querySelector('select');
  const ourDialect = element.dataset['island'];
  // Two scripts at one rating choose twice.
  const old = document.querySelector(OLD.script) ?? element.querySelector(OLD.stars);
  if (!select || !hasFiveValues(select) || (old && !ourDialect)) return;
  // A copy of a form whose stars were alive has dead ones, and a select that is hidden.
  for (const copied of element.querySelectorAll(COPIED)) {
    copied.remove();
    select.style.display = '';
  }
  const { required, form } = select;
  const isRequired = required || (!ourDialect && ratingSettings().review_rating_required);
  const label = element.querySelector('label');
  const { paragraph, group, links, complain } = createStars(label);

  const focusStars = () => links.find(({ tabIndex }) => tabIndex === 0)?.focus();
  const show = () => {
    complain(false);
    const chosen = Number(select.value);
    paragraph.classList.toggle(CLASS.selected, chosen > 0);
    for (const [index, link] of links.entries()) {
      const isChosen = index + 1 === chosen;
      link.classList.toggle(CLASS.active, isChosen);
      link.classList.toggle(CLASS.filled, index < chosen);
      link.setAttribute('aria-checked', String(isChosen));
      link.tabIndex = isChosen || index + chosen === 0 ? 0 : -1;
    }
  };
  const choose = (event: Event, value: string | undefined) => {
    if (!value) return;
    event.preventDefault();
    if (select.value !== value) {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    focusStars();
  };
  const press = (event: KeyboardEvent, value: string) => {
    if (hasModifier(event)) return;
    const isRightToLeft = getComputedStyle(group).direction === 'rtl';
    const byKey = { ' ': value, Home: VALUES[0], End: VALUES[4] }[event.key];
    choose(event, byKey ?? nextItem<string>(event, VALUES, value, isRightToLeft));
  };
  const refuse = (event: Event) => {
    if (select.value || !isRequired) return;
    event.preventDefault();
    // Nor do plugins send it that listen, too.
    event.stopImmediatePropagation();
    complain(true);
    focusStars();
  };

  for (const [index, value] of VALUES.entries()) {
    links[index]?.addEventListener('click', (event) => choose(event, value), { signal });
    links[index]?.addEventListener('keydown', (event) => press(event, value), { signal });
  }
  label?.addEventListener('click', focusStars, { signal });
  select.addEventListener('change', show, { signal });
  form?.addEventListener('submit', refuse, { capture: true, signal });
  // Its fields are reset once everybody has been told.
  form?.addEventListener('reset', () => setTimeout(show), { signal });

  show();
  const hadFocus = select === document.activeElement;
  select.before(paragraph);
  const showSelect = withStyle(select, 'display', 'none');
  // A browser that misses a field which is hidden says so to nobody, and sends nothing.
  select.required = false;
  group.setAttribute('aria-required', String(isRequired));
  if (hadFocus) focusStars();
  signal.addEventListener('abort', () => {
    const hasFocus = group.contains(document.activeElement);
    complain(false);
    select.required = required;
    showSelect();
    paragraph.remove();
    if (hasFocus) select.focus();
  });
  raise(select, INIT);
});

/** A select with other values than five stars have stays what it is. */
function hasFiveValues({ options }: HTMLSelectElement): boolean {
  const values = [...options].map(({ value }) => value);
  return values.sort().join('') === VALUES.join('');
}
