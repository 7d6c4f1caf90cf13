import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { onePageNavigationMarkup, printedNavigation } from './fixture.ts';
import { onePageNavigation } from './island.ts';

/** The newest observer of crossings, with what it observes. */
let line = { margin: '', sections: new Set<Element>(), cross: (_passed: Readonly<Record<string, boolean>>) => {} };

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #sections = new Set<Element>();
      constructor(listener: (entries: object[]) => void, { rootMargin }: { readonly rootMargin: string }) {
        const cross = (passed: Readonly<Record<string, boolean>>) =>
          listener(Object.entries(passed).map(([id, isIntersecting]) => ({ target: the(`#${id}`), isIntersecting })));
        line = { margin: rootMargin, sections: this.#sections, cross };
      }
      observe(section: Element) {
        this.#sections.add(section);
      }
      disconnect() {
        this.#sections.clear();
      }
    },
  );
});
afterEach(() => {
  closePage();
  document.documentElement.removeAttribute('style');
  vi.unstubAllGlobals();
});

const LIST = '#bricks-one-page-navigation';
const builder = `<div id="brx-content"><style id="css"></style>
  <section id="hides"><h2>Our
    hides</h2></section><section id="first-ride"></section><div></div><section id="brxe-aftacr" ></section>
  <section id="named" aria-label="At the forge"><h2>Iron</h2></section></div><ul id="bricks-one-page-navigation"></ul>`;
const links = () => [...document.querySelectorAll<HTMLAnchorElement>(`:is(${LIST}, [data-island]) a`)];
const current = () => links().flatMap((link) => (link.getAttribute('aria-current') === 'true' ? link.hash : []));
/** Lets observers of the page report. */
const observed = () => new Promise((resolve) => setTimeout(resolve));
async function open(markup: unknown): Promise<void> {
  await openIsland(onePageNavigation, markup);
  await observed();
}

describe('the builder’s list', () => {
  it('gets a link with a name for each section', async () => {
    await open(builder);
    expect(links().map((link) => [link.getAttribute('href'), link.className, link.getAttribute('aria-label')])).toEqual(
      [
        ['#hides', 'bricks-one-page-hides', 'Our hides'],
        ['#first-ride', 'bricks-one-page-first-ride', 'First ride'],
        ['#brxe-aftacr', 'bricks-one-page-brxe-aftacr', 'Section 3'],
        ['#named', 'bricks-one-page-named', 'At the forge'],
      ],
    );
    expect([...the(LIST).children].map(({ localName }) => localName)).toEqual(['li', 'li', 'li', 'li']);
    expect(the(LIST).parentElement?.outerHTML).toContain('<nav aria-label="Page sections"');
  });

  it('marks the section whose beginning has passed the line', async () => {
    await open(builder);
    expect([current(), line.sections.size]).toEqual([[], 4]);
    line.cross({ hides: true });
    expect([current(), links()[0]?.classList.contains('active')]).toEqual([['#hides'], true]);
    line.cross({ named: true, 'brxe-aftacr': true, 'first-ride': true });
    expect(current()).toEqual(['#named']);
    line.cross({ named: false, 'brxe-aftacr': false });
    expect(current()).toEqual(['#first-ride']);
    expect(document.querySelectorAll('.active')).toHaveLength(1);
  });

  it('follows sections that are added, moved and removed', async () => {
    await open(builder);
    links()[0]?.focus();
    the('#hides').insertAdjacentHTML('beforebegin', '<section id="intro"><h2>Intro</h2></section>');
    the('#named').remove();
    await observed();
    expect(links().map(({ hash }) => hash)).toEqual(['#intro', '#hides', '#first-ride', '#brxe-aftacr']);
    expect([...line.sections].map(({ id }) => id)).toEqual(['intro', 'hides', 'first-ride', 'brxe-aftacr']);
    expect(document.activeElement).toBe(links()[1]);
    line.cross({ intro: true });
    expect(current()).toEqual(['#intro']);
    the('#brx-content').append(the('#hides'));
    await observed();
    expect(links().map(({ hash }) => hash)).toEqual(['#intro', '#first-ride', '#brxe-aftacr', '#hides']);
    links()[3]?.focus();
    the('#hides').remove();
    await observed();
    expect(document.activeElement).toBe(links()[2]);
  });

  it('is empty and where it was once the island is gone', async () => {
    await open(builder);
    const before = builder.replace(/\s+/g, ' ');
    pageRegistry().release(the(LIST));
    expect(the('main').innerHTML.replace(/\s+/g, ' ')).toBe(before.replace(' >', '>'));
  });

  it('knows a form by its id, though a field has that name', async () => {
    await open(builder.replace('<div></div>', '<form id="order"><input name="id" value="7"></form>'));
    expect(links().map(({ hash }) => hash)).toContain('#order');
  });

  it('stays empty without content', async () => {
    await open('<ul id="bricks-one-page-navigation"></ul>');
    expect(links()).toEqual([]);
  });
});

