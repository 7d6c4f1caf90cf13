import { expect, it, vi } from 'vitest';
import { handlerNames, listen, type PartHandlers } from './part-events.ts';

const guard = (run: () => void) => run();

it('names the handlers that a binding has', () => {
  expect(handlerNames({ onClick: () => {}, onFocus: () => {} })).toEqual(['onClick', 'onFocus']);
  expect(handlerNames({})).toEqual([]);
});

it('listens to the event of each handler, also from inside the part', () => {
  const element = document.createElement('div');
  const inner = element.appendChild(document.createElement('input'));
  document.body.append(element);
  const received: string[] = [];
  const note = ({ type, currentTarget }: Event & { currentTarget: HTMLElement }) =>
    void received.push(`${type} ${currentTarget === element}`);
  const handlers: PartHandlers = { onChange: note, onFocus: note, onClick: note, onClickCapture: note, onSubmit: note };
  const { signal } = new AbortController();
  for (const name of handlerNames(handlers)) listen(element, name, () => handlers, guard, signal);
  for (const type of ['change', 'focusin', 'click', 'submit', 'input']) {
    inner.dispatchEvent(new Event(type, { bubbles: true }));
  }
  expect(received).toEqual(['change true', 'focusin true', 'click true', 'click true', 'submit true']);
});

it('calls the newest handler, under the guard, until it is aborted', () => {
  const element = document.createElement('button');
  const controller = new AbortController();
  const [first, second, guarded] = [vi.fn(), vi.fn(), vi.fn(guard)];
  let handlers: PartHandlers = { onClick: first };
  listen(element, 'onClick', () => handlers, guarded, controller.signal);
  element.click();
  handlers = { onClick: second };
  element.click();
  handlers = {};
  element.click();
  controller.abort();
  element.click();
  expect([first, second, guarded].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 3]);
});
