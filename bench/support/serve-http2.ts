import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Types of files that are sent compressed. */
const COMPRESSED = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/;

/** Quality of Brotli for files, which servers compress ahead, and for pages, which they compress at each request. */
const FILES = 11;
const PAGES = 5;

/** A running server of all the bench's sites. */
export interface Http2Server {
  readonly port: number;
  /** Size of the last response to an address, as it was sent, without its headers; in bytes. */
  readonly bytesOf: (url: string) => number;
  readonly close: () => Promise<void>;
}

/**
 * Serves every host over HTTP/2, with Brotli, by a function from requests to responses. The certificate is made for this
 * run, and nobody trusts it: start the browser with `--ignore-certificate-errors`.
 */
export async function serveHttp2(answer: (request: Request) => Promise<Response>): Promise<Http2Server> {
  const sizes = new Map<string, number>();
  const shrink = createCompressor();
  const respond = async (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const url = `https://${incoming.authority}${incoming.url}`;
    const response = await answer(await requestOf(url, incoming));
    const type = response.headers.get('content-type') ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    const isCompressed = COMPRESSED.test(type) && body.length > 0;
    const sent = isCompressed ? await shrink(body, type.startsWith('text/html') ? PAGES : FILES) : body;
    sizes.set(url, sent.length);
    outgoing.statusCode = response.status;
    for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
    outgoing.setHeader('set-cookie', response.headers.getSetCookie());
    outgoing.setHeader('content-length', sent.length);
    if (isCompressed) outgoing.setHeader('content-encoding', 'br');
    outgoing.end(sent);
  };
  const server = createSecureServer(createCertificate(), (incoming, outgoing) => {
    respond(incoming, outgoing).catch((error: unknown) => {
      // A page that is closed takes its requests with it.
      if (!outgoing.stream.destroyed) console.error(error);
      outgoing.stream.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    bytesOf: (url) => sizes.get(url) ?? 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Compresses each content once. */
function createCompressor(): (body: Buffer, quality: number) => Promise<Buffer> {
  const known = new Map<string, Promise<Buffer>>();
  return (body, quality) => {
    const key = `${quality} ${createHash('sha1').update(body).digest('base64')}`;
    const sent = known.get(key) ?? compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    known.set(key, sent);
    return sent;
  };
}

async function requestOf(url: string, incoming: Http2ServerRequest): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (!name.startsWith(':') && value !== undefined) headers.set(name, String(value));
  }
  const { method } = incoming;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return new Request(url, { method, headers, body: Buffer.concat(chunks) });
}

/** A key and a certificate for a day, in one text. */
function createCertificate(): { readonly key: string; readonly cert: string } {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const made = execFileSync('openssl', ['req', '-x509', ...curve, '-days', '1', '-subj', '/CN=bench', '-keyout', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { key: made, cert: made };
}
