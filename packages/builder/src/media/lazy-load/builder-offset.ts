import { parseObject } from '@stirrup/runtime';
import { BUILDER_GLOBAL, DEFAULT_OFFSET, OFFSET } from './contract.ts';

/**
 * The distance in the builder's settings. It is read by hand: the settings reader of the `cms` package would be loaded
 * before any picture shows.
 */
export function builderOffset(): number {
  const printed: unknown = Reflect.get(globalThis, BUILDER_GLOBAL) ?? fromScripts();
  const offset = Number(Object(printed)[OFFSET]);
  return offset > 0 ? offset : DEFAULT_OFFSET;
}

function fromScripts(): unknown {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[data-stirrup-settings]');
  return Array.from(scripts, ({ text }) => parseObject(text)?.[BUILDER_GLOBAL]).find(Boolean);
}
