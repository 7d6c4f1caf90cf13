import { readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { choose, htmlOf, order } from './support/wordpress.ts';

beforeEach(() => order('activate'));
afterEach(() => order('deactivate'));

/** The page as it is without the plugin. */
async function pageWithout(path: string): Promise<string> {
  await order('deactivate');
  const html = await htmlOf(path);
  await order('activate');
  return html;
}

describe('the site is as it was', () => {
  it('after the plugin has been switched off', async () => {
    await order('deactivate');
    const before = await htmlOf('/list/');
    await order('activate');
    expect(await htmlOf('/list/')).not.toBe(before);
    await order('deactivate');
    expect(await htmlOf('/list/')).toBe(before);
  });

  it.each([
    ['crash', 'A filter broke.'],
    ['crash_early', 'The first filter broke.'],
  ])('when a filter throws, and the screen says so: %s', async (name, message) => {
    await order('forget-report');
    expect(await htmlOf(`/list/?with=${name}`)).toBe(await pageWithout(`/list/?with=${name}`));
    expect(JSON.stringify(await order('report'))).toContain(message);
  });

  it('when the theme sends its page in parts', async () => {
    expect(await htmlOf('/list/?with=flush')).toBe(await pageWithout('/list/?with=flush'));
  });

  it('while an upload is incomplete: a file of the scripts', async () => {
    const path = `${inject('plugin')}/assets/stirrup.lite.js`;
    const content = readFileSync(path);
    truncateSync(path, 100);
    try {
      await order('forget');
      expect(await htmlOf('/list/')).toBe(await pageWithout('/list/'));
    } finally {
      writeFileSync(path, content);
    }
    expect(await htmlOf('/list/')).toContain('stirrup-js');
  });

  it.each(['includes/class-verdicts.php', 'build.php'])('while an upload is incomplete: without %s', async (file) => {
    const path = `${inject('plugin')}/${file}`;
    renameSync(path, `${path}.missing`);
    try {
      expect(await htmlOf('/list/')).toBe(await pageWithout('/list/'));
    } finally {
      renameSync(`${path}.missing`, path);
    }
  });

  it.each([
    ['includes/class-verdicts.php', 'broken off', 200],
    ['includes/handles-builder.php', 'broken off', 200],
    ['includes/class-page.php', 'empty', Number.POSITIVE_INFINITY],
    ['includes/handles-shop.php', 'empty', Number.POSITIVE_INFINITY],
  ])('while %s is %s', async (file, _, missing) => {
    const path = `${inject('plugin')}/${file}`;
    const content = readFileSync(path);
    truncateSync(path, Math.max(0, content.length - missing));
    try {
      expect(await htmlOf('/list/')).toBe(await pageWithout('/list/'));
    } finally {
      writeFileSync(path, content);
    }
  });
});

describe('caches', () => {
  it('are emptied once after an update, however it was made', async () => {
    await htmlOf('/list/');
    const times = async () => [Number(await order('times-emptied')), Number(await order('times-purged'))];
    const before = await times();
    await order('update');
    await htmlOf('/list/');
    await htmlOf('/list/');
    expect(await times()).toEqual(before.map((one) => one + 1));
  });
});

describe('uninstalling', () => {
  it('leaves nothing in the database', async () => {
    await choose({ flavour: 'lite', keep: [] });
    await htmlOf('/list/');
    // The report is saved when the page has left.
    await expect
      .poll(() => order('saved'))
      .toEqual(expect.arrayContaining(['stirrup_options', 'stirrup_report', 'stirrup_version']));
    await order('uninstall');
    expect(await order('saved')).toEqual([]);
  });
});
