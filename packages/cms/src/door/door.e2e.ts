import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, takeConsole, takeFailedRequests } from '../../../../e2e/support/browser.ts';
import { violations, watchViolations } from '../../../../e2e/support/policy-violations.ts';

/** Runs code in a module of a page, under the page's CSP, and returns the argument of its `show` call. */
async function run(
  html: string,
  code: string,
  csp = '',
  files: Readonly<Record<string, string>> = {},
): Promise<{ page: Page; shown: unknown }> {
  const page = await openPage(html, {
    entry: `
      import { fillHtml, insertHtml, replaceHtml, sanitizeHtmlWith } from '@stirrup/cms';
      const get = (selector) => document.querySelector(selector);
      const show = (value) => { document.documentElement.dataset['shown'] = JSON.stringify(value); };
      ${code}`,
    files,
    headers: csp ? { 'Content-Security-Policy': csp } : {},
    prepare: watchViolations,
  });
  const shown = await page.getAttribute('html[data-shown]', 'data-shown');
  return { page, shown: JSON.parse(shown ?? 'null') };
}

const ENFORCED = "require-trusted-types-for 'script'; trusted-types stirrup";
const REPLACE = `
  const [now] = replaceHtml(get('p'), '<p>new <b onclick="0">HTML</b></p>');
  show(now.textContent);`;

describe('Trusted Types', () => {
  it('are obeyed where they are enforced', async () => {
    expect((await run('<p>old</p>', REPLACE, ENFORCED)).shown).toBe('new HTML');
  });

  it('let a sanitiser in', async () => {
    const code = `sanitizeHtmlWith((html) => html.replace('new', 'clean')); ${REPLACE}`;
    expect((await run('<p>old</p>', code, ENFORCED)).shown).toBe('clean HTML');
  });

  it('do not block us if our name is refused, but nothing is enforced', async () => {
    const { page, shown } = await run('<p>old</p>', REPLACE, 'trusted-types other');
    expect(shown).toBe('new HTML');
    expect(await violations(page)).toMatchObject([{ directive: 'trusted-types', blocked: 'trusted-types-policy' }]);
    expect(takeConsole(page)).toHaveLength(1);
  });

  it('block us with an explanation if our name is refused and they are enforced', async () => {
    const code = `try { ${REPLACE} } catch (error) { show(error.message); }`;
    const { page, shown } = await run('<p>old</p>', code, "require-trusted-types-for 'script'; trusted-types other");
    expect(shown).toMatch(/^Stirrup: .* Add the name to it: trusted-types stirrup\.$/);
    expect(await page.textContent('p')).toBe('old');
    expect(takeConsole(page)).not.toEqual([]);
  });
});

describe('scripts', () => {
  const html = '<p><script>window.ran = (window.ran ?? 0) + 1;</script></p>';

  it('do not run', async () => {
    const code = `replaceHtml(get('p'), ${JSON.stringify(html)}); show(window.ran ?? 0);`;
    expect((await run('<p>old</p>', code)).shown).toBe(0);
  });

  it('run once where they are allowed, also under Trusted Types', async () => {
    const code = `insertHtml(get('p'), 'afterend', ${JSON.stringify(html)}, { scripts: 'run' });
      show(window.ran ?? 0);`;
    expect((await run('<p>old</p>', code, ENFORCED)).shown).toBe(1);
  });
});

it('gives styles of the HTML the nonce of the page’s own', async () => {
  const { shown } = await run(
    '<style nonce="n1"></style><p>old</p>',
    `fillHtml(get('p'), '<i></i>', { styles: '<style>i { color: rgb(1, 2, 3) }</style>' });
     show(getComputedStyle(get('i')).color);`,
    "style-src 'nonce-n1'",
  );
  expect(shown).toBe('rgb(1, 2, 3)');
});

it.each([
  ['styles', '<style nonce="n1"></style>'],
  ['stylesheets', '<link rel="stylesheet" nonce="n1" href="data:text/css,">'],
  ['scripts', '<script nonce="n1"></script>'],
])('gives stylesheets of libraries the nonce of the page’s own %s', async (_, own) => {
  const { shown } = await run(
    `${own}<p>old</p>`,
    `import { loadStyles } from '@stirrup/cms';
     await loadStyles('/library.css');
     show(getComputedStyle(get('p')).color);`,
    "style-src 'nonce-n1'",
    { '/library.css': 'p { color: rgb(1, 2, 3) }' },
  );
  expect(shown).toBe('rgb(1, 2, 3)');
});

const row = (key: string, quantity = 1) =>
  `<li style="height:80px"><img src="/${key}.svg" alt="" width="20" height="20">` +
  `<a href="#" class="remove" data-cart_item_key="${key}">Remove ${key}</a><span>${quantity}</span></li>`;
