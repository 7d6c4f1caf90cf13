import { httpUrl } from '@stirrup/cms';

/** The address of a picture; undefined for one that shows no picture. A `data:` image cannot be navigated to, but shown. */
export function pictureAddress(address: string | null | undefined): string | undefined {
  return address?.startsWith('data:image/') ? address : httpUrl(address);
}
