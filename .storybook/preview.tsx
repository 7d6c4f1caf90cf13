/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { CMS_FAULTS } from '../stories/support/cms-faults.ts';
import { answerInPage } from '../stories/support/demo-cms.ts';
import { forgetVisitor } from '../stories/support/forget-visitor.ts';
import { freshPage } from '../stories/support/fresh-page.ts';
import { answerMediaQueries, showMedia } from '../stories/support/show-media.ts';
import { stayOnPage } from '../stories/support/stay-on-page.ts';
import { uploadInPage } from '../stories/support/upload-in-page.ts';
import '../fixtures/cms/theme/theme.css';
import '../packages/stirrup/src/stirrup.css';

answerInPage();
uploadInPage();
stayOnPage();
answerMediaQueries();
// Stories act as soon as the code that they need has come, which on a busy machine takes longer than the second of the default.
configure({ asyncUtilTimeout: 5000 });

const DocsPage = lazy(() => import('./docs-page.tsx'));

/** Docs pages with code of their own, which is nearly as much as that of all islands: no story needs it. */
function LateDocsPage() {
  return (
    <Suspense>
      <DocsPage />
    </Suspense>
  );
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    options: {
      storySort: {
        order: ['Welcome', 'Guides', ['Your first page', 'The islands'], 'Tokens', 'Patterns', 'Shop', 'Builder'],
      },
    },
    a11y: {
      test: 'error',
      config: { rules: Object.keys(CMS_FAULTS).map((id) => ({ id, enabled: false })) },
    },
    controls: { disable: true },
    docs: { page: LateDocsPage, codePanel: true },
    viewport: {
      options: {
        narrow: { name: 'Narrow phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: {
    dialect: {
      description: 'Dialect of the markup',
      toolbar: {
        title: 'Dialect',
        dynamicTitle: true,
        items: [
          { value: 'story', title: 'Dialect', icon: 'markup' },
          { value: 'stirrup', title: 'Our own' },
          { value: 'bricks', title: 'Bricks' },
          { value: 'woocommerce', title: 'WooCommerce' },
          { value: 'swatches', title: 'Variation Swatches' },
          { value: 'bricksextras', title: 'BricksExtras' },
          { value: 'acss', title: 'Automatic.css' },
        ],
      },
    },
    motion: {
      description: 'Reduced motion',
      toolbar: {
        title: 'Motion',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion', icon: 'play' },
          { value: 'reduce', title: 'Reduced' },
          { value: 'no-preference', title: 'In full' },
        ],
      },
    },
    colours: {
      description: 'Forced colours',
      toolbar: {
        title: 'Colours',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Colours', icon: 'contrast' },
          { value: 'active', title: 'Forced' },
        ],
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Scheme', icon: 'browser' },
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
          { value: 'ltr', title: 'LTR', icon: 'arrowright' },
          { value: 'rtl', title: 'RTL', icon: 'arrowleft' },
        ],
      },
    },
  },
  initialGlobals: { dialect: 'story', scheme: 'system', direction: 'ltr', motion: 'system', colours: 'system' },
  // These loaders run before those of the stories, which visit the demo shop.
  loaders: [
    async (context) => {
      await freshPage(context);
      forgetVisitor();
    },
  ],
  decorators: [
    (Story, { globals }) => {
      showMedia(globals);
      document.documentElement.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
      return <Story />;
    },
  ],
};

export default preview;
