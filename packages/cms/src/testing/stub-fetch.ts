/** An answer of a stubbed server; an `Error` is a network failure. */
type Reply = { status?: number; body?: string | object; headers?: Record<string, string> } | Error;

/** One call that reached the stub. */
interface Call {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  readonly credentials: string | undefined;
}

/** Replaces `fetch` by a server that gives its answers in turn, the last one forever, and records the calls. */
export function stubFetch(...replies: (Reply | ((call: Call) => Reply))[]): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const headers = Object.fromEntries(
      Array.from(new Headers(init.headers), ([name, value]) => [name.toLowerCase(), value]),
    );
    const call = {
      url: String(input),
      method: init.method ?? 'GET',
      headers,
      body: init.body,
      credentials: init.credentials,
    };
    const next = replies[Math.min(calls.length, replies.length - 1)];
    calls.push(call);
    await Promise.resolve();
    init.signal?.throwIfAborted();
    const reply = typeof next === 'function' ? next(call) : next;
    if (reply instanceof Error || !reply) throw reply ?? new TypeError('Failed to fetch');
    const { status = 200, body = '', headers: answered = {} } = reply;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(status === 204 ? null : text, { status, headers: answered });
  };
  return calls;
}
