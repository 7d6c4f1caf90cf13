import { isRecord } from '@stirrup/cms';
import type { Printed } from '../maps/printed.ts';

/** The places in a map's options. */
export function addressesIn({ addresses }: Printed = {}): Printed[] {
  return Array.isArray(addresses) ? addresses.filter(isRecord) : [];
}
