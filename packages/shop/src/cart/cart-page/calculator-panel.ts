import { emit } from '@stirrup/cms';
import { createLazy, importWithRetry, membersOf } from '@stirrup/runtime';
import { CALCULATOR, COUNTRY, EVENT } from './contract.ts';

/** Few visitors calculate shipping, so the code for it loads when its form opens. */
const countryCode = createLazy(() => importWithRetry(() => import('./country-code.ts')));

type CountryCode = Awaited<ReturnType<typeof countryCode.load>>;

/** Calls back in the same step if the code has loaded. Without it the fields stay: the shop checks what is entered. */
async function withCountryCode(act: (code: CountryCode) => void): Promise<void> {
  const code = countryCode.loaded() ?? (await countryCode.load().catch(() => undefined));
  if (code) act(code);
}

/** Shows the fields of a country that was chosen. */
export function changeCountry(country: HTMLSelectElement): Promise<void> {
  return withCountryCode(({ showStates }) => showStates(country, country.closest(CALCULATOR.form)));
}

/** Opens or closes the shipping calculator's form. */
export function toggleCalculator(button: Element): void {
  const form = button.closest(CALCULATOR.form);
  const panel = panelIn(form);
  if (!panel) return;
  const isOpening = !isOpen(panel);
  panel.style.display = isOpening ? '' : 'none';
  // A style of the theme may shut it.
  if (isOpening && !isOpen(panel)) panel.style.display = 'block';
  button.setAttribute('aria-expanded', String(isOpening));
  emit(document.body, EVENT.countryChanged);
  if (form && isOpening) void showRules(form);
}

/** The server prints the fields alike for all countries. */
function showRules(form: Element): Promise<void> {
  return withCountryCode(({ applyAddressRules }) => {
    const country = membersOf(form).querySelector<HTMLSelectElement>(COUNTRY);
    if (country) applyAddressRules(country.value, form);
  });
}

/** Remembers whether a region's calculator is open; returns a function that opens it in the region's new markup. */
export function keepCalculator(region: ParentNode): (now: ParentNode) => void {
  const wasOpen = isOpen(panelIn(region));
  return (now) => {
    const button = membersOf(now).querySelector(CALCULATOR.button);
    // The server prints it closed.
    if (wasOpen && button && !isOpen(panelIn(now))) toggleCalculator(button);
  };
}

function panelIn(region: ParentNode | null): HTMLElement | null | undefined {
  return region && membersOf(region).querySelector<HTMLElement>(CALCULATOR.panel);
}

function isOpen(panel: HTMLElement | null | undefined): boolean {
  return panel ? panel.style.display !== 'none' && getComputedStyle(panel).display !== 'none' : false;
}
