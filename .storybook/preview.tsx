/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite';
import { CMS_FAULTS } from '../stories/support/cms-faults.ts';
import { answerInPage } from '../stories/support/demo-cms.ts';
import { forgetVisitor } from '../stories/support/forget-visitor.ts';
import { freshPage } from '../stories/support/fresh-page.ts';
import { showScheme } from '../stories/support/show-scheme.ts';
import { stayOnPage } from '../stories/support/stay-on-page.ts';
import { uploadInPage } from '../stories/support/upload-in-page.ts';
import '../fixtures/cms/theme/theme.css';
import '../packages/stirrup/src/stirrup.css';

answerInPage();
uploadInPage();
stayOnPage();

const preview: Preview = {
  parameters: {
    a11y: {
      test: 'error',
      config: { rules: Object.keys(CMS_FAULTS).map((id) => ({ id, enabled: false })) },
    },
    controls: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Scheme of the system', icon: 'browser' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        title: 'Direction',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right', icon: 'arrowright' },
          { value: 'rtl', title: 'Right to left', icon: 'arrowleft' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'system', direction: 'ltr' },
  // These loaders run before those of the stories, which visit the demo shop.
  loaders: [
    async () => {
      await freshPage();
      forgetVisitor();
    },
  ],
  decorators: [
    (Story, { globals }) => {
      showScheme(globals['scheme']);
      document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
      return <Story />;
    },
  ],
};

export default preview;
