import { describe, expect, test } from 'vitest';

import { closureOf, graphOf, selectStories, type Stats, type StoryFile } from './reach.ts';

/** Sources of a small repository. */
const SOURCES: Record<string, string> = {
  'packages/ui/src/index.ts':
    "export { Button, type ButtonProps } from './button/index.ts';\nexport { Slip } from './slip/Slip.tsx';",
  'packages/ui/src/button/index.ts': "export { Button, type ButtonProps } from './Button.tsx';",
  'packages/ui/src/button/Button.tsx': '',
  'packages/ui/src/button/Button.stories.tsx': "import { Button } from './Button.tsx';",
  'packages/ui/src/slip/Slip.tsx': "import { Button } from '../button/index.ts';",
  'packages/ui/src/slip/Slip.stories.tsx': "import { Slip } from './Slip.tsx';",
  'packages/forms/src/login/LoginForm.tsx': "import { Button } from '@sarraf/ui';",
  'packages/forms/src/login/LoginForm.stories.tsx': "import { LoginForm } from './LoginForm.tsx';",
  'apps/web/src/features/desk/desk.messages.en.ts': '',
  'apps/web/src/features/desk/DeskPage.tsx': "import { Slip } from '@sarraf/ui';",
  'apps/web/src/app/routes.tsx': "const desk = () => import('../features/desk/DeskPage.tsx');",
  'apps/web/src/screens/testing/WholeApp.tsx': "import { routes } from '../../app/routes.tsx';",
  'apps/web/src/screens/Desk.stories.tsx':
    "import { WholeApp } from './testing/WholeApp.tsx';\nimport { messages } from '../features/desk/desk.messages.en.ts';",
  'apps/web/src/screens/Login.stories.tsx': "import { WholeApp } from './testing/WholeApp.tsx';",
  'apps/web/src/screens/Whole.stories.tsx': "import * as ui from '@sarraf/ui';",
  '.storybook/preview.tsx': "import { modes } from './modes.ts';",
  '.storybook/modes.ts': '',
};

const PACKAGES: Record<string, string> = { '@sarraf/ui': 'packages/ui/src/index.ts' };

/** Statistics as Storybook writes them: each module with the modules that import it. */
function statsOf(sources: Record<string, string>): Stats {
  const edges = Object.entries(sources).flatMap(([importer, text]) =>
    Array.from(text.matchAll(/(?:from |import\()'([^']+)'/g), ([, from = '']) => {
      const path = PACKAGES[from] ?? new URL(from, `http://host/${importer}`).pathname.slice(1);
      return [path, importer] as const;
    }),
  );
  const modules = Array.from(
    Map.groupBy(edges, ([imported]) => imported),
    ([name, reasons]) => ({
      name: `./${name}`,
      reasons: reasons.map(([, importer]) => ({ moduleName: `./${importer}` })),
    }),
  );
  const react = { name: './node_modules/react/index.js', reasons: [{ moduleName: './packages/ui/src/slip/Slip.tsx' }] };
  return { modules: [...modules, react] };
}

const graph = graphOf(statsOf(SOURCES), (path) => SOURCES[path]);
const reached = (file: string) => [...closureOf(graph, file).keys()].slice(1).toSorted();

describe('the import graph', () => {
  test('leads through entry modules to the files of the imported names', () => {
    expect(reached('packages/forms/src/login/LoginForm.stories.tsx')).toEqual([
      'packages/forms/src/login/LoginForm.tsx',
      'packages/ui/src/button/Button.tsx',
    ]);
  });

  test('leads to everything when all of an entry module is imported', () => {
    expect(reached('apps/web/src/screens/Whole.stories.tsx')).toContain('packages/ui/src/slip/Slip.tsx');
  });

  test('follows lazy imports, and has no packages of others', () => {
    expect(reached('apps/web/src/screens/Login.stories.tsx')).toEqual([
      'apps/web/src/app/routes.tsx',
      'apps/web/src/features/desk/DeskPage.tsx',
      'apps/web/src/screens/testing/WholeApp.tsx',
      'packages/ui/src/button/Button.tsx',
      'packages/ui/src/slip/Slip.tsx',
    ]);
  });
});

describe('the stories after a change', () => {
  const file = (path: string, id: string, count = 10): StoryFile => ({
    path,
    ids: Array.from({ length: count }, (_, at) => `${id}--state-${at}`),
  });
  const [button, slip, login, desk, entry] = [
    file('packages/ui/src/button/Button.stories.tsx', 'components-button'),
    file('packages/ui/src/slip/Slip.stories.tsx', 'components-slip'),
    file('packages/forms/src/login/LoginForm.stories.tsx', 'forms-loginform'),
    file('apps/web/src/screens/Desk.stories.tsx', 'screens-desk'),
    file('apps/web/src/screens/Login.stories.tsx', 'screens-login'),
  ] as const;
  const select = (changed: string[], most = 1000, seed = 'a commit') =>
    selectStories(graph, [button, slip, login, desk, entry], changed, {
      preview: '.storybook/preview.tsx',
      most,
      seed,
    });

  test('are those that the change reaches, the nearest first', () => {
    const { files, ...counts } = select(['packages/ui/src/button/Button.tsx']);
    expect(files.slice(0, 1)).toEqual([button.path]);
    expect(files.slice(1, 3).toSorted()).toEqual([login.path, slip.path]);
    expect(counts).toEqual({ near: 30, sampled: 20, left: 0, unreached: 0 });
  });

  test('of a page begin with those that import a file of its feature', () => {
    expect(select(['apps/web/src/features/desk/DeskPage.tsx'])).toEqual({
      files: [desk.path, entry.path],
      near: 10,
      sampled: 10,
      left: 0,
      unreached: 30,
    });
  });

  test('are none when no story reaches the change', () => {
    expect(select(['apps/api/src/server.ts'])).toEqual({ files: [], near: 0, sampled: 0, left: 0, unreached: 50 });
  });

  test('are whole files, as many as fit, and at least one', () => {
    expect(select(['packages/ui/src/button/Button.tsx'], 25)).toMatchObject({ near: 20, sampled: 0, left: 30 });
    expect(select(['packages/ui/src/button/Button.tsx'], 5)).toMatchObject({
      files: [button.path],
      near: 10,
      left: 40,
    });
  });

  test('further away are others after another commit, and the same after the same', () => {
    const chosen = (seed: string) => select(['package-lock.json'], 20, seed).files.join();
    expect(new Set(Array.from({ length: 20 }, (_, at) => chosen(`commit ${at}`))).size).toBeGreaterThan(5);
    expect(chosen('a commit')).toBe(chosen('a commit'));
  });

  test.each([
    'package-lock.json',
    '.storybook/modes.ts',
    '.storybook/main.ts',
    'packages/ui/src/theme.css',
    'tests/visual/in-page.ts',
  ])('are all after a change of %s', (path) => expect(select([path])).toMatchObject({ near: 0, sampled: 50, left: 0 }));

  test('are those whose baselines were changed', () => {
    expect(select(['tests/visual/__baselines__/screens-desk/queue.dark-laptop.webp']).files).toEqual([desk.path]);
  });
});
