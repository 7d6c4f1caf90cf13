import { builderShopSettings, isBuilderShop } from '@stirrup/cms';
import { commonTexts, visibleText } from '@stirrup/cms/texts';
import { boolean, number, parseObject, type Reader, string, warn } from '@stirrup/runtime';
import { OWN_SETTINGS } from './contract.ts';

/** Texts and options of a button that adds. */
export interface ButtonSettings {
  /** HTML shown while adding; if undefined, the button keeps its own. */
  readonly adding: string | undefined;
  /** HTML shown afterwards. */
  readonly added: string | undefined;
  /** Time for which that HTML is shown, in ms. */
  readonly addedFor: number;
  /** Shows the shop's notices after a success. */
  readonly showNotice: boolean;
  readonly scrollToNotice: boolean;
}

/**
 * The settings of one button: the builder prints those of an element on the element around the button, and those of
 * the page in a global (bricks-dynamic.md §1.2, §8.1).
 */
export function buttonSettings(button: HTMLElement): ButtonSettings {
  const page = builderShopSettings();
  const own = ownSettings(button);
  const read = <T>(name: string, reader: Reader<T>): T | undefined =>
    own[name] === undefined ? undefined : reader.parse(own[name], true);
  const seconds = read('resetTextAfter', number(3)) ?? page.resetTextAfter;
  return {
    adding: read('addingHTML', string()) || visibleText(commonTexts, 'adding'),
    added: read('addedHTML', string()) || visibleText(commonTexts, 'added'),
    addedFor: Math.max(1, seconds) * 1000,
    showNotice: read('showNotice', boolean()) ?? page.showNotice,
    scrollToNotice: read('scrollToNotice', boolean()) ?? page.scrollToNotice,
  };
}

function ownSettings(button: HTMLElement): Readonly<Record<string, unknown>> {
  // Its texts become HTML: on a page without the builder somebody else has written the attribute.
  const json = isBuilderShop() && button.closest(OWN_SETTINGS.selector)?.getAttribute(OWN_SETTINGS.attribute);
  if (!json) return {};
  const settings = parseObject(json);
  if (!settings) warn(`${OWN_SETTINGS.attribute} is ${json}. Expected a JSON object; the page's settings are taken.`);
  return settings ?? {};
}
