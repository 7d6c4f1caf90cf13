import type { Page } from 'playwright-core';

/** Roles that screen readers skip, or that only repeat the text inside. */
const SKIPPED = ['none', 'generic', 'StaticText', 'InlineTextBox', 'LabelText', 'RootWebArea'];

/** Properties that are read out with a name. */
const SPOKEN = ['checked', 'expanded', 'disabled', 'selected', 'pressed', 'level'];

/**
 * Chromium's accessibility tree for an element and its content, one line each: `radio "Bay" checked=true`, followed by
 * the description, if any. Hidden elements are not included.
 *
 * @example
 * ```ts
 * expect(await accessibilityTree(page, 'nav')).toContain('button "Toggle sub menu: Saddles" expanded=false');
 * ```
 */
export async function accessibilityTree(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId });
  await session.detach();
  return nodes.flatMap(({ ignored, role, name, description, properties = [] }) => {
    if (ignored || SKIPPED.includes(String(role?.value))) return [];
    const spoken = properties.filter((property) => SPOKEN.includes(property.name));
    const parts = [
      `${role?.value} "${name?.value ?? ''}"`,
      ...spoken.map((property) => `${property.name}=${property.value.value}`),
      description?.value && `description="${description.value}"`,
    ];
    return parts.filter(Boolean).join(' ');
  });
}
