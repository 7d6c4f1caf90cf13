import { afterEach, expect, it, vi } from 'vitest';
import { keepOnScreen } from './keep-on-screen.ts';

/** A panel at a toggle, both with a box in a window of 400 by 600 px. */
function panelAt(box: Partial<DOMRect>, toggle: Partial<DOMRect> = {}): HTMLElement {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  const [root, panel] = [document.createElement('div'), document.createElement('div')];
  root.append(panel);
  document.body.append(root);
  root.getBoundingClientRect = () => ({ ...new DOMRect(), ...toggle });
  panel.getBoundingClientRect = () => ({ ...new DOMRect(), ...box });
  Object.defineProperty(panel, 'offsetParent', { value: root });
  return panel;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it.each([
  ['stays where it is inside the window', { left: 10, right: 210, bottom: 300, height: 100 }, {}, ''],
  ['moves to the right', { left: -150, right: 50, bottom: 300, height: 100 }, {}, 'translate(158px, 0px)'],
  ['moves to the left', { left: 250, right: 450, bottom: 300, height: 100 }, {}, 'translate(-58px, 0px)'],
  ['goes above', { left: 10, right: 210, bottom: 690, height: 100 }, { top: 550 }, 'translate(0px, -140px)'],
  ['stays below without room above', { left: 10, right: 210, bottom: 690, height: 500 }, { top: 150 }, ''],
])('%s', (_, box, toggle, moved) => {
  const panel = panelAt(box, toggle);
  const release = keepOnScreen(panel);
  expect(panel.style.transform).toBe(moved);
  release();
  expect(panel.hasAttribute('style')).toBe(false);
});

it('follows the window until it is released', () => {
  const panel = panelAt({ left: 10, right: 210, bottom: 300, height: 100 });
  const release = keepOnScreen(panel);
  panel.getBoundingClientRect = () => ({ ...new DOMRect(), left: -20, right: 180 });
  dispatchEvent(new Event('resize'));
  expect(panel.style.transform).toBe('translate(28px, 0px)');
  release();
  dispatchEvent(new Event('resize'));
  expect(panel.style.transform).toBe('');
});
