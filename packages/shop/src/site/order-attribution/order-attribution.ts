import { scriptGlobal } from '@stirrup/cms/legacy-scripts';
import { behaviour, pageRegistry } from '@stirrup/runtime';
import type { AttributionData } from './attribution-data.ts';
import { followCheckoutStore, setCheckoutData } from './checkout-store.ts';
import { followConsent, mayTrack } from './consent.ts';
import { GLOBAL, INPUTS_ELEMENT, PREFIX } from './contract.ts';
import { clearJar, readJar, writeJar } from './cookie-jar.ts';
import { unpackFields } from './cookie-text.ts';
import { defineInputs, setInputs } from './inputs-element.ts';
import type { Jar } from './jar.ts';
import { planCookies } from './plan-cookies.ts';
import { isObject, property } from './property.ts';
import { orderAttributionProps } from './props.ts';
import { attributionSettings, printedSettings } from './settings.ts';
import { readVisit } from './visit.ts';

/**
 * Attributes orders, once per page, even with several elements.
 *
 * A behaviour: it keeps cookies and fills hidden fields, for good. It has no parts: its element only holds settings.
 */
export default behaviour({ props: orderAttributionProps }, () => {
  pageRegistry().shared('order-attribution/page', () => {
    // A prerendered page may never be shown.
    if (Reflect.get(document, 'prerendering') !== true) attributeOrders();
    else document.addEventListener('prerenderingchange', attributeOrders, { once: true });
  });
});

/**
 * Records this page load, and from then on provides the data to forms, the block checkout and other scripts. Once per
 * page, and for good: if consent is withdrawn later, the cookies have to be cleared.
 */
function attributeOrders(): void {
  const page = pageObject();
  if (!page) return;
  let jar: Jar | undefined;

  // Without consent there is no jar, and every value is null.
  const getAttributionData = (): AttributionData =>
    Object.fromEntries(
      attributionSettings().fields.map(([name, path]) => {
        const [cookie, key = ''] = path.split('.');
        return [name, unpackFields(jar?.get(PREFIX + cookie) ?? '').get(key) ?? null];
      }),
    );
  const setOrderTracking = (isAllowed: unknown) => {
    const params = property(page, 'params');
    if (isObject(params)) Reflect.set(params, 'allowTracking', Boolean(isAllowed));
    if (!isAllowed) clearJar();
    // Payment plugins switch tracking on again to fill their fields: that is not another page view.
    jar = isAllowed ? (jar ?? record()) : undefined;
    const data = getAttributionData();
    setInputs(data);
    setCheckoutData(data);
  };

  Reflect.set(page, 'getAttributionData', getAttributionData);
  Reflect.set(page, 'setOrderTracking', setOrderTracking);
  defineInputs(() => ({ prefix: attributionSettings().prefix, values: getAttributionData() }));
  setOrderTracking(mayTrack());
  followCheckoutStore(getAttributionData);
  followConsent(setOrderTracking);
}

function record(): Jar {
  const known = readJar();
  const plan = planCookies(known, readVisit());
  writeJar(plan, attributionSettings());
  return new Map([...known, ...plan]);
}

/**
 * The global that the page prints; a new one for scripts that call its methods, if the settings are JSON. Undefined if
 * another script has initialised it.
 */
function pageObject(): object | undefined {
  const printed = scriptGlobal(GLOBAL);
  const isTaken = customElements.get(INPUTS_ELEMENT) || typeof property(printed, 'setOrderTracking') === 'function';
  if (isTaken) return undefined;
  if (isObject(printed)) return printed;
  const page = printedSettings();
  Reflect.set(globalThis, GLOBAL, page);
  return page;
}
