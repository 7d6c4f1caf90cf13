import type { CDPSession } from 'playwright-core';
import { type Heard, nameOf } from './walk.ts';

/** A control as assistive technology sees it, or several with one tab stop. */
export type Control = readonly Heard[];

/** Roles of controls. */
const ROLES: ReadonlySet<string> = new Set([
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'slider', 'spinbutton', 'combobox', 'listbox'],
  ...['textbox', 'searchbox', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'treeitem', 'DisclosureTriangle'],
  ...['ColorWell', 'Date', 'DateTime', 'InputTime', 'PopUpButton', 'ToggleButton'],
]);

/** Elements whose inner controls are the browser's own. */
const PLAYERS: ReadonlySet<string> = new Set(['Audio', 'Video']);

/** Roles that may be in a group. */
const GROUPED: ReadonlySet<string> = new Set([
  ...['radio', 'tab', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'treeitem'],
]);

/** Roles whose controls share one tab stop, with arrow keys inside. */
const GROUPS: ReadonlySet<string> = new Set(['radiogroup', 'tablist', 'menu', 'menubar', 'tree', 'grid']);

type Tree = Awaited<ReturnType<typeof readTree>>;
type TreeNode = Tree[number];

const readTree = async (session: CDPSession) => (await session.send('Accessibility.getFullAXTree')).nodes;

/** Every enabled control of a page as it is, whether or not the keyboard reaches it. */
export async function controlsOf(session: CDPSession): Promise<readonly Control[]> {
  const nodes = await readTree(session);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const groups = new Map<string, Heard[]>();
  for (const node of nodes) {
    if (node.ignored || !ROLES.has(roleOf(node)) || (is(node, 'disabled') && !is(node, 'focusable'))) continue;
    if (outersOf(node, byId).some((outer) => PLAYERS.has(roleOf(outer)))) continue;
    const group = groupAround(node, byId) ?? (await radiosOf(session, node)) ?? node.nodeId;
    const heard = { role: roleOf(node), name: nameOf(node) };
    groups.set(group, [...(groups.get(group) ?? []), heard]);
  }
  return [...groups.values()];
}

const roleOf = ({ role }: TreeNode) => String(role?.value);

const is = ({ properties }: TreeNode, name: string) =>
  properties?.some((property) => property.name === name && property.value.value === true) === true;

function outersOf({ parentId }: TreeNode, byId: ReadonlyMap<string, TreeNode>): readonly TreeNode[] {
  const outer = byId.get(parentId ?? '');
  return outer ? [outer, ...outersOf(outer, byId)] : [];
}

function groupAround(node: TreeNode, byId: ReadonlyMap<string, TreeNode>): string | undefined {
  if (!GROUPED.has(roleOf(node))) return undefined;
  return outersOf(node, byId).find((outer) => GROUPS.has(roleOf(outer)))?.nodeId;
}

/** Browsers give radio buttons with one name a single tab stop. */
async function radiosOf(session: CDPSession, node: TreeNode): Promise<string | undefined> {
  if (roleOf(node) !== 'radio' || node.backendDOMNodeId === undefined) return undefined;
  const { node: element } = await session.send('DOM.describeNode', { backendNodeId: node.backendDOMNodeId });
  const { attributes = [] } = element;
  const name = attributes[attributes.indexOf('name') + 1];
  return element.nodeName === 'INPUT' && attributes.includes('name') ? `radios ${name}` : undefined;
}
