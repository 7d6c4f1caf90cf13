import { parseObject } from '@stirrup/runtime';
import { DEFAULT_OFFSET, SETTINGS } from './contract.ts';

/**
 * The distance in the builder's settings. It is read by hand: the settings reader of the `cms` package would be loaded
 * before any picture shows.
 */
export function builderOffset(): number {
  const printed: unknown = Reflect.get(globalThis, SETTINGS.name) ?? fromScripts();
  const offset = typeof printed === 'object' && printed !== null ? Number(Reflect.get(printed, SETTINGS.offset)) : 0;
  return offset > 0 ? offset : DEFAULT_OFFSET;
}

function fromScripts(): unknown {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[data-stirrup-settings]');
  return Array.from(scripts, ({ text }) => parseObject(text)?.[SETTINGS.name]).find(Boolean);
}
