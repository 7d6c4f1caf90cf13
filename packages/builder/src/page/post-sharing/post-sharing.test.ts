import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';
import { closePage, openIsland } from '../../testing/open-island.ts';
import { builderPostSharing, POST, stirrupPostSharing } from './fixture.ts';
import { postSharing } from './island.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();
const share = vi.fn<(post: object) => Promise<void>>();

/** A browser with a clipboard, a share sheet, both or none. */
function stubDevice(...known: ('clipboard' | 'share')[]): void {
  const device = { clipboard: { clipboard: { writeText } }, share: { share, canShare: () => true } };
  vi.stubGlobal('navigator', Object.assign({}, ...known.map((name) => device[name])));
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue();
  stubDevice('clipboard', 'share');
});
afterEach(() => {
  document.documentElement.lang = '';
  closePage();
  vi.unstubAllGlobals();
});

const open = (markup: unknown) => openIsland(postSharing, markup);
const shown = () => [...document.querySelectorAll<HTMLElement>('button:not([hidden])')];
const named = (name: RegExp) => shown().find(({ textContent }) => name.test(textContent));

describe.each([
  ['the builder’s', builderPostSharing('a')],
  ['our own', stirrupPostSharing()],
] as const)('%s', (_, markup) => {
  it('offers the share sheet and the link, says what it has done, and is restored on release', async () => {
    document.body.innerHTML = String(markup);
    const printed = document.body.firstElementChild;
    const [root] = await open(markup);
    named(/^Share/)?.click();
    expect(share.mock.calls).toEqual([[POST]]);
    const copy = named(/^Copy/);
    copy?.click();
    await vi.waitFor(() => expect(copy?.textContent).toBe('Link copied'));
    expect(writeText.mock.calls).toEqual([[POST.url]]);
    await vi.waitFor(() => expect(document.querySelector('[role="status"]')?.textContent).toBe('Link copied'));
    copy?.click();
    if (root) pageRegistry().release(root);
    await Promise.resolve();
    expect(root?.isEqualNode(printed)).toBe(true);
  });

  it('offers nothing that the browser cannot do', async () => {
    stubDevice('clipboard');
    await open(markup);
    expect(shown().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Copy/)]);
    stubDevice();
    await open(markup);
    expect(shown()).toEqual([]);
  });
});

it.each([
  ['closed by the visitor', 'AbortError'],
  ['open already', 'InvalidStateError'],
])('does not copy if the share sheet is %s', async (_, name) => {
  await open(stirrupPostSharing());
  share.mockRejectedValueOnce(Object.assign(new Error('no sheet'), { name }));
  named(/^Share/)?.click();
  await share.mock.results[0]?.value.catch(() => undefined);
  expect(writeText).not.toHaveBeenCalled();
});

it('copies where the share sheet fails, and says if it cannot', async () => {
  await open(stirrupPostSharing());
  share.mockRejectedValueOnce(new Error('refused'));
  writeText.mockRejectedValueOnce(new Error('refused'));
  named(/^Share/)?.click();
  await vi.waitFor(() => expect(named(/could not be copied/)).toBeDefined());
});

it('keeps a printed label whose language has no word for the feedback, and announces that', async () => {
  document.documentElement.lang = 'de';
  await open(stirrupPostSharing());
  const copy = named(/^Copy/);
  copy?.click();
  await vi.waitFor(() => expect(document.querySelector('[role="status"]')?.textContent).toBe('Link copied'));
  expect(copy?.textContent).toBe('Copy the link');
});

it('ends its feedback after some seconds', async () => {
  await open(stirrupPostSharing());
  vi.useFakeTimers();
  const copy = named(/^Copy/);
  copy?.click();
  await vi.advanceTimersByTimeAsync(2900);
  expect(copy?.textContent).toBe('Link copied');
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  expect(copy?.textContent).toBe('Copy the link');
});

it('shares what its options say, else the page', async () => {
  await open(stirrupPostSharing({ url: 'https://shop.test/oats/', title: 'Oats' }));
  named(/^Share/)?.click();
  await open('<ul class="brxe-post-sharing"><li><a href="https://x.com/?url=nonsense">X</a></li></ul>');
  named(/^Share/)?.click();
  expect(share.mock.calls.map(([post]) => post)).toEqual([
    { url: 'https://shop.test/oats/', title: 'Oats' },
    { url: location.href, title: document.title },
  ]);
  await open(builderPostSharing('a').toString().replace('<ul', '<ul data-buttons="false"'));
  expect(shown()).toEqual([]);
});

const address = encodeURIComponent(POST.url);

it.each([
  ['email', `mailto:?subject=Oats&body=${address}`, 'Oats'],
  ['X', `https://x.com/share?text=Oats&url=${address}`, 'Oats'],
  ['WhatsApp', `https://api.whatsapp.com/send?text=*Oats*+${address}`, 'Stable news'],
])('knows the title of a post that is shared by %s alone, else that of the page', async (_, href, title) => {
  document.title = 'Stable news';
  await open(html`<ul class="brxe-post-sharing"><li><a href="${href}">Share</a></li></ul>`);
  named(/^Share/)?.click();
  document.title = '';
  expect(share.mock.calls).toEqual([[{ url: POST.url, title }]]);
});

it('shares and copies an address of its options that is relative as a whole one', async () => {
  await open(stirrupPostSharing({ url: '/oats/' }));
  named(/^Share/)?.click();
  named(/^Copy/)?.click();
  const url = new URL('/oats/', location.href).href;
  expect([share.mock.calls, writeText.mock.calls]).toEqual([[[{ ...POST, url }]], [[url]]]);
});

describe.skipIf(!hasRecordings)('recorded', () => {
  it('links tell the address of their post', async () => {
    const [found = ''] = /<ul [^>]*brxe-post-sharing.*?<\/ul>/s.exec(recordedPage('bricks-social')) ?? [];
    await open(found);
    named(/^Share/)?.click();
    expect(share.mock.calls).toEqual([[{ url: 'http://shop.test:8090/el-social/', title: 'El-social' }]]);
  });
});
