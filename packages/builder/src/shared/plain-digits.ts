/** The text with full-width, Arabic and Persian digits as those of ASCII, which alone are digits in patterns. */
export function plainDigits(text: string): string {
  return text.replace(/[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
