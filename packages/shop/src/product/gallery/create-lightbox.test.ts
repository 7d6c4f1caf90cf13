import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLightbox } from './create-lightbox.ts';
import { openPictures } from './open-pictures.ts';

vi.mock('./open-pictures.ts', () => ({ openPictures: vi.fn() }));

const FILE = 'https://shop.test/saddle.jpg';
const OPTIONS = { label: 'Pictures', styles: '', duration: 0 };
const opened = vi.mocked(openPictures);
let assign = vi.fn();
let life = new AbortController();
let open = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  opened.mockReset();
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  life = new AbortController();
  const slide = document.createElement('div');
  slide.innerHTML = `<a href="${FILE}"></a>`;
  const show = createLightbox([slide], OPTIONS, life.signal);
  open = () => void show(0, slide);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('opens the file where nothing comes within ten seconds, and nothing over the page any more', async () => {
  opened.mockReturnValue(new Promise(() => {}));
  open();
  await vi.advanceTimersByTimeAsync(9900);
  open();
  expect([opened.mock.calls.length, assign.mock.calls]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(200);
  expect([opened.mock.calls[0]?.[4].aborted, assign.mock.calls]).toEqual([true, [[FILE]]]);
  // The visitor has come back.
  open();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalledTimes(2);
});

it('waits for the lightbox where there is no file', async () => {
  const { signal } = life;
  const show = createLightbox([document.createElement('div')], OPTIONS, signal);
  opened.mockReturnValue(new Promise(() => {}));
  void show(0, document.body);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([opened.mock.calls[0]?.[4].aborted, assign.mock.calls]).toEqual([false, []]);
});

it('stays open for as long as the visitor likes', async () => {
  let close = (_works: boolean) => {};
  opened.mockImplementation((_slides, _index, _opener, { onOpen }) => {
    onOpen();
    return new Promise((resolve) => {
      close = resolve;
    });
  });
  open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([opened.mock.calls[0]?.[4].aborted, assign.mock.calls]).toEqual([false, []]);
  close(true);
  await vi.advanceTimersByTimeAsync(1);
  open();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalledTimes(2);
});

it('opens no file of a gallery that has gone', async () => {
  opened.mockReturnValue(new Promise(() => {}));
  open();
  await vi.advanceTimersByTimeAsync(1);
  life.abort();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(assign).not.toHaveBeenCalled();
});