describe('a chosen section', () => {
  const name = (hash: string) => {
    history.replaceState(null, '', `/${hash}`);
    window.dispatchEvent(new Event('hashchange'));
  };

  const scroll = () => window.dispatchEvent(new Event('scroll'));
  const wait = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ms);

  it('is current until the visitor scrolls, though the page’s end is too near to reach it', async () => {
    await open(builder);
    line.cross({ hides: true });
    name('#named');
    expect(current()).toEqual(['#named']);
    // The browser is still on its way.
    line.cross({ 'first-ride': true });
    scroll();
    expect(current()).toEqual(['#named']);
    wait(1001);
    line.cross({ 'first-ride': true });
    expect(current()).toEqual(['#named']);
    scroll();
    expect(current()).toEqual(['#first-ride']);
  });

  it('is none once it is reached', async () => {
    await open(builder);
    line.cross({ hides: true });
    name('#named');
    line.cross({ named: true });
    line.cross({ named: false });
    expect(current()).toEqual(['#hides']);
  });

  it('is none after a link to elsewhere, and once it is gone', async () => {
    await open(builder);
    line.cross({ hides: true });
    name('#named');
    name('#bricks-one-page-navigation');
    expect(current()).toEqual(['#hides']);
    name('#named');
    the('#named').remove();
    await observed();
    line.cross({ hides: true });
    expect(current()).toEqual(['#hides']);
  });

  it('may be the one that the address names at first', async () => {
    history.replaceState(null, '', '/#named');
    await open(builder);
    expect(current()).toEqual(['#named']);
  });
});

describe('the line', () => {
  it('is the place to which links lead, below a header that becomes sticky, after a resize, too', async () => {
    await open(builder);
    expect(line.margin).toBe(`10000000px 0px -${innerHeight - 2}px 0px`);
    document.documentElement.style.scrollPaddingTop = '80px';
    await observed();
    expect([line.margin, line.sections.size]).toEqual([`10000000px 0px -${innerHeight - 82}px 0px`, 4]);
    vi.stubGlobal('innerHeight', 50);
    window.dispatchEvent(new Event('resize'));
    expect(line.margin).toBe('10000000px 0px -0px 0px');
  });

  it('is below the margin that a section asks for', async () => {
    await open(builder.replace('id="hides"', 'id="hides" style="scroll-margin-top: 30px"'));
    expect(line.margin).toBe(`10000000px 0px -${innerHeight - 32}px 0px`);
  });
});

describe('our own dialect', () => {
  it('fills a list with links to the sections of its content', async () => {
    await open(onePageNavigationMarkup());
    expect(links().map(({ hash, className }) => [hash, className])).toEqual([
      ['#hides', ''],
      ['#trees', ''],
      ['#first-ride', ''],
      ['#brxe-aftacr', ''],
    ]);
    expect(document.querySelectorAll('nav')).toHaveLength(1);
    line.cross({ trees: true });
    expect(current()).toEqual(['#trees']);
  });

  it('leaves a list with the focus where it is: its link would lose it', async () => {
    const opened = open(
      '<ul data-island="one-page-navigation"><li><a href="#care">Care</a></li></ul><p id="care"></p>',
    );
    const [link] = links();
    link?.focus();
    await opened;
    expect([document.activeElement, link?.closest('nav')]).toEqual([link, null]);
  });

  it('only marks links that an author has printed, and follows both ends of them', async () => {
    await open(printedNavigation());
    const printed = links().map(({ outerHTML }) => outerHTML);
    line.cross({ 'own-hides': true });
    expect(current()).toEqual(['#own-hides']);
    the('main').insertAdjacentHTML('beforeend', '<div><h3 id="late">Late</h3></div>');
    the('nav ul').insertAdjacentHTML('beforeend', '<li><a href="#late">Late</a></li>');
    await observed();
    line.cross({ late: true });
    expect(current()).toEqual(['#late']);
    pageRegistry().release(document.body);
    expect(
      links()
        .slice(0, 2)
        .map(({ outerHTML }) => outerHTML),
    ).toEqual(printed);
  });
});