const cart = (name: string, ...rows: string[]) =>
  `<div class="${name}"><ul style="height:100px;overflow:auto">${rows.join('')}</ul><input name="coupon" value="SADDLE"></div>`;

describe('kept state', () => {
  it('keeps focus without a blur, scroll, and loaded images', async () => {
    const { page, shown } = await run(
      cart('a', row('one'), row('two'), row('three')),
      `const link = get('[data-cart_item_key=three]');
       const events = [];
       link.focus();
       get('ul').scrollTop = 90;
       const image = get('[src="/three.svg"]');
       for (const type of ['focus', 'blur']) link.addEventListener(type, () => events.push(type));
       replaceHtml(get('.a'), ${JSON.stringify(cart('a', row('two'), row('three', 5)))});
       show([document.activeElement === link, events, get('[src="/three.svg"]') === image, get('ul').textContent]);`,
    );
    expect(shown).toEqual([true, [], true, 'Remove two1Remove three5']);
    expect(await page.locator('ul').evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
    takeFailedRequests(page);
  });

  it('finds focus, caret and scroll again in markup that was replaced', async () => {
    const { page, shown } = await run(
      cart('a', row('one'), row('two'), row('three')),
      `const before = get('input');
       before.focus();
       before.setSelectionRange(1, 3);
       get('ul').scrollTop = 60;
       replaceHtml(get('.a'), ${JSON.stringify(cart('b', row('two'), row('three')))});
       const now = document.activeElement;
       show([now !== before, now.name, now.selectionStart, now.selectionEnd, get('ul').scrollTop]);`,
    );
    expect(shown).toEqual([true, 'coupon', 1, 3, 60]);
    takeFailedRequests(page);
  });

  it('hands the focus of a removed row on', async () => {
    const { page, shown } = await run(
      cart('a', row('one'), row('two'), row('three')),
      `get('[data-cart_item_key=two]').focus();
       replaceHtml(get('.a'), ${JSON.stringify(cart('a', row('one'), row('three')))});
       show(document.activeElement.textContent);`,
    );
    expect(shown).toBe('Remove three');
    takeFailedRequests(page);
  });
});

it('changes attributes with names that cannot be set, and those of SVG', async () => {
  const { shown } = await run(
    '<div id="x" @click="old"><svg id="s"><use id="u" xlink:href="#old"></use></svg></div>',
    `const use = get('#u');
     replaceHtml(get('#x'), '<div id="x" @click="new"><svg id="s"><use id="u" xlink:href="#new"></use></svg></div>');
     show([get('#x').getAttribute('@click'), get('#u') === use, use.getAttributeNS('http://www.w3.org/1999/xlink', 'href')]);`,
  );
  expect(shown).toEqual(['new', true, '#new']);
});

it('shows the server’s values, whatever was entered and wherever the attributes have gone', async () => {
  const form = (text: string, way: number, country: string) =>
    `<form><input name="text" value="${text}"><input type="checkbox" name="tick"${way === 2 ? ' checked' : ''}>${[1, 2]
      .map((one) => `<input type="radio" name="way" id="way${one}" value="${one}"${one === way ? ' checked' : ''}>`)
      .join('')}<select name="country">${['GB', 'FR']
      .map((one) => `<option${one === country ? ' selected' : ''}>${one}</option>`)
      .join('')}</select><textarea name="note">${text}</textarea></form>`;
  const { shown } = await run(
    form('old', 1, 'GB'),
    `const kept = get('[name=text]');
    get('[name=note]').value = 'typed';
    const [now] = replaceHtml(get('form'), ${JSON.stringify(form('new', 2, 'FR'))}, { keys: ['name'] });
    show([[...new FormData(now)], get('[name=text]') === kept]);`,
  );
  const entries = [
    ['text', 'new'],
    ['tick', 'on'],
    ['way', '2'],
    ['country', 'FR'],
    ['note', 'new'],
  ];
  expect(shown).toEqual([entries, true]);
});

it('shows all choices of the server in a list of several', async () => {
  const list = (...chosen: string[]) =>
    `<select multiple name="size">${['Pony', 'Cob', 'Full']
      .map((one) => `<option${chosen.includes(one) ? ' selected' : ''}>${one}</option>`)
      .join('')}</select>`;
  const { shown } = await run(
    list('Pony', 'Cob'),
    `const options = [...get('select').options];
     for (const option of options) option.selected = option.text === 'Pony';
     replaceHtml(get('select'), ${JSON.stringify(list('Pony', 'Cob'))}, { keys: ['name'] });
     show([[...get('select').selectedOptions].map(({ text }) => text), get('option') === options[0]]);`,
  );
  expect(shown).toEqual([['Pony', 'Cob'], true]);
});
