import { describe, expect, it } from 'vitest';
import { actionAnswer } from './action-answer.ts';

const ACTION = new URL('/contact', location.href).href;

/** Reads an answer; HTML unless the body is JSON or the type is told. */
function read(body: unknown, { status = 200, url = ACTION, type = '' } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = new Headers({
    'content-type': type || (text === body ? 'text/html; charset=utf-8' : 'application/json'),
  });
  return actionAnswer({ url, status, headers, body: text }, ACTION);
}

const page = (main: string) => `<!doctype html><html lang="en"><title>Contact</title><main>${main}</main></html>`;

describe('JSON', () => {
  it.each([
    ['a message', { message: 'Thank you.' }, 200, true, 'Thank you.'],
    ['what the builder sends', { success: true, data: { message: '<b>Sent</b>' } }, 200, true, '<b>Sent</b>'],
    ['nothing but success', { ok: true }, 200, true, ''],
    ['success with a message', { success: true, message: 'Thanks!' }, 200, true, 'Thanks!'],
    ['a refusal with a message', { success: false, message: 'No such horse.' }, 422, false, 'No such horse.'],
    ['a refusal of status 200', { ok: false, error: 'Too late.' }, 200, false, 'Too late.'],
    ['a problem of RFC 9457', { title: 'Invalid', detail: 'No such horse.' }, 400, false, 'No such horse.'],
    ['a list of texts', { errors: ['No name.', 'No mail.'] }, 422, false, 'No name.<br>No mail.'],
    [
      'text that looks like HTML',
      { message: '<img src=x onerror=alert(1)>' },
      200,
      true,
      '&lt;img src=x onerror=alert(1)&gt;',
    ],
  ])('%s', (_, body, status, isAccepted, html) => {
    expect(read(body, { status })).toMatchObject({ isAccepted, html, type: isAccepted ? 'success' : 'error' });
  });

  it.each([
    ['an own server', { success: false, errors: { email: 'Not an <address>.' } }],
    ['Laravel and Django', { message: 'No.', errors: { email: ['Not an <address>.', 'Too short.'] } }],
    ['Rails', { errors: { email: 'Not an <address>.' } }],
    ['Formspree', { errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'Not an <address>.' }] }],
    ['validators', { errors: [{ path: 'email', message: 'Not an <address>.' }, { message: 'no field' }, 7] }],
  ])('errors of fields as %s sends them', (_, body) => {
    const { isAccepted, problems } = read(body, { status: 422 });
    expect([isAccepted, [...problems]]).toEqual([false, [['email', 'Not an &lt;address&gt;.']]]);
  });

  it('redirects once the entries are accepted, to web addresses only', () => {
    expect(read({ redirect: '/thanks/' }).redirect).toEqual({ url: new URL('/thanks/', location.href).href, delay: 0 });
    expect(read({ success: true, redirect: '/thanks/' }).redirect?.url).toContain('/thanks/');
    expect(read({ next: 'javascript:alert(1)' }).redirect).toBeUndefined();
    expect(read({ ok: false, redirect: '/thanks/' }).redirect).toBeUndefined();
  });

  it('redirects within the site that has answered', () => {
    const url = 'https://forms.example/f/1';
    expect(read({ next: '/thanks?language=en', ok: true }, { url }).redirect?.url).toBe(
      'https://forms.example/thanks?language=en',
    );
    expect(read({ next: './2' }, { url }).redirect?.url).toBe('https://forms.example/f/2');
    expect(read({ next: 'https://shop.example/' }, { url }).redirect?.url).toBe('https://shop.example/');
  });

  it.each(['Stall 3', 'Ascot', 'https://[', 'https:'])('goes to no text that is no address: %s', (location) => {
    expect(read({ id: 5, name: 'Anna', location })).toMatchObject({ isAccepted: true, redirect: undefined });
  });
});

describe('HTML', () => {
  it.each([
    ['a fragment', '<p>Thank <b>you</b>.</p>', true, '<p>Thank <b>you</b>.</p>'],
    ['the marked part of a page', page('<i role="status"></i><p data-part="answer">Done.</p>'), true, 'Done.'],
    ['a status', page('<p role="status">Done.</p>'), true, 'Done.'],
    ['an alert is a refusal', page('<p role="alert">No.</p><p role="status">Form</p>'), false, 'No.'],
    ['a marked refusal', page('<p data-part="answer" data-refused>No.</p>'), false, 'No.'],
    ['a page without an answer', page('<h1>Thanks</h1>'), true, ''],
    ['nothing', '', true, ''],
  ])('%s', (_, body, isAccepted, html) => {
    expect(read(body)).toMatchObject({ isAccepted, html, redirect: undefined });
  });

  it('follows a redirect to a page without an answer, which the browser would have shown', () => {
    const url = new URL('/thanks/', location.href).href;
    expect(read(page('<h1>Thanks</h1>'), { url }).redirect).toEqual({ url, delay: 0 });
    expect(read(page('<p role="status">Done.</p>'), { url })).toMatchObject({ html: 'Done.', redirect: undefined });
    expect(read(page('<h1>Gone</h1>'), { url, status: 404 })).toMatchObject({ isAccepted: false, redirect: undefined });
  });

  it('of another site is not shown, nor are its pages gone to', () => {
    const url = 'https://forms.example/f/1';
    expect(read('<p>Hello</p>', { url })).toMatchObject({ isAccepted: true, html: '', redirect: undefined });
    expect(read({ success: true, data: { message: '<b>Hello</b>' } }, { url }).html).toBe('');
    expect(read({ message: '<b>Hello</b>' }, { url }).html).toBe('&lt;b&gt;Hello&lt;/b&gt;');
  });
});

it.each([
  ['"Thank <you>."', 'application/json', 'Thank &lt;you&gt;.'],
  ['true', 'application/json; charset=utf-8', ''],
  ['null', 'application/json', ''],
  ['Thank you.', 'application/json', 'Thank you.'],
  ['42', 'text/plain', '42'],
])('shows %s of the type %s as: %s', (body, type, html) => {
  expect(read(body, { type })).toMatchObject({ isAccepted: true, html });
});

it('shows plain text by its lines', () => {
  expect(read('One & two\nthree', { type: 'text/plain' }).html).toBe('One &amp; two<br>three');
});
