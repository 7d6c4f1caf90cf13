/** Clears what a visitor leaves in the browser: cookies and both storages. */
export function forgetVisitor(): void {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (!name) continue;
    document.cookie = `${name}=; Path=/; Max-Age=0`;
    // Those of order attribution are the domain's.
    document.cookie = `${name}=; Path=/; Domain=${location.hostname}; Max-Age=0`;
  }
  sessionStorage.clear();
  // Storybook keeps nothing in the canvas' storage that a reload needs.
  localStorage.clear();
}
