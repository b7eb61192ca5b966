/**
 * Lint rule `sarraf/api-folders`: a folder of `apps/api/src` imports from folders below it, never from one above. Files at the top of
 * `src` (configuration, messages, services, errors) may be imported from everywhere. Tests, seeds and commands may import from every folder.
 */
import { dirname, relative, resolve, sep } from 'node:path';

/** Folders from the bottom to the top; those of one row do not import from each other. */
const LAYERS = [
  ['db'],
  ['audit', 'codes', 'screening'],
  ['settings'],
  ['chains'],
  ['providers'],
  ['people'],
  ['messages'],
  ['second-factor'],
  ['wallet'],
  ['orders'],
  ['payouts'],
  ['deposits'],
  ['bank-statement'],
  ['desk', 'statistics'],
  ['operations'],
  ['middleware'],
];

const SOURCE = `${sep}apps${sep}api${sep}src${sep}`;
const IS_CHECK = /\.test\.ts$/;
const levelOf = (folder) => LAYERS.findIndex((layer) => layer.includes(folder));

/** Rule `api-folders`: reports imports between folders of the API that run upwards. */
export const apiFolders = {
  create(context) {
    const file = context.filename;
    const start = file.lastIndexOf(SOURCE);
    if (start < 0 || IS_CHECK.test(file)) return {};
    const root = file.slice(0, start + SOURCE.length);
    const [folder, ...rest] = relative(root, file).split(sep);
    const level = levelOf(folder);
    if (level < 0 || rest.length === 0) return {};

    const check = (node) => {
      const from = node.source?.value;
      if (typeof from !== 'string' || !from.startsWith('.')) return;
      const [target, ...inside] = relative(root, resolve(dirname(file), from)).split(sep);
      if (target === folder || inside.length === 0) return;
      const other = levelOf(target);
      if (other >= 0 && other < level) return;
      const message = `apps/api/src/${folder} may not import from ${target}: dependencies run down (scripts/lint/api-folders.mjs).`;
      context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
