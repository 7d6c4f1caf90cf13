/**
 * A format with the time that is left: `%d`, `%h`, `%m`, `%s`, and in upper case with two digits at least
 * (bricks-elements.md §35).
 */
export function showLeft(format: string, seconds: number): string {
  const units: Readonly<Record<string, number>> = {
    d: seconds / 60 / 60 / 24,
    h: (seconds / 60 / 60) % 24,
    m: (seconds / 60) % 60,
    s: seconds % 60,
  };
  return format.replace(/%([dhms])/gi, (_, letter: string) => {
    const value = Math.floor(units[letter.toLowerCase()] ?? 0);
    return String(value).padStart(letter < 'a' ? 2 : 1, '0');
  });
}
