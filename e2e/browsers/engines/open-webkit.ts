import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../support/free-port.ts';
import { type Engine, VIEWPORT } from '../engine.ts';

/** The driver's names of keys. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: Key.TAB,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Alt: Key.ALT,
  Enter: Key.RETURN,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Home: Key.HOME,
  End: Key.END,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
};

const keyOf = (key: string) => KEYS[key] ?? key;

/** Time for the screen and the driver to start on a busy machine, in ms. */
const PATIENCE = 60_000;

/** WebKitGTK's own browser by its driver, on a screen that nobody sees: it has no headless mode. */
export async function openWebKit(): Promise<Engine> {
  const binary = miniBrowsers().find((path) => existsSync(path));
  if (binary === undefined) throw new Error('Stirrup: MiniBrowser is missing. It comes with webkit2gtk-driver.');
  const screen = await openScreen();
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      // Its sandbox does not start for root, and the only pages that it opens are our own.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const end = () => {
    service.kill();
    screen.process.kill();
  };
  // A run that is interrupted leaves no window behind.
  process.once('exit', end);
  try {
    const driver = await connect(`http://127.0.0.1:${port}`, binary);
    return await engineOf(driver, end);
  } catch (error) {
    end();
    throw error;
  }
}

/** Debian's places for it: a folder per architecture, and one per version of the library's interface. */
const miniBrowsers = () =>
  readdirSync('/usr/lib').flatMap((folder) =>
    ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
  );

async function engineOf(driver: WebDriver, end: () => void): Promise<Engine> {
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  await fitWindow(driver);
  const actions = () => driver.actions({ async: true });
  return {
    name: 'WebKit',
    version: String((await driver.getCapabilities()).get('browserVersion')),
    goto: (address) => driver.get(address),
    evaluate: async (expression) => {
      const result: unknown = await driver.executeAsyncScript(
        `const done = arguments[arguments.length - 1];
         Promise.resolve().then(() => ${expression}).then(value => done([true, value]), error => done([false, String(error && error.stack ? error + '\\n' + error.stack : error)]));`,
      );
      const [isFine, value] = Array.isArray(result) ? result : [false, 'The driver answered nothing.'];
      if (isFine !== true) throw new Error(String(value));
      return String(value);
    },
    move: (x, y) => actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).perform(),
    pointerDown: () => actions().press().perform(),
    pointerUp: () => actions().release().perform(),
    keyDown: (key) => actions().keyDown(keyOf(key)).perform(),
    keyUp: (key) => actions().keyUp(keyOf(key)).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => undefined);
      end();
    },
  };
}

async function connect(server: string, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  for (const until = Date.now() + PATIENCE; ; ) {
    try {
      return await new Builder().usingServer(server).withCapabilities(capabilities).build();
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(200);
    }
  }
}

/** Gives the viewport its size: the window around it has bars of unknown height. */
async function fitWindow(driver: WebDriver): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...VIEWPORT });
  const [width, height]: number[] = await driver.executeScript('return [innerWidth, innerHeight]');
  await window.setRect({
    x: 0,
    y: 0,
    width: 2 * VIEWPORT.width - (width ?? VIEWPORT.width),
    height: 2 * VIEWPORT.height - (height ?? VIEWPORT.height),
  });
}

/** A screen of its own with a number that the server chooses. */
async function openScreen(): Promise<{ display: string; process: ChildProcess }> {
  const size = `${VIEWPORT.width + 200}x${VIEWPORT.height + 300}x24`;
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = child.stdio[3];
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Stirrup: Xvfb did not start.')));
    numbers?.once('data', (data) => resolve(String(data).trim()));
  });
  return { display: `:${number}`, process: child };
}
