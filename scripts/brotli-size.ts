import { brotliCompressSync, constants } from 'node:zlib';

/** Size in bytes after Brotli at level 11, as a server that compresses in advance sends it. */
export function brotliSize(content: string | Uint8Array): number {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params }).length;
}
