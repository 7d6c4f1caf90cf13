import { emit, isRecord } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { pageRegistry, parseObject } from '@stirrup/runtime';
import { ADDRESS_READY } from './state-contract.ts';
import { addressSettings } from './state-settings.ts';

/**
 * Gives the rows of an address the labels and placeholders of its country, and hides and empties those that it does not have
 * (woocommerce.md §4.9). The row of the state is hidden elsewhere: see state-field.ts. Plugins that complete addresses wait
 * for an event, which comes once per page.
 */
export function applyAddressRules(country: string, wrapper: Element): void {
  // The shop's own script also marks which entries are optional.
  if (hasLegacyScript('wc-address-i18n')) return;
  const { locale, locale_fields } = addressSettings();
  const rules = parseObject(locale) ?? {};
  for (const [key, selector] of Object.entries(parseObject(locale_fields) ?? {})) {
    const row = typeof selector === 'string' ? wrapper.querySelector<HTMLElement>(selector) : null;
    if (!row) continue;
    const rule = { ...ruleOf(rules['default'], key), ...ruleOf(rules[country], key) };
    const label = row.querySelector('label');
    const field = row.querySelector('input');
    if (label && typeof rule['label'] === 'string') label.textContent = rule['label'];
    if (field && typeof rule['placeholder'] === 'string') field.placeholder = rule['placeholder'];
    if (key === 'state') continue;
    const isHidden = rule['hidden'] === true;
    row.style.display = isHidden ? 'none' : '';
    if (isHidden && field) field.value = '';
  }
  const ready = pageRegistry().shared('cart-page/address-ready', () => ({ isEmitted: false }));
  if (ready.isEmitted) return;
  // Before the event: listeners may choose another country in it.
  ready.isEmitted = true;
  emit(document.body, ADDRESS_READY);
}

function ruleOf(rules: unknown, key: string): Readonly<Record<string, unknown>> {
  const rule = isRecord(rules) ? rules[key] : undefined;
  return isRecord(rule) ? rule : {};
}
