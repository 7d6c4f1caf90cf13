import { Controls, Description, DocsContext, Markdown, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { sentenceOf } from './sentence-case.ts';
import { StoryFrame } from './story-frame.tsx';
import { storybookMarkdown } from './storybook-markdown.ts';

/** The pages of all islands, each a file of its own. */
const pages = import.meta.glob<string>('../docs/islands/*.md', { query: '?raw', import: 'default' });

/** Between the words of a page and its facts. */
const FACTS = '<!-- use -->';

/**
 * The docs page of a file of stories: the island's page of docs/islands, with a story (the first one that has controls), its
 * controls, and links to all others.
 */
export default function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const shown = stories.find(({ argTypes }) => Object.keys(argTypes).length > 0) ?? first;
  const page = usePage(first?.parameters['island']);
  const [words = '', facts = ''] = page.split(FACTS);
  return (
    <>
      {page ? <Markdown>{storybookMarkdown(words)}</Markdown> : <h1>{csfFile.meta.title.split('/').at(-1)}</h1>}
      {!page && <Description of="meta" />}
      {shown && <StoryFrame key={shown.id} story={shown} />}
      {shown && Object.keys(shown.argTypes).length > 0 && <Controls of={shown.moduleExport} />}
      <Markdown>{storybookMarkdown(facts)}</Markdown>
      <h2>Stories</h2>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`?path=/story/${id}`} target="_top">
              {sentenceOf(name.replaceAll(' ', ''))}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function usePage(island: unknown): string {
  const [page, setPage] = useState('');
  useEffect(() => {
    void pages[`../docs/islands/${island}.md`]?.().then(setPage);
  }, [island]);
  return page;
}
