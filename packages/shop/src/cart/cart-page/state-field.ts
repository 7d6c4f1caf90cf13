import { emit, isRecord } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { text } from '@stirrup/cms/texts';
import { parseObject } from '@stirrup/runtime';
import { applyAddressRules } from './address-rules.ts';
import { COUNTRY_EVENT, STATE_CLASS, STATE_CLASSES, STATE_ID, STATE_PLACEHOLDER } from './state-contract.ts';
import { countrySettings } from './state-settings.ts';
import { cartPageTexts } from './texts.ts';

/**
 * Gives a country the field for its states: a list, free text where the shop knows of none, or nothing to see where
 * there are none (woocommerce.md §4.9). Id, name, classes and placeholder stay, and what was entered if it still fits. For a
 * country without states the shop prints no label: the field then gets a name.
 *
 * @param wrapper Contains the country and its states.
 */
export function showStates(country: HTMLSelectElement, wrapper: Element | null): void {
  // The shop's own script looks after all such fields.
  if (hasLegacyScript('wc-country-select')) {
    if (wrapper) applyAddressRules(country.value, wrapper);
    return;
  }
  const id = country.getAttribute(STATE_ID);
  const field = id && wrapper?.querySelector<HTMLInputElement | HTMLSelectElement>(`#${CSS.escape(id)}`);
  if (!wrapper || !field) return;
  const states = statesOf(country.value);
  const next = createField(field, states);
  const row = field.closest<HTMLElement>('p');
  field.replaceWith(next);
  if (row) row.style.display = states === 'none' ? 'none' : '';
  applyAddressRules(country.value, wrapper);
  emit(document.body, COUNTRY_EVENT.changed, [country.value, wrapper]);
  emit(document.body, COUNTRY_EVENT.changing, [country.value, wrapper]);
}

/** The states of a country by code; `none` for a country without states, `any` if the shop has no list. */
function statesOf(country: string): ReadonlyMap<string, string> | 'none' | 'any' {
  const known = parseObject(countrySettings().countries)?.[country];
  // For a country without states PHP prints an empty list.
  if (!isRecord(known)) return 'any';
  const states = Object.entries(known).map(([code, name]) => [code, String(name)] as const);
  return states.length > 0 ? new Map(states) : 'none';
}

function createField(
  field: HTMLInputElement | HTMLSelectElement,
  states: ReturnType<typeof statesOf>,
): HTMLInputElement | HTMLSelectElement {
  const { id, name } = field;
  const classes = field.getAttribute(STATE_CLASSES) ?? '';
  const isList = typeof states !== 'string';
  const next = isList ? createList(states, field.value) : createInput(field, states);
  Object.assign(next, { id, name });
  next.className = `${STATE_CLASS[isList ? 'list' : 'text']} ${classes}`.trim();
  if (classes) next.setAttribute(STATE_CLASSES, classes);
  const placeholder = field.getAttribute('placeholder') ?? field.getAttribute(STATE_PLACEHOLDER) ?? '';
  const hasLabel = document.querySelector(`label[for="${CSS.escape(id)}"]`) !== null;
  const shown = placeholder || (hasLabel ? '' : text(cartPageTexts, 'stateOrCounty'));
  if (shown) next.setAttribute(isList ? STATE_PLACEHOLDER : 'placeholder', shown);
  if (!hasLabel) next.setAttribute('aria-label', shown);
  return next;
}

function createInput(field: HTMLInputElement | HTMLSelectElement, states: 'none' | 'any'): HTMLInputElement {
  const input = document.createElement('input');
  input.type = states === 'none' ? 'hidden' : 'text';
  // The code of a state in a list is no text.
  input.value = states === 'any' && field instanceof HTMLInputElement ? field.value : '';
  return input;
}

function createList(states: ReadonlyMap<string, string>, value: string): HTMLSelectElement {
  const list = document.createElement('select');
  list.append(new Option(countrySettings().i18n_select_state_text, ''));
  for (const [code, state] of states) list.append(new Option(state, code));
  list.value = states.has(value) ? value : '';
  return list;
}
