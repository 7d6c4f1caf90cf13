import { reducedMotion } from '@stirrup/runtime';

/** True if a film may play without being asked for: the visitor neither prefers reduced motion nor saves data. */
export function playsUnasked(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return !reducedMotion().matches && Reflect.get(Object(connection), 'saveData') !== true;
}
