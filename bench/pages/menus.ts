import { pageRegistry, start } from '@stirrup/runtime';
import { dropdown } from '../../packages/builder/src/navigation/dropdown/island.ts';
import { navMenu } from '../../packages/builder/src/navigation/nav-menu/island.ts';
import { type Medians, medianOf } from './median.ts';

/** Menus of each size, each new: the first opening is what is measured. */
const RUNS = 31;

const ICON = '<svg viewBox="0 0 12 12" width="12" height="12"></svg>';
const link = (name: string) => `<li class="menu-item"><a href="#${name}">${name}</a></li>`;
const item = (name: string) =>
  `<li class="menu-item menu-item-has-children" data-toggle="click"><div class="brx-submenu-toggle"><a href="#${name}">${name}</a>` +
  `<button aria-expanded="false" aria-label="${name} Sub menu">${ICON}</button></div>` +
  `<ul class="sub-menu">${[1, 2, 3].map((each) => link(`${name}-${each}`)).join('')}</ul></li>`;

const STYLES = `<style>
  .bricks-nav-menu { display: flex; flex-wrap: wrap }
  .menu-item { position: relative }
  .sub-menu { position: absolute; visibility: hidden }
  .sub-menu:not(.brx-submenu-positioned) { display: none }
  .open > .sub-menu { visibility: visible }
  .brx-submenu-overflow-right { right: 0 }
</style>`;

/** A menu with so many submenus, all of them up. */
async function bringUp(count: number): Promise<HTMLElement> {
  const root = document.createElement('div');
  const items = Array.from({ length: count }, (_, index) => item(`item-${index}`)).join('');
  root.innerHTML = `${STYLES}<div class="brxe-nav-menu"><nav><ul class="bricks-nav-menu">${items}</ul></nav></div>`;
  document.body.append(root);
  pageRegistry().find(root);
  const islands = [...root.querySelectorAll('[data-island-state]')].flatMap((element) => [
    ...pageRegistry().claimsOf(element),
  ]);
  await Promise.all(islands.map((claim) => claim.begin()));
  return root;
}

/** Time in ms from a click to the laid-out submenu. */
function openFirst(root: HTMLElement): number {
  const button = root.querySelector('button');
  document.body.getBoundingClientRect();
  const before = performance.now();
  button?.click();
  document.body.getBoundingClientRect();
  const time = performance.now() - before;
  if (button?.getAttribute('aria-expanded') !== 'true') throw new Error('The submenu has not opened.');
  return time;
}

async function measureAll(sizes: readonly number[]): Promise<Medians> {
  start(navMenu, dropdown);
  const times = new Map<number, number[]>(sizes.map((size) => [size, []]));
  for (let run = -3; run < RUNS; run += 1) {
    for (const size of [...sizes].sort(() => Math.random() - 0.5)) {
      const root = await bringUp(size);
      if ('gc' in globalThis && typeof globalThis.gc === 'function') globalThis.gc();
      await new Promise((resolve) => setTimeout(resolve));
      const time = openFirst(root);
      if (run >= 0) times.get(size)?.push(time);
      pageRegistry().release(root);
      root.remove();
    }
  }
  return Object.fromEntries([...times].map(([size, list]) => [`open ${size}`, medianOf(list)]));
}

globalThis.measure = measureAll;
