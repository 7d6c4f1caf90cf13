import { addDialect } from './add-dialect.ts';
import { behaviour } from './behaviour.ts';
import { defineIsland } from './define-island.ts';
import { defineProps } from './props/define-props.ts';
import { number } from './props/readers.ts';

const props = defineProps({ delay: number(0) });

const mount = behaviour({ props }, ({ island: { element, signal }, delay }) => {
  element.addEventListener('click', () => element.style.setProperty('--delay', delay.toFixed()), { signal });
});

// @ts-expect-error: no such option.
behaviour({ props }, ({ dealy }) => void dealy);

const load = async () => ({ default: mount });

defineIsland({ name: 'a', selectors: { stirrup: '.a' }, load, start: 'media((width > 40rem))' });

// @ts-expect-error: no start strategy.
defineIsland({ name: 'a', selectors: { stirrup: '.a' }, load, start: 'visble' });

// @ts-expect-error: typing is never held.
defineIsland({ name: 'a', selectors: { stirrup: '.a' }, load, holds: ['input'] });

// @ts-expect-error: a module without a mount.
defineIsland({ name: 'a', selectors: { stirrup: '.a' }, load: async () => ({}) });

addDialect('box', 'theme', '.theme-box', { parts: { title: '.title' }, options: { delay: 'data-delay' } });

// @ts-expect-error: it is called states.
addDialect('box', 'theme', '.theme-box', { state: { open: 'is-open' } });

addEventListener('stirrup:error', ({ detail: { island, phase } }) => island + phase);

// @ts-expect-error: no such detail.
document.addEventListener('stirrup:ready', ({ detail: { phase } }) => phase);
