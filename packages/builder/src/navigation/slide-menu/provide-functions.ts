import { isRecord } from '@stirrup/cms';
import { isOpen } from '@stirrup/overlays/slide';
import { pageRegistry } from '@stirrup/runtime';
import type { SlideMenu } from './create-slide-menu.ts';
import { ACTIONS, FUNCTION, ID_ATTRIBUTE } from './trigger-contract.ts';

/** Lets site code open and close a menu through the plugin's functions (swatches-and-others.md §2.1). */
export function provideFunctions(menu: SlideMenu, signal: AbortSignal): void {
  if (signal.aborted) return;
  const menus = pageRegistry().shared('builder/slide-menus', createMenus);
  menus.add(menu);
  signal.addEventListener('abort', () => menus.delete(menu));
}

/** Runs once per page. Functions that exist already are the plugin's own, and stay. */
function createMenus(): Set<SlideMenu> {
  const menus = new Set<SlideMenu>();
  const showById = (isOpening: boolean) => (id: unknown) => {
    for (const menu of menus) if (menu.element.getAttribute(ID_ATTRIBUTE) === id) menu.show(isOpening);
  };
  const act = (change: (menu: SlideMenu) => void) => (call: unknown) => {
    const target = isRecord(call) ? call['target'] : undefined;
    for (const menu of menus) if (menu.element === target) change(menu);
  };
  provide(globalThis, FUNCTION.open, showById(true));
  provide(globalThis, FUNCTION.close, showById(false));
  provide(globalThis, FUNCTION.find, (container: unknown) => {
    if (container instanceof Element || container instanceof Document) pageRegistry().find(container);
  });
  provide(globalThis, ACTIONS.global, {});
  const actions: unknown = Reflect.get(globalThis, ACTIONS.global);
  if (isRecord(actions)) {
    provide(actions, ACTIONS.name, {
      expand: act((menu) => menu.show(true)),
      collapse: act((menu) => menu.show(false)),
      // The page's own styles may have hidden a menu without a trigger.
      toggle: act((menu) => menu.show(!isOpen(menu.element))),
    });
  }
  return menus;
}

function provide(owner: object, name: string, value: unknown): void {
  if (Reflect.get(owner, name) === undefined) Reflect.set(owner, name, value);
}
