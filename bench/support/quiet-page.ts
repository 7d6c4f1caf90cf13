import type { Browser, CDPSession } from 'playwright-core';

/** A page without a debugger. */
export interface QuietPage {
  /** Sends a command of the DevTools protocol. */
  readonly send: (method: string, parameters?: object) => Promise<object>;
  /** Evaluates an expression, and awaits its promise. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Calls a function with each event of the DevTools protocol. */
  readonly listen: (listener: (event: PageEvent) => void) => void;
  readonly close: () => Promise<unknown>;
}

/** An event of the DevTools protocol, with those of its parameters that somebody reads. */
export interface PageEvent {
  readonly method: string;
  readonly params: {
    readonly requestId?: string;
    readonly type?: string;
    readonly request?: { readonly url: string };
    readonly initiator?: {
      readonly type?: string;
      readonly url?: string;
      readonly stack?: { readonly callFrames: readonly { readonly url: string }[] };
    };
  };
}

interface Answer {
  readonly id?: number;
  readonly result?: object;
  readonly error?: { readonly message: string };
}

interface Evaluated {
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
}

/**
 * Opens pages that Playwright does not see, each in a context of its own.
 *
 * Why: with Playwright, as with open developer tools, V8 records where every error was created. React creates some
 * while it is evaluated, so V8 parses its file again. What breaks if you simplify this: its task takes four times as
 * long as for visitors.
 */
export async function quietPages(browser: Browser): Promise<(before: string) => Promise<QuietPage>> {
  const root = await browser.newBrowserCDPSession();
  return async (before) => {
    const { browserContextId } = await root.send('Target.createBrowserContext');
    const window = { url: 'about:blank', width: 1280, height: 800 };
    const { targetId } = await root.send('Target.createTarget', { ...window, browserContextId });
    const { send, listen } = await attach(root, targetId);
    await send('Page.enable');
    await send('Page.addScriptToEvaluateOnNewDocument', { source: before });
    return {
      send,
      listen,
      evaluate: async (expression) => {
        const asked = { expression, awaitPromise: true, returnByValue: true };
        const { result, exceptionDetails }: Evaluated = await send('Runtime.evaluate', asked);
        if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
        return result?.value;
      },
      close: () => root.send('Target.disposeBrowserContext', { browserContextId }),
    };
  };
}

/**
 * Sends commands to a target through the browser's session: a session of its own would be Playwright's, which debugs.
 */
async function attach(root: CDPSession, targetId: string): Promise<Pick<QuietPage, 'send' | 'listen'>> {
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners: ((event: PageEvent) => void)[] = [];
  let last = 0;
  root.on('Target.receivedMessageFromTarget', (received) => {
    if (received.sessionId !== sessionId) return;
    const answer: Answer & Partial<PageEvent> = JSON.parse(received.message);
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    const { method, params } = answer;
    if (method && params) for (const listener of listeners) listener({ method, params });
  });
  return {
    listen: (listener) => listeners.push(listener),
    send: async (method, params = {}) => {
      last += 1;
      const id = last;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      await root.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
      const { error, result = {} } = await answered;
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    },
  };
}
