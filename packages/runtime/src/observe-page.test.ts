import { expect, it, onTestFinished, vi } from 'vitest';
import { observePage } from './observe-page.ts';
import { settle, show } from './testing/test-registry.ts';

function observe() {
  const added = vi.fn<(root: Element) => void>();
  const removed = vi.fn<(root: Element) => void>();
  const observer = observePage(added, removed);
  onTestFinished(() => {
    observer.disconnect();
    document.body.replaceChildren();
  });
  return { added, removed };
}

it('reports added and removed elements that stay so', async () => {
  const { added, removed } = observe();
  const stays = show('<p></p>');
  const goes = show('<p></p>');
  goes.remove();
  document.body.append('text', document.createComment('comment'));
  await settle();
  expect(added.mock.calls).toEqual([[stays]]);
  expect(removed.mock.calls).toEqual([[goes]]);
});

it('reports a moved element as come, never as gone', async () => {
  const { added, removed } = observe();
  const element = show('<p></p>');
  await settle();
  document.body.prepend(element);
  await settle();
  expect(added).toHaveBeenLastCalledWith(element);
  expect(removed).not.toHaveBeenCalled();
});

it('treats an element that returns within the microtask after its removal as moved', async () => {
  const { removed } = observe();
  const element = show('<p></p>');
  await settle();
  element.remove();
  queueMicrotask(() => document.body.append(element));
  await settle();
  expect(removed).not.toHaveBeenCalled();
});

it('does not report links: preloads of code are links', async () => {
  const { added } = observe();
  document.head.append(document.createElement('link'));
  await settle();
  expect(added).not.toHaveBeenCalled();
  document.head.replaceChildren();
});
