/** The value of a cookie; empty if it is missing or cookies are forbidden. */
export function readCookie(name: string): string {
  const pair = cookies().find((entry) => entry.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function cookies(): readonly string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}
