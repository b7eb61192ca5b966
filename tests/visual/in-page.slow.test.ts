import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { launchBrowser } from '../support/browser.ts';
import { frameOf, waitUntilStill } from './in-page.ts';
import { openContext } from './preview.ts';

const WIDTH = 360;

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  page = await (await openContext(browser)).newPage();
  await page.setViewportSize({ width: WIDTH, height: 640 });
});
afterEach(() => page?.context().close());

/** Shows a story, and runs a script that changes it. */
const show = async (script: string, story = '') => {
  await page.setContent(
    `<body style="margin: 0"><div id="storybook-root"><div id="story" style="width: 100px; height: 40px">${story}</div></div>`,
  );
  await page.addScriptTag({ content: `const story = document.querySelector('#story'); ${script}` });
};
const waitStill = (width = WIDTH, limit = 200) => page.evaluate(waitUntilStill, { delay: 0, width, limit });
const frame = () => page.evaluate(frameOf, { margin: 0, tallest: 2400 });

const PIXEL = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="200" height="90"/>';

describe('a screenshot has the final size of a story', () => {
  test('when it does not change', async () => {
    await show('');
    await waitStill();
    expect(await frame()).toMatchObject({ width: 100, height: 40 });
  });

  test('when it grows for some time', async () => {
    await show(`
      let steps = 0;
      const grow = () => { story.style.width = 100 + ++steps + 'px'; if (steps < 40) setTimeout(grow, 10); };
      grow();
    `);
    await waitStill();
    expect(await frame()).toMatchObject({ width: 140 });
  });

  test('when it measures itself and shrinks', async () => {
    await show(`
      story.style.width = '200px';
      new ResizeObserver(() => { if (story.offsetWidth > 100) story.style.width = story.offsetWidth - 1 + 'px'; }).observe(story);
    `);
    await waitStill();
    expect(await frame()).toMatchObject({ width: 100 });
  });

  test('when an image in it loads late', async () => {
    await page.route('**/late.svg', async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.fulfill({ contentType: 'image/svg+xml', body: decodeURIComponent(PIXEL.split(',')[1] ?? '') });
    });
    await show(
      `story.style.cssText = ''; story.innerHTML = '<img src="http://images.test/late.svg" style="display: block">';`,
    );
    await waitStill();
    expect(await frame()).toMatchObject({ height: 90 });
  });

  test('when a script animates it', async () => {
    await show(`story.animate({ width: ['100px', '300px'] }, { duration: 400, fill: 'forwards' });`);
    await waitStill();
    expect(await frame()).toMatchObject({ width: 300 });
  });

  test('when the window is resized late', async () => {
    await show(`story.style.width = '50vw';`);
    const late = waitStill(WIDTH * 2);
    await new Promise((done) => setTimeout(done, 300));
    await page.setViewportSize({ width: WIDTH * 2, height: 640 });
    await late;
    expect(await frame()).toMatchObject({ width: WIDTH });
  });
});

describe('a page that never stands still is an error with the reason', () => {
  test.each([
    [
      'an element moves or changes its size',
      `setInterval(() => { story.style.width = 100 + Math.random() * 9 + 'px' }, 5);`,
    ],
    ['the document changes', `setInterval(() => story.setAttribute('data-tick', Math.random()), 5);`],
    ['1 animations run', `story.animate({ opacity: [0, 1] }, { duration: 100, iterations: Infinity });`],
  ])('%s', async (why, script) => {
    await show(script);
    await expect(waitStill(WIDTH, 30)).rejects.toThrow(why);
  });

  test('the window has another width', async () => {
    await show('');
    await expect(waitStill(1280, 5)).rejects.toThrow('the window is 360 px wide instead of 1280');
  });
});
