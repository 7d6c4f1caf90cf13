import { reducedMotion, savesData } from '@stirrup/runtime';

/** True if a film may play without being asked for: the visitor neither prefers reduced motion nor saves data. */
export function playsUnasked(): boolean {
  return !reducedMotion().matches && !savesData();
}
