import { plainDigits } from '../../shared/plain-digits.ts';

/** A page number as `Number` reads it, without separators of thousands: WordPress prints it in the site's language. */
export function plainNumber(printed: string): string {
  return plainDigits(printed).replace(/[.,’٬\s](?=\d{3}(?!\d))/g, '');
}
