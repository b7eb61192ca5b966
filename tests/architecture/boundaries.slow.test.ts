import { relative } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { PACKAGE_NAMES, SOURCES, TARGET_FILES, TARGETS } from './dependency-rules.ts';
import type { Source, Target } from './dependency-rules.ts';
import { RepositoryCopy } from './repository-copy.ts';

/** Every kind of import. */
const KINDS = {
  'a value': (from: string) => `import { value } from '${from}';\nexport const use = value;\n`,
  'a type': (from: string) => `import type { value } from '${from}';\nexport type Use = typeof value;\n`,
  'a re-export': (from: string) => `export { value } from '${from}';\n`,
  'a re-export of all': (from: string) => `export * from '${from}';\n`,
  'a dynamic import': (from: string) => `export const use = () => import('${from}');\n`,
};

const pathTo = (folder: string, file: string) => {
  const path = relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
};

/** Module specifier by which a source imports a target: the package name, or a path where there is none or both are in one package. */
function specifier({ folder }: Source, target: Target) {
  const name = PACKAGE_NAMES[target];
  const isOwn = name !== undefined && folder.split('/')[1] === name.split('/')[1];
  return name && !isOwn ? name : pathTo(folder, TARGET_FILES[target]);
}

const fileOf = ({ folder, suffix }: Source, target: Target) =>
  `${folder}/to-${target.replaceAll(/\W/g, '-')}-${suffix.replaceAll('.', '')}${suffix}`;

const repository = new RepositoryCopy();
/** Message of the linter by file. */
const errors = new Map<string, string>();

const FORMS_DEEP = 'packages/forms/src/deep.ts';
const kindFile = (kind: string) => `apps/web/src/features/login/${kind.replaceAll(' ', '-')}.ts`;

beforeAll(() => {
  for (const source of Object.values(SOURCES)) {
    for (const target of TARGETS) repository.write(fileOf(source, target), KINDS['a value'](specifier(source, target)));
  }
  for (const [kind, write] of Object.entries(KINDS)) repository.write(kindFile(kind), write('../sell/SellPage.tsx'));
  repository.write(FORMS_DEEP, KINDS['a value']('../../ui/src/index.ts'));
  for (const { file, message } of repository.lint('boundaries(dependencies)')) errors.set(file, message);
}, 120_000);

afterAll(() => repository.remove());

describe.each(Object.entries(SOURCES))('%s', (_, source) => {
  const forbidden = TARGETS.filter((target) => !source.allowed.includes(target));

  test.each(source.allowed)('may import %s', (target) => {
    expect(errors.get(fileOf(source, target))).toBeUndefined();
  });

  test.each(forbidden)('may not import %s', (target) => {
    const error = errors.get(fileOf(source, target));
    expect(error).toBeDefined();
    // An import that does not resolve is an error too, but not the one tested here.
    expect(error).not.toContain('origin "local"');
  });
});

describe('an import between two features', () => {
  test.each(Object.keys(KINDS))('is refused as %s', (kind) => {
    expect(errors.get(kindFile(kind))).toContain('feature');
  });
});

test('a package is imported by its name, never by a path into its folders', () => {
  expect(errors.get(FORMS_DEEP)).toContain('"ui"');
});
