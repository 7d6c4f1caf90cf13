/** Clears a visitor's data in the browser: cookies and both storages. */
export function forgetVisitor(): void {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (!name) continue;
    document.cookie = `${name}=; Path=/; Max-Age=0`;
    // The cookies of order attribution belong to the domain.
    document.cookie = `${name}=; Path=/; Domain=${location.hostname}; Max-Age=0`;
  }
  sessionStorage.clear();
  // Storybook stores nothing in the canvas that a reload needs.
  localStorage.clear();
}
