/**
 * Draws the contact sheets of the README from the baselines, as they look on a phone: every component, in the dark theme, and the screens, in the light one.
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

/** Components that show more of themselves in another story than the first. */
const BETTER = {
  otpinput: 'partly-typed',
  toaster: 'every-tone',
};
/** Components that lie over a page: of the page only the part beside them. */
const PARTS = {
  bottombar: ['bottom', 72],
  confirmdialog: ['bottom', 250],
  dialog: ['bottom', 290],
  toaster: ['top', 290],
};
/** Nothing to look at, or nothing on a phone. */
const UNSEEN = new Set(['visuallyhidden', 'sidemenu', 'loadingscreen', 'field']);

/** The screens a seller meets, in their order, and an administrator's. */
const SCREENS = [
  ['Log in', 'screens-login/phone'],
  ['Code', 'screens-login/code'],
  ['Details', 'screens-signing-up/basic-information'],
  ['Identity', 'screens-signing-up/aadhaar-code'],
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
/** A phone is this tall, in pixels. */
const SCREEN = 780;

const THEMES = {
  light: { paper: '#f6f7f4', ink: '#0f211a', quiet: '#586960' },
  dark: { paper: '#0a1210', ink: '#e9f1ec', quiet: '#8b9e94' },
};

/** `import { OtpInput }` in the folder `components-otpinput`: the name as it is written in code. */
const names = new Map(
  globSync('packages/ui/src/*/*.stories.tsx', { cwd: ROOT })
    .map((path) => path.split('/').at(-1).replace('.stories.tsx', ''))
    .map((name) => [name.toLowerCase(), name]),
);

const dataUrl = (file, type) => `data:${type};base64,${readFileSync(file, 'base64')}`;

/** The picture of one component, or null when it has none. */
async function pictureOf(folder) {
  const component = folder.replace('components-', '');
  const stories = [BETTER[component], 'playground'].filter(Boolean);
  const file = stories.map((story) => baselineFile(`${folder}/${story}.dark-phone`)).find(Boolean);
  if (!file || UNSEEN.has(component)) return null;
  const { width, height } = await sharp(file).metadata();
  const [edge, part] = PARTS[component] ?? ['top', height];
  return { name: names.get(component) ?? component, file, width, height: part, edge };
}

/** The picture of one screen: what shows before anybody scrolls. */
const screenOf = ([name, story]) => ({
  name,
  file: baselineFile(`${story}.light-phone`),
  width: COLUMN,
  height: SCREEN,
  edge: 'top',
});

/** Each picture goes where the column is shortest, the tallest first, so that the columns end together. */
function inColumns(pictures) {
  const columns = Array.from({ length: COLUMNS }, () => ({ height: 0, pictures: [] }));
  for (const picture of pictures.toSorted((a, b) => b.height - a.height)) {
    const column = columns.toSorted((a, b) => a.height - b.height)[0];
    column.pictures.push(picture);
    column.height += picture.height + 64;
  }
  return columns.map(({ pictures: own }) => own.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
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

async function draw(browser, name, html) {
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

const components = (await Promise.all(folders.map(pictureOf))).filter(Boolean);
const componentColumns = inColumns(components).map((pictures) => pictures.map(figure).join(''));
await draw(browser, 'components.png', page(componentColumns, `${components.length} components`, THEMES.dark));

const screens = SCREENS.map((screen) => figure(screenOf(screen)));
const screenColumns = Array.from({ length: COLUMNS }, (_, column) =>
  screens.filter((_screen, index) => index % COLUMNS === column).join(''),
);
await draw(browser, 'screens.png', page(screenColumns, 'from a number to the rupees, and the desk', THEMES.light));

await browser.close();
