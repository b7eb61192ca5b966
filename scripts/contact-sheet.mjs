/**
 * Renders the contact sheets of the README from the phone baselines: every component in the dark theme, and the screens in the light theme.
 *
 *   node scripts/contact-sheet.mjs
 */
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';

import sharp from 'sharp';

import { BASELINES, baselineFile } from '../tests/visual/baselines.ts';
import { launchScreenshotBrowser } from '../tests/visual/browser.ts';
import { ROOT } from './lib/paths.mjs';

const SHEETS = join(ROOT, 'docs/images');
const FONT = join(ROOT, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
const WIDTH = 2000;
const COLUMNS = 5;
const COLUMN = 360;

/** Story by component, where another one than the Playground shows more. */
const BEST_STORY = {
  otpinput: 'partly-typed',
  toaster: 'every-tone',
};
/** Edge and height in pixels of the part to show, by component: overlays, whose screenshots are mostly page. */
const PARTS = {
  bottombar: ['bottom', 72],
  confirmdialog: ['bottom', 250],
  dialog: ['bottom', 290],
  toaster: ['top', 290],
};
/** Components that are invisible, or not shown on a phone. */
const INVISIBLE = new Set(['visuallyhidden', 'sidemenu', 'loadingscreen', 'field']);

/** Caption and story of the screens: those of a seller in their order, then those of an administrator. */
const SCREENS = [
  ['Log in', 'screens-login/phone'],
  ['Code', 'screens-login/code'],
  ['Details', 'screens-signing-up/basic-information'],
  ['Identity', 'screens-verify-identity/number-with-consent'],
  ['Amount', 'screens-sell-1-amount/filled'],
  ['Network', 'screens-sell-2-network/one-does-not-fit'],
  ['Payment', 'screens-sell-3-payment/fresh'],
  ['Completed', 'screens-sell-4-result/completed'],
  ['History', 'screens-history/few'],
  ['Profile', 'screens-profile/own'],
  ['New account', 'screens-add-payment-method/pristine'],
  ['Help', 'screens-dashboard/help-dialog'],
  ['Statistics', 'screens-statistics/all'],
  ['Settings', 'screens-settings/loaded'],
  ['Prices', 'screens-settings/large-move-asks'],
];
/** Height of a phone in pixels. */
const SCREEN_HEIGHT = 780;

const THEMES = {
  light: { paper: '#f6f7f4', ink: '#0f211a', quiet: '#586960' },
  dark: { paper: '#0a1210', ink: '#e9f1ec', quiet: '#8b9e94' },
};

/** Component name by the lower-case name in story ids: `otpinput` → `OtpInput`. */
const names = new Map(
  globSync('packages/ui/src/*/*.stories.tsx', { cwd: ROOT })
    .map((path) => path.split('/').at(-1).replace('.stories.tsx', ''))
    .map((name) => [name.toLowerCase(), name]),
);

const dataUrl = (file, type) => `data:${type};base64,${readFileSync(file, 'base64')}`;

/** Screenshot of a component, or null when it has none. */
async function componentScreenshot(folder) {
  const component = folder.replace('components-', '');
  const stories = [BEST_STORY[component], 'playground'].filter(Boolean);
  const file = stories.map((story) => baselineFile(`${folder}/${story}.dark-phone`)).find(Boolean);
  if (!file || INVISIBLE.has(component)) return null;
  const { width, height } = await sharp(file).metadata();
  const [edge, part] = PARTS[component] ?? ['top', height];
  return { name: names.get(component) ?? component, file, width, height: part, edge };
}

/** Screenshot of a screen, cut to what is visible without scrolling. */
const screenScreenshot = ([name, story]) => ({
  name,
  file: baselineFile(`${story}.light-phone`),
  width: COLUMN,
  height: SCREEN_HEIGHT,
  edge: 'top',
});

/** Distributes screenshots over columns of about equal height: the tallest first, each to the shortest column. */
function inColumns(screenshots) {
  const columns = Array.from({ length: COLUMNS }, () => ({ height: 0, screenshots: [] }));
  for (const screenshot of screenshots.toSorted((a, b) => b.height - a.height)) {
    const column = columns.toSorted((a, b) => a.height - b.height)[0];
    column.screenshots.push(screenshot);
    column.height += screenshot.height + 64;
  }
  return columns.map(({ screenshots: own }) => own.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
}

const figure = ({ name, file, width, height, edge }) =>
  `<figure><figcaption>${name}</figcaption><img src="${dataUrl(file, `image/${extname(file).slice(1)}`)}" style="width: ${Math.min(width, COLUMN)}px; height: ${height}px; object-position: ${edge}"></figure>`;

const page = (columns, what, { paper, ink, quiet }) => `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Figtree; src: url(${dataUrl(FONT, 'font/woff2')}); font-weight: 300 900 }
  body { margin: 0; width: ${WIDTH}px; background: ${paper}; color: ${ink}; font-family: Figtree }
  header { display: flex; align-items: baseline; gap: 20px; padding: 56px 48px 24px } h1 { margin: 0; font-size: 44px }
  header span, figcaption { color: ${quiet}; font-size: 20px } figcaption { margin: 0 0 8px 12px; font-size: 15px; font-weight: 600 }
  main { display: grid; grid-template-columns: repeat(${COLUMNS}, ${COLUMN}px); justify-content: space-between; padding: 16px 36px 56px }
  figure { margin: 0 0 32px } img { display: block; object-fit: cover }
</style><header><h1>Sarraf</h1><span>${what}</span></header>
<main>${columns.map((column) => `<div>${column}</div>`).join('')}</main>`;

async function render(browser, name, html) {
  const sheet = await browser.newPage({ viewport: { width: WIDTH, height: 1000 } });
  await sheet.setContent(html);
  await sheet.evaluate(() => document.fonts.ready);
  const file = join(SHEETS, name);
  await sharp(await sheet.screenshot({ fullPage: true }))
    .png({ palette: true, effort: 10 })
    .toFile(file);
  console.log(relative(ROOT, file));
  await sheet.close();
}

mkdirSync(SHEETS, { recursive: true });
const folders = globSync('components-*', { cwd: BASELINES }).toSorted();
const browser = await launchScreenshotBrowser();

const components = (await Promise.all(folders.map(componentScreenshot))).filter(Boolean);
const componentColumns = inColumns(components).map((screenshots) => screenshots.map(figure).join(''));
await render(browser, 'components.png', page(componentColumns, `${components.length} components`, THEMES.dark));

const screens = SCREENS.map((screen) => figure(screenScreenshot(screen)));
const screenColumns = Array.from({ length: COLUMNS }, (_, column) =>
  screens.filter((_screen, index) => index % COLUMNS === column).join(''),
);
await render(browser, 'screens.png', page(screenColumns, 'from a number to the rupees, and the desk', THEMES.light));

await browser.close();
