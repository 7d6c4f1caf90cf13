import { isRecord } from '@stirrup/cms';
import { pageRegistry } from '@stirrup/runtime';
import { closePopup } from '../popups/close-popup.ts';
import { findPopups } from '../popups/find-popups.ts';
import { openPopup } from '../popups/open-popup.ts';
import { GLOBAL } from './contract.ts';

/**
 * Provides, once, the functions that site code calls (bricks-dynamic.md §1.3, §5.2, §5.5). Calls for other elements,
 * such as a map's info box, go to the legacy script's functions, if they exist. Calls recorded by a stub on the page
 * are made now (docs/islands/popup.md has the stub).
 */
export function provideFunctions(): void {
  pageRegistry().shared('popups/functions', () => {
    provide(GLOBAL.open, (target, timeout, options) => {
      const { popupContextId, popupContextType, loopId } = isRecord(options) ? options : {};
      void openPopup(target, {
        contextId: textOf(popupContextId),
        contextType: textOf(popupContextType),
        loopId: textOf(loopId),
        counterDelay: Number(timeout) || 0,
      });
    });
    provide(GLOBAL.close, (target) => closePopup(target));
  });
}

function provide(name: string, act: (target: string | Element, ...rest: readonly unknown[]) => void): void {
  const old: unknown = Reflect.get(globalThis, name);
  const call = (target: unknown, ...rest: readonly unknown[]) => {
    const popup = target instanceof Element ? target : String(target);
    if (findPopups(popup).length > 0) act(popup, ...rest);
    else if (typeof old === 'function') old(target, ...rest);
  };
  const kept: unknown = typeof old === 'function' ? Reflect.get(old, 'calls') : undefined;
  Reflect.set(globalThis, name, call);
  if (!Array.isArray(kept)) return;
  // Deferred: the island that provides the functions is still mounting, and its popup can open as soon as it is there.
  queueMicrotask(() => {
    for (const args of kept) if (Array.isArray(args)) call(args[0], ...args.slice(1));
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
