import puppeteer, { type KeyInput } from 'puppeteer-core';
import { type Engine, VIEWPORT } from '../engine.ts';

/** Debian's Firefox, unless `FIREFOX` names another one. */
const EXECUTABLE = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

/** The main Enter key: the driver's own name for it means the one beside the digits. */
const RETURN = '\uE006';

// The driver takes every key's name and every character, of which its type lists some.
const keyOf = (key: string) => (key === 'Enter' ? RETURN : key) as KeyInput;

/** Firefox by WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: EXECUTABLE,
    headless: true,
    defaultViewport: VIEWPORT,
    // A busy machine takes longer to start it than the driver expects.
    timeout: 120_000,
    protocolTimeout: 120_000,
    args: [`--width=${VIEWPORT.width}`, `--height=${VIEWPORT.height + 100}`],
  });
  const openTab = async () => {
    const tab = await browser.newPage();
    await tab.setViewport(VIEWPORT);
    return tab;
  };
  // Firefox's first tab never has the system's focus: keys reach it, but press no button.
  let page = await openTab();
  return {
    name: 'Firefox',
    version: (await browser.version()).replace(/^\w+\//, ''),
    goto: async (address) => {
      if (address !== 'about:blank') return void (await page.goto(address, { timeout: 30_000 }));
      // In a tab that has shown a page of the page cache the driver waits in vain for what is opened next.
      const left = page;
      page = await openTab();
      await left.close();
    },
    evaluate: async (expression) => String(await page.evaluate(expression)),
    move: (x, y) => page.mouse.move(x, y),
    pointerDown: () => page.mouse.down(),
    pointerUp: () => page.mouse.up(),
    keyDown: (key) => page.keyboard.down(keyOf(key)),
    keyUp: (key) => page.keyboard.up(keyOf(key)),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
