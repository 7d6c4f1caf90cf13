import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import type { Args, Globals, PreparedStory } from 'storybook/internal/types';

/** Settings of our toolbar. */
const TOOLBAR = ['dialect', 'scheme', 'direction', 'motion', 'colours'];

/**
 * A story in a frame of its own, which follows the controls and the toolbar; Storybook's own frame follows neither. Each story
 * is a page: an overlay lies over that page, and no island meets one of another story.
 */
export function StoryFrame({ story }: { readonly story: PreparedStory }) {
  const { args, globals } = useSettings(story);
  const address = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    globals: TOOLBAR.map((name) => `${name}:${globals[name]}`).join(';'),
    options: JSON.stringify(args),
  });
  return (
    <iframe
      title={story.name}
      src={`iframe.html?${address}`}
      style={{ inlineSize: '100%', blockSize: '420px', border: '1px solid #8888', borderRadius: 4 }}
    />
  );
}

interface Settings {
  readonly args: Args;
  readonly globals: Globals;
}

function useSettings(story: PreparedStory): Settings {
  const { channel, getStoryContext } = useContext(DocsContext);
  const [settings, setSettings] = useState<Settings>(() => getStoryContext(story));
  useEffect(() => {
    const onArgs = ({ storyId, args }: { storyId: string; args: Args }) =>
      storyId === story.id && setSettings(({ globals }) => ({ args, globals }));
    const onGlobals = ({ globals }: { globals: Globals }) => setSettings(({ args }) => ({ args, globals }));
    channel.on(STORY_ARGS_UPDATED, onArgs);
    channel.on(GLOBALS_UPDATED, onGlobals);
    return () => {
      channel.off(STORY_ARGS_UPDATED, onArgs);
      channel.off(GLOBALS_UPDATED, onGlobals);
    };
  }, [channel, story]);
  return settings;
}
