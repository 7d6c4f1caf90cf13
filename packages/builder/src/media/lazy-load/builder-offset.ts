import { parseObject } from '@stirrup/runtime';
import { DEFAULT_OFFSET, SETTINGS } from './contract.ts';

/**
 * The distance that the builder's settings tell. Read by hand: the reader of settings would bring the whole ring's code
 * before a picture shows.
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
