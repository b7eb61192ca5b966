import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import type { AfterEach, ArgTypesEnhancer } from 'storybook/internal/csf';
import { connectTestingLibrary } from '@sarraf/ui/testing';
import { configure, userEvent, waitFor, within } from 'storybook/test';

import './preview.css';
import { DocsPage } from './docs/DocsPage.tsx';
import { followToolbar } from './docs/toolbar.ts';
import { HeldStates, TOOLBAR_STATES } from './HeldStates.tsx';
import type { Held } from './HeldStates.tsx';
import { applyToDocument, languageIn, listenForLanguage, showLanguage } from './language/show-language.ts';
import { laidOut } from './laid-out.ts';
import { modesOf, THEMES, VIEWPORTS } from './modes.ts';
import { overrideMatchMedia, setReducedMotion } from './reduced-motion.ts';
import { SideBySide } from './SideBySide.tsx';
import { usefulControls } from './useful-controls.ts';

followToolbar();
overrideMatchMedia();
listenForLanguage();
globalThis.__LAID_OUT__ = laidOut;

// Stories wait for what they expect; on a busy machine that takes longer than the default of one second.
configure({ asyncUtilTimeout: 15_000 });
connectTestingLibrary({ userEvent, waitFor, within });

/**
 * Applies theme, language and direction of the toolbar to `<html>`, as the app does, so that portals follow too. The theme of a documentation
 * page is applied by `DocsPage`: a story there may render late, with the theme before.
 */
const withToolbar: Decorator = (Story, { globals, id, viewMode }) => {
  const { theme, language, direction, motion } = globals;
  setReducedMotion(motion === 'reduced');
  if (viewMode === 'docs' && (language === 'ur' || direction === 'rtl')) {
    return (
      <div lang={language === 'ur' ? 'ur' : undefined} dir="rtl" data-urdu="" className="font-sans">
        <Story key={motion} />
      </div>
    );
  }
  if (viewMode === 'docs') return <Story key={motion} />;
  for (const name of THEMES) document.documentElement.classList.toggle(name, theme === name);
  applyToDocument(globals);
  if (theme === 'side-by-side') return <SideBySide id={id} globals={{ language, direction, motion }} />;
  // Remount: some components read the motion setting only when they mount.
  return <Story key={motion} />;
};

/** Shows the states of `parameters.pseudo`, or all elements in the state of the toolbar; see `HeldStates`. */
const withHeldStates: Decorator = (Story, { canvasElement, globals, parameters }) => {
  const held = TOOLBAR_STATES[String(globals['held'])] ?? (parameters['pseudo'] as Held | undefined);
  if (held === undefined) return <Story />;
  return (
    <HeldStates held={held} canvas={canvasElement}>
      <Story />
    </HeldStates>
  );
};

/** Mocks requests for screens only: components and forms do not load that code. */
const mockScreens: Loader = async (context) => {
  if (!context.title.startsWith('Screens/')) return {};
  const { loadMocks } = await import('./mocks.ts');
  return loadMocks(context);
};

/**
 * Loads the messages before a story is rendered. A story with a play function starts in English, because the play function looks for
 * English text; afterwards the page is shown in the language of the toolbar.
 */
const loadMessages: Loader = async ({ canvasElement, globals, playFunction, viewMode }) => {
  const willPlay = viewMode === 'story' && playFunction !== undefined && canvasElement.childElementCount === 0;
  await showLanguage(willPlay ? 'en' : languageIn(globals));
  return {};
};

const showToolbarLanguage: AfterEach = async ({ globals, viewMode }) => {
  await showLanguage(languageIn(globals));
  if (viewMode !== 'story') return;
  applyToDocument(globals);
  // axe runs after this.
  await laidOut();
};

/** Gives a story its modes. An enhancer knows the story's id, and runs before Chromatic reads the parameters. */
const enhanceModes: ArgTypesEnhancer = ({ argTypes, id, parameters, tags }) => {
  parameters['chromatic'] = { ...parameters['chromatic'], modes: modesOf({ id, tags }) };
  return argTypes;
};

const preview: Preview = {
  loaders: [loadMessages, mockScreens],
  afterEach: showToolbarLanguage,
  argTypesEnhancers: [enhanceModes, usefulControls],
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
          { value: 'high-contrast', title: 'High contrast', icon: 'contrast' },
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
      description: 'State in which all elements are shown',
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
      description: 'Reduced motion',
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
      // A single component has no landmarks or page heading; the journeys check whole screens.
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'] },
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      // Left out: headings of stories and of examples in figures, and the synonyms of a component, which are a heading for the search only.
      toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *, figure *, .skip-toc, [id^=also-called]' },
      argTypes: { sort: 'requiredFirst' },
      container: DocsPage,
    },
    // *Show code* prints every function as an empty one: the bundler has made its body unreadable.
    jsx: { functionValue: () => '() => {}' },
    options: {
      /** The only place of the sort order. A title outside these categories fails the build. */
      storySort: (one = { title: '' }, other = { title: '' }) => {
        const order = [
          'Welcome',
          'Foundations/Colour',
          'Foundations/A theme from one colour',
          'Foundations/Status colours',
          'Foundations/Type',
          'Foundations/Space and shape',
          'Foundations/Motion',
          'Foundations/Icons and marks',
          'Guides/Using the package',
          'Guides/Principles',
          'Guides/Voice and tone',
          'Guides/Glossary',
          'Guides/Right to left/Mirroring',
          'Guides/Right to left/Figures and addresses',
          'Guides/Right to left/Sentences and type',
          'Guides/Right to left/Charts, steps and motion',
          'Guides/Accessibility',
          'Guides/Reviewing a visual change',
          'Guides/Adding a component',
          'Components/All components',
          'Components/Inputs/',
          'Components/Choices/',
          'Components/Money/',
          'Components/Feedback/',
          'Components/Layout/',
          'Components/Navigation/',
          'Components/Data/',
          'Components/Marks/',
          'Forms/',
          'Screens/',
          'Canary',
        ];
        const rank = (title = '') => {
          const index = order.findIndex((entry) => (entry.endsWith('/') ? title.startsWith(entry) : title === entry));
          if (index === -1) throw new Error(`"${title}" is in no category of .storybook/preview.tsx`);
          return index;
        };
        return rank(one.title) - rank(other.title) || one.title.localeCompare(other.title, 'en', { numeric: true });
      },
    },
    viewport: { options: VIEWPORTS },
  },
};

export default preview;
