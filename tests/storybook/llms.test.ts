import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

import { llmsFiles, markdownOf } from '../../.storybook/publish/llms.ts';
import type { IndexEntry } from '../../.storybook/publish/llms.ts';
import { faultsOfLlms } from './llms-check.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'llms-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const tag: IndexEntry = {
  id: 'components-tag--docs',
  title: 'Components/Marks/Tag',
  name: 'Docs',
  type: 'docs',
  importPath: './packages/ui/src/tag/Tag.mdx',
};
const playground: IndexEntry = { ...tag, id: 'components-tag--playground', name: 'Playground', type: 'story' };
const voice: IndexEntry = {
  id: 'guides-voice-and-tone--docs',
  title: 'Guides/Voice and tone',
  name: 'Docs',
  type: 'docs',
  importPath: './.storybook/docs/VoiceAndTone.mdx',
};
const glossary: IndexEntry = {
  ...voice,
  id: 'guides-glossary--docs',
  title: 'Guides/Glossary',
  importPath: './.storybook/docs/Glossary.mdx',
};

describe('a page as Markdown', () => {
  test('has no imports and no components, but their text within a sentence', () => {
    const mdx = [
      "import { Meta } from 'blocks';",
      '<Meta title="Guides/One" />',
      '# One',
      '<Box>',
      '  <p>Drawn</p>',
      '</Box>',
      '<Urdu>آرڈر</Urdu> stays.',
      '```',
      '<Button>Pay</Button>',
      '```',
      'See [the glossary](?path=/docs/guides-glossary--docs).',
    ].join('\n');
    expect(markdownOf(mdx)).toBe(
      '# One\nآرڈر stays.\n```\n<Button>Pay</Button>\n```\nSee [the glossary](guides-glossary.md).',
    );
  });

  test.each(globSync(['.storybook/docs/*.mdx', 'packages/{ui,forms}/src/**/*.mdx'], { cwd: ROOT }))('%s', (page) => {
    const text = markdownOf(readFileSync(join(ROOT, page), 'utf8')).replaceAll(/^```[^]*?^```/gm, '');
    expect(text).not.toMatch(/^(?:<\/?[A-Z]|import |\/>)/m);
    expect(text).not.toContain('?path=');
    expect(text).toMatch(/^##? /m);
  });
});

describe('llms.txt', () => {
  const files = llmsFiles([tag, playground, voice, glossary], ROOT);

  test('lists the pages by category, with a line each, and the files of the package', () => {
    const list = files.get('llms.txt');
    expect(list).toMatch(/^# Sarraf design system\n\n> /);
    expect(list).toContain('## Components: Marks\n\n- [Tag](llms/components-tag.md): A lasting property of something.');
    expect(list).toContain('## Guides\n\n- [Voice and tone](llms/guides-voice-and-tone.md): Plain, short');
    expect(list).toContain('- [tokens.css](llms/tokens.css): ');
    expect(list).toContain('- [README.md](llms/README.md): how to install');
    expect(files.get('llms/README.md')).toContain('@sarraf/ui/testing');
    expect(list).toContain('- [CHANGELOG.md](llms/CHANGELOG.md): ');
  });

  test('the page of a component has its props and its stories', () => {
    const page = files.get('llms/components-tag.md');
    expect(page).toMatch(/\n## Props\n\n```ts\nexport interface TagProps [^]*icon\?: ReactNode;\n\}\n```\n/);
    expect(page).toContain('- [Playground](../iframe.html?viewMode=story&id=components-tag--playground)');
  });

  test('two components in one folder have their own facts', () => {
    const page = (name: string) => ({
      ...tag,
      id: `components-${name.toLowerCase()}--docs`,
      title: `Components/Feedback/${name}`,
      importPath: `./packages/ui/src/confirm-dialog/${name}.mdx`,
    });
    const both = llmsFiles([page('ConfirmDialog'), page('ConfirmProvider')], ROOT);
    expect(both.get('llms/components-confirmdialog.md')).toContain('"name": "ConfirmDialog"');
    expect(both.get('llms/components-confirmprovider.md')).toContain('"name": "ConfirmProvider"');
  });

  test('a link to a file that does not exist is a fault', () => {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(scratch, path)), { recursive: true });
      writeFileSync(join(scratch, path), text);
    }
    expect(faultsOfLlms(scratch)).toEqual([
      'llms.txt links components.json, which does not exist',
      'llms/components-tag.md links ../iframe.html, which does not exist',
    ]);
    for (const file of ['components.json', 'iframe.html']) writeFileSync(join(scratch, file), '');
    expect(faultsOfLlms(scratch)).toEqual([]);
    rmSync(join(scratch, 'llms/guides-glossary.md'));
    expect(faultsOfLlms(scratch)).toEqual([
      'llms.txt links llms/guides-glossary.md, which does not exist',
      'llms/guides-voice-and-tone.md links guides-glossary.md, which does not exist',
    ]);
    expect(faultsOfLlms(join(scratch, 'llms'))).toEqual(['llms.txt is missing, or has no links']);
  });
});
