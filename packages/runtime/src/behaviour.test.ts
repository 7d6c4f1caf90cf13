import { expect, it } from 'vitest';
import { behaviour } from './behaviour.ts';
import { defineContract } from './parts/contract.ts';
import { defineProps } from './props/define-props.ts';
import { string } from './props/readers.ts';
import { catchReports, settle, show, testIsland, testRegistry } from './testing/test-registry.ts';

const contract = defineContract({
  parts: ['button'],
  states: ['busy'],
  dialects: { stirrup: { parts: { button: '[data-part="button"]' }, states: { busy: '[data-busy]' } } },
});
const props = defineProps({ label: string('Send') });

const sendOnce = behaviour({ props, contract }, ({ island, label }) => {
  const showSent = (isSent: boolean) =>
    island.bind({
      root: () => ({ is: { busy: isSent } }),
      button: () => (isSent ? { disabled: true, title: label } : { title: label, onClick: () => showSent(true) }),
    });
  showSent(false);
});

const OWN = '<div data-island="send-once" data-label="Go"><button data-part="button">Go</button></div>';
const THEME = '<div class="theme"><button class="theme-button" title="printed">Go</button></div>';

it('binds parts as a component does, in any dialect, and restores them', async () => {
  const registry = testRegistry();
  registry.add([testIsland('send-once', sendOnce)]);
  registry.addDialect('send-once', 'theme', ['.theme'], {
    parts: { button: '.theme-button' },
    states: { busy: 'is-busy' },
  });
  const [own, theme] = [show(OWN), show(THEME)];
  await settle();
  for (const button of document.querySelectorAll('button')) {
    expect(button.disabled).toBe(false);
    button.click();
    expect(button.disabled).toBe(true);
  }
  expect([own.hasAttribute('data-busy'), theme.classList.contains('is-busy')]).toEqual([true, true]);
  expect([...document.querySelectorAll('button')].map(({ title }) => title)).toEqual(['Go', 'Send']);
  for (const island of [own, theme]) registry.release(island);
  expect(own.outerHTML).toBe(OWN);
  expect(theme.outerHTML).toBe(THEME);
});

it('reports an exception of a handler, and continues', async () => {
  const report = catchReports();
  const registry = testRegistry();
  const careless = behaviour({ props, contract }, ({ island }) =>
    island.bind({
      button: () => ({
        onClick: () => {
          throw new Error('careless');
        },
      }),
    }),
  );
  registry.add([testIsland('send-once', careless)]);
  const island = show(OWN);
  await settle();
  island.querySelector('button')?.click();
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('careless'));
  expect(island.getAttribute('data-island-state')).toBe('ready');
});

it('fails in a theme’s dialect without names of parts: it would end ready, without any effect', async () => {
  const report = catchReports();
  const registry = testRegistry();
  registry.add([
    testIsland(
      'plain',
      behaviour({ props }, () => undefined),
    ),
  ]);
  registry.addDialect('plain', 'theme', ['.theme']);
  const island = show(THEME);
  await settle();
  expect(island.getAttribute('data-island-state')).toBe('failed');
  expect(String(report.mock.calls[0]?.[0])).toContain('island "plain" knows its own markup only');
});

it('binds later parts if parts may grow, updates their indexes, and releases removed ones', async () => {
  const registry = testRegistry();
  const growing = behaviour({ props, contract: { ...contract, mayGrow: true } }, ({ island }) =>
    island.bind({ button: ({ index }) => ({ 'data-index': index }) }),
  );
  registry.add([testIsland('send-once', growing)]);
  const island = show(OWN);
  await settle();
  const [printed] = island.children;
  const before = document.createElement('button');
  before.dataset['part'] = 'button';
  island.prepend(before);
  await settle();
  expect([before.dataset['index'], printed?.getAttribute('data-index')]).toEqual(['0', '1']);
  before.remove();
  await settle();
  expect([before.dataset['index'], printed?.getAttribute('data-index')]).toEqual([undefined, '0']);
  registry.release(island);
  expect(island.outerHTML).toBe(OWN);
});

it('reads states from the page, and returns undefined for those that its dialect lacks', async () => {
  const registry = testRegistry();
  const seen: unknown[] = [];
  const looking = behaviour({ props, contract }, ({ island }) => {
    const [button] = island.parts.button;
    seen.push(island.shows('busy'), button && island.shows('busy', button));
  });
  registry.add([testIsland('send-once', looking)]);
  registry.addDialect('send-once', 'theme', ['.theme'], { parts: { button: '.theme-button' } });
  show(OWN.replace('<button', '<button data-busy'));
  show(THEME);
  await settle();
  expect(seen).toEqual([false, true, undefined, undefined]);
});
