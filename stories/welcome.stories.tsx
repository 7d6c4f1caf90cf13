import type { Meta, StoryObj } from '@storybook/react-vite';

export default { title: 'Welcome', tags: ['!test', '!autodocs'] } satisfies Meta;

/** The welcome page for designers: the contents of this Storybook, and how stories work. */
export const Welcome: StoryObj = {
  render: () => (
    <main className="story">
      <h1>Every island, in every state</h1>
      <p>
        A shop’s server prints finished pages. Stirrup finds the interactive elements in them and hydrates each where it
        stands: an <em>island</em>. Here you see them one by one.
      </p>
      <h2>What you see is real</h2>
      <ul>
        <li>The markup is what the CMS prints, mostly from the same functions that print the demo shop.</li>
        <li>The islands are the ones that visitors get. Nothing is drawn for this page.</li>
        <li>
          Calls are answered by the demo shop, which runs inside the page: with a cart, with sessions, and with faults
          where a story is named after one.
        </li>
        <li>A story plays itself into its state. Go on from there: click, type, use the keyboard.</li>
        <li>Where the shop would open another page, its address shows in the panel “Actions”, and the story stays.</li>
      </ul>
      <h2>What you can change</h2>
      <ul>
        <li>Dialect, in the toolbar: the same island in the markup of another CMS, or in our own.</li>
        <li>Scheme: that of your system, light, dark.</li>
        <li>Direction: left to right, right to left.</li>
        <li>Motion and colours: reduced motion, forced colours.</li>
        <li>Viewport: from a narrow phone to a desktop, or the room there is.</li>
        <li>Options, in the panel “Controls”, where a story shows our own dialect.</li>
        <li>The panel “Code” has the markup of the story, to copy.</li>
      </ul>
      <h2>What is checked</h2>
      <p>
        The panel “Accessibility” shows what axe finds. It finds nothing, in both schemes and at both widths, or the
        tests fail, except for four faults of the CMS’s own markup, which <code>stories/support/cms-faults.ts</code>{' '}
        lists. Each story starts on a page of its own, so nothing of the one before is left.
      </p>
    </main>
  ),
};
