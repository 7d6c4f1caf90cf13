import { afterEach, expect, it, vi } from 'vitest';
import { find, openPanels } from '../../testing/open-panels.ts';
import { builderToggle } from '../toggle/fixture.ts';
import { builderPanel } from './fixture.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('changes the panel and its opener before the frame that shows it, and the page in that frame', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const opener = builderToggle('opener', 'Open', { 'data-selector': '#brxe-tack' });
  const panel = builderPanel('left', { id: 'tack', settings: { 'data-no-scroll': 'true' } });
  await openPanels(`<main>Page</main>${opener}${panel}`);
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  const { body, documentElement: root } = document;
  const ofPage = () => [find('main').inert, body.className, root.style.getPropertyValue('--bricks-vh')];
  root.removeAttribute('style');
  find('#brxe-opener').click();
  expect(find('#brxe-tack').className).toBe('brxe-offcanvas brx-open');
  expect([document.activeElement, ...ofPage()]).toEqual([find('#brxe-tack a'), false, '', '']);
  for (const run of frames.splice(0)) run(performance.now());
  expect(ofPage()).toEqual([true, 'no-scroll', `${innerHeight / 100}px`]);
  // A phone that is turned.
  vi.stubGlobal('innerHeight', 390);
  dispatchEvent(new Event('resize'));
  await vi.waitFor(() => expect(ofPage().at(-1)).toBe('3.9px'));
});
