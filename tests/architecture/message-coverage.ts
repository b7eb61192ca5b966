import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';

import { adminMessages } from '../../packages/forms/src/admin.messages.en.ts';
import { deskFormMessages } from '../../packages/forms/src/desk.messages.en.ts';
import { messages as formMessages } from '../../packages/forms/src/messages.en.ts';
import { sellerFormMessages } from '../../packages/forms/src/seller.messages.en.ts';
import type { RowMeta } from '../../packages/forms/src/testing/schema-rows.ts';
import { citedRows, rowsMatching, shownRows, templatesOf } from './citations.ts';

const messages = { ...formMessages, ...adminMessages, ...deskFormMessages, ...sellerFormMessages };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FORMS = join(ROOT, 'packages/forms/src');

/** Row of the message table, with the stories and schema tests that cover it. */
export interface CoveredMessage {
  /** Key, for example `phone.invalid`. */
  key: string;
  /** Text, with placeholders in braces. */
  text: string;
  /** Stories whose play function expects it. */
  stories: string[];
  /** Titles of the schema tests that produce it. */
  rows: string[];
}

/** Coverage of all messages of the forms. */
export interface MessageCoverage {
  /** Messages that a schema cites or produces, in the order of the table. */
  validation: CoveredMessage[];
  /** Messages of failed calls. No schema produces them; a story must show each. */
  failures: Omit<CoveredMessage, 'rows'>[];
  /** Number of schema tests, of accepted and of refused input. */
  rows: number;
}

const find = (pattern: string) => globSync(pattern, { cwd: FORMS }).sort();
const read = (path: string) => readFileSync(join(FORMS, path), 'utf8');

/** Runs the schema tests; resolves to the messages that each of them produced. */
async function runSchemaTests(): Promise<{ title: string; recorded: string[] }[]> {
  const silent = { onInit: () => undefined };
  const vitest = await startVitest(
    'test',
    find('**/*.schema.test.ts'),
    { root: ROOT, project: ['forms'], watch: false, reporters: [silent] },
    {},
  );
  try {
    return vitest.state.getTestModules().flatMap((module) =>
      Array.from(module.children.allTests()).flatMap((test) => {
        const { messages: recorded }: RowMeta = test.meta();
        if (!recorded) return [];
        if (test.result().state !== 'passed') throw new Error(`${test.fullName} did not pass.`);
        return [{ title: test.fullName, recorded }];
      }),
    );
  } finally {
    await vitest.close();
  }
}

function storiesByRow(): Map<string, string[]> {
  const byRow = new Map<string, string[]>();
  for (const path of find('**/*.stories.tsx')) {
    const component = path.replace(/^.*\/|\.stories\.tsx$/g, '');
    for (const [story, rows] of shownRows(read(path), messages)) {
      for (const row of rows) byRow.set(row, [...(byRow.get(row) ?? []), `${component}/${story}`]);
    }
  }
  return byRow;
}

/** Collects the messages of the forms, the stories that show them and the schema tests that produce them. */
export async function messageCoverage(): Promise<MessageCoverage> {
  const cited = new Set(find('**/*.schema.ts').flatMap((path) => [...citedRows(read(path))]));
  const stories = storiesByRow();
  const results = await runSchemaTests();
  const rowsByKey = new Map<string, string[]>();
  for (const { title, recorded } of results) {
    for (const key of new Set(recorded.flatMap((text) => rowsMatching(text, messages)))) {
      rowsByKey.set(key, [...(rowsByKey.get(key) ?? []), title]);
    }
  }
  const all = templatesOf(messages).map(([key, text]) => ({
    key,
    text,
    stories: stories.get(key) ?? [],
    rows: rowsByKey.get(key) ?? [],
  }));
  return {
    validation: all.filter(({ key }) => cited.has(key) || rowsByKey.has(key)),
    failures: all.filter(({ key }) => key.startsWith('failures.')),
    rows: results.length,
  };
}
