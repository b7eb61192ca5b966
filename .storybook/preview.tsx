import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import type { AfterEach, ArgTypesEnhancer } from 'storybook/internal/csf';
import { configure } from 'storybook/test';

import './preview.css';
import { DocsPage } from './docs/DocsPage.tsx';
import { followToolbar } from './docs/toolbar.ts';
import { EVERYTHING, HeldStates } from './HeldStates.tsx';
import type { Held } from './HeldStates.tsx';
import { answerForLanguage, applyToDocument, languageIn, showLanguage } from './language/show-language.ts';
import { laidOut } from './laid-out.ts';
import { modesOf, VIEWPORTS } from './modes.ts';
import { answerForToolbar, setReducedMotion } from './reduced-motion.ts';
import { SideBySide } from './SideBySide.tsx';

followToolbar();
answerForToolbar();
answerForLanguage();
globalThis.__LAID_OUT__ = laidOut;

// A story waits for what it expects; on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

/** Puts the toolbar's theme, language and direction on `<html>`, where the app puts them, so that portalled content follows too. */
const withToolbar: Decorator = (Story, { globals, id, viewMode }) => {
  const { theme, language, direction, motion } = globals;
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  setReducedMotion(motion === 'reduced');
  if (viewMode === 'docs' && language === 'ur') {
    return (
      <div lang="ur" dir="rtl">
        <Story key={motion} />
      </div>
    );
  }
  if (viewMode === 'docs') return <Story key={motion} />;
  applyToDocument(globals);
  if (theme === 'side-by-side') return <SideBySide id={id} globals={{ language, direction, motion }} />;
  // Whoever asks for motion once, on mounting, asks again.
  return <Story key={motion} />;
};

/** Holds in its state what a story names in `parameters.pseudo`, or everything when the toolbar asks for a state; see `HeldStates`. */
const withHeldStates: Decorator = (Story, { canvasElement, globals, parameters }) => {
  const held = EVERYTHING[String(globals['held'])] ?? (parameters['pseudo'] as Held | undefined);
  if (held === undefined) return <Story />;
  return (
    <HeldStates held={held} canvas={canvasElement}>
      <Story />
    </HeldStates>
  );
};

/** Screens alone call the server: components and pages do not load the code that answers in its place. */
const answerScreens: Loader = async (context) => {
  if (!context.title.startsWith('Screens/')) return {};
  const { answerCalls } = await import('./mocks.ts');
  return answerCalls(context);
};

/**
 * Fetches the sentences of a story before it is drawn. A story that plays begins in English, whatever the toolbar says: its play function
 * looks for English words. What it leaves on the page is then shown in the language of the toolbar.
 */
const speak: Loader = async ({ canvasElement, globals, playFunction, viewMode }) => {
  const isToPlay = viewMode === 'story' && playFunction !== undefined && canvasElement.childElementCount === 0;
  await showLanguage(isToPlay ? 'en' : languageIn(globals));
  return {};
};

const speakAfterPlay: AfterEach = async ({ globals, viewMode }) => {
  await showLanguage(languageIn(globals));
  if (viewMode !== 'story') return;
  applyToDocument(globals);
  // Before axe looks.
  await laidOut();
};

/** Gives a story its modes. An enhancer knows the story's id, and runs before Chromatic reads its parameters. */
const enhanceModes: ArgTypesEnhancer = ({ argTypes, id, parameters }) => {
  parameters['chromatic'] = { ...parameters['chromatic'], modes: modesOf(id) };
  return argTypes;
};

const preview: Preview = {
  loaders: [speak, answerScreens],
  afterEach: speakAfterPlay,
  argTypesEnhancers: [enhanceModes],
  decorators: [withHeldStates, withToolbar],
  globalTypes: {
    theme: {
      description: 'Theme of the product',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'side-by-side', title: 'Side by side', icon: 'sidebyside' },
        ],
      },
    },
    language: {
      description: 'Language of the product',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'ur', title: 'اردو' },
          { value: 'pseudo', title: 'English, 40 % longer' },
        ],
      },
    },
    direction: {
      description: 'Writing direction; Urdu has its own',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    held: {
      description: 'State in which everything is held',
      toolbar: {
        title: 'State',
        icon: 'button',
        dynamicTitle: true,
        items: [
          { value: 'free', title: 'State as it is' },
          { value: 'hover', title: 'Under the pointer' },
          { value: 'active', title: 'Pressed' },
          { value: 'focusVisible', title: 'With the focus' },
        ],
      },
    },
    motion: {
      description: 'Motion the person wants',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion of the system' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'en', direction: 'ltr', held: 'free', motion: 'system' },
  parameters: {
    a11y: {
      test: 'error',
      // A component on its own has no landmarks or page heading; the screens' own stories are checked whole by the journeys.
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'] },
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { toc: { headingSelector: 'h2' }, argTypes: { sort: 'requiredFirst' }, container: DocsPage },
    // *Show code* writes every function as an empty one: the bundler has made its body unreadable.
    jsx: { functionValue: () => '() => {}' },
    options: {
      /** The one place of the order. A page outside these categories stops the build: it would be filed where nobody looks. */
      storySort: (one = { title: '' }, other = { title: '' }) => {
        const order = [
          'Welcome',
          'Foundations/Colour',
          'Foundations/Status colours',
          'Foundations/Type',
          'Foundations/Space and shape',
          'Foundations/Motion',
          'Foundations/Icons and marks',
          'Guides/Principles',
          'Guides/Voice and tone',
          'Guides/Glossary',
          'Guides/Accessibility',
          'Guides/Reviewing a visual change',
          'Guides/Adding a component',
          'Components/',
          'Forms/',
          'Screens/',
          'Canary',
        ];
        const place = (title = '') => {
          const at = order.findIndex((entry) => (entry.endsWith('/') ? title.startsWith(entry) : title === entry));
          if (at === -1) throw new Error(`"${title}" is in no category of .storybook/preview.tsx`);
          return at;
        };
        return place(one.title) - place(other.title) || one.title.localeCompare(other.title, 'en', { numeric: true });
      },
    },
    viewport: { options: VIEWPORTS },
  },
};

export default preview;
