import { start } from '@stirrup/runtime';
import { afterEach, expect, test, vi } from 'vitest';
import { alert } from './island.ts';

afterEach(() => document.body.replaceChildren());

async function bringToLife(attributes: string): Promise<{ trigger: HTMLElement; content: HTMLElement }> {
  document.body.innerHTML = `<div data-island="alert" ${attributes}><button type="button" data-part="trigger">More</button><p data-part="content">Text</p></div>`;
  const trigger = document.querySelector<HTMLElement>('[data-part="trigger"]');
  const content = document.querySelector<HTMLElement>('[data-part="content"]');
  if (!trigger || !content) throw new Error('The markup lacks a part.');
  start(alert);
  const isReady = () => expect(document.querySelector('[data-island-state="ready"]')).not.toBeNull();
  await vi.waitFor(isReady, { timeout: 5000 });
  return { trigger, content };
}

test('the trigger shows and hides the content', async () => {
  const { trigger, content } = await bringToLife('');
  expect(content.hidden).toBe(true);
  trigger.click();
  await vi.waitFor(() => expect(content.hidden).toBe(false));
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
});

test('the content shows at once where the markup asks for it', async () => {
  const { trigger, content } = await bringToLife('data-is-open');
  expect(content.hidden).toBe(false);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
});
