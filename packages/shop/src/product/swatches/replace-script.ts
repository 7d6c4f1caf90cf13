import { emit, pageJQuery } from '@stirrup/cms';
import { membersOf, pageRegistry } from '@stirrup/runtime';
import { CELL_CLASS, LOADED, SCRIPT, SWATCHES, TOOLTIP } from '../swatches-plugin/plugin-contract.ts';
import { LOOP } from './contract.ts';
import { loopSelector } from './loop-selector.ts';
import { forgetTooltip, placeTooltip } from './place-tooltip.ts';

/** Lists that are ready. */
const up = new WeakSet<Element>();

/**
 * Replaces the plugin's script (swatches-and-others.md §1.1, §1.4, §1.7): marks a form, or the swatches of a product in
 * a list, and the list's cell as that script does, emits its event once all lists of a form are ready, removes the
 * script's handlers, implements its jQuery functions for site code, and places tooltips.
 *
 * What breaks if you simplify this: if the script ran before, its handlers choose a second time, so that a choice
 * clears itself and calls are made twice; if it runs later, it takes over everything without its mark.
 */
export function replaceScript(list: HTMLElement, form: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const isLoop = membersOf(form).matches(loopSelector());
  const { mark, namespaces } = isLoop ? SCRIPT.loop : SCRIPT.form;
  setClass(form, mark, signal);
  setClass(list.parentElement, CELL_CLASS, signal);
  placeTooltips(list, signal);
  const jQuery = pageJQuery();
  if (jQuery) {
    for (const element of [form, list]) for (const namespace of namespaces) jQuery(element).off(namespace);
    jQuery.fn[SCRIPT.form.function] ??= callOf(SWATCHES);
    jQuery.fn[SCRIPT.loop.function] ??= callOf(LOOP);
  }
  up.add(list);
  const areAllUp = [...membersOf(form).querySelectorAll(SWATCHES)].every((one) => up.has(one));
  if (areAllUp && !isLoop) emit(document, LOADED, [form]);
}

/** Places the tooltip of an item before pointer or focus show it (swatches-and-others.md §1.8). */
function placeTooltips(list: HTMLElement, signal: AbortSignal): void {
  const placed = new Set<HTMLElement>();
  const place = ({ target }: Event) => {
    const item = target instanceof Element && target.closest<HTMLElement>(TOOLTIP.item);
    if (!item || !list.closest(TOOLTIP.page)) return;
    placed.add(item);
    placeTooltip(item);
  };
  for (const type of ['pointerover', 'focusin']) list.addEventListener(type, place, { signal });
  signal.addEventListener('abort', () => placed.forEach(forgetTooltip));
}

function setClass(element: Element | null, name: string, signal: AbortSignal): void {
  const classes = element && membersOf(element).classList;
  if (!classes || classes.contains(name)) return;
  classes.add(name);
  signal.addEventListener('abort', () => classes.remove(name));
}

/**
 * A jQuery function that hydrates islands in its elements, or releases them: `$(form).WooVariationSwatches('destroy')`.
 */
function callOf(selector: string) {
  return function (this: ArrayLike<Element>, command?: unknown) {
    for (const element of Array.from(this)) {
      if (command !== 'destroy') pageRegistry().find(element);
      else for (const root of [element, ...membersOf(element).querySelectorAll(selector)]) release(root, selector);
    }
    return this;
  };
}

function release(root: Element, selector: string): void {
  if (membersOf(root).matches(selector)) pageRegistry().release(root);
}
