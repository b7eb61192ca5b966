import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';

import { adminMessages } from '../../packages/forms/src/admin.messages.en.ts';
import { deskFormMessages } from '../../packages/forms/src/desk.messages.en.ts';
import { messages as formMessages } from '../../packages/forms/src/messages.en.ts';
import { sellerFormMessages } from '../../packages/forms/src/seller.messages.en.ts';
import type { RowMeta } from '../../packages/forms/src/testing/schema-rows.ts';
import { citedRows, rowsSaying, shownRows, templatesOf } from './citations.ts';

const messages = { ...formMessages, ...adminMessages, ...deskFormMessages, ...sellerFormMessages };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FORMS = join(ROOT, 'packages/forms/src');

/** One row of the message table and the proof that it is said when it should be. */
export interface CoveredMessage {
  /** Its key, as in `phone.invalid`. */
  key: string;
  /** The words, their placeholders in braces. */
  sentence: string;
  /** Stories whose play reads it. */
  stories: string[];
  /** Titles of the schema rows it answered. */
  rows: string[];
}

/** What the schemas were asked and what they said. */
export interface MessageCoverage {
  /** Every message a schema cites or was seen to answer, in the order of the table. */
  validation: CoveredMessage[];
  /** What a failed call says; no rule produces it, a story must show it. */
  failures: Omit<CoveredMessage, 'rows'>[];
  /** Rows of the tables in all, refused and accepted. */
  rows: number;
}

const find = (pattern: string) => globSync(pattern, { cwd: FORMS }).sort();
const read = (path: string) => readFileSync(join(FORMS, path), 'utf8');

/** Runs the tables of the schemas and returns what each row was answered. */
async function answers(): Promise<{ title: string; said: string[] }[]> {
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
        const { said }: RowMeta = test.meta();
        if (!said) return [];
        if (test.result().state !== 'passed') throw new Error(`${test.fullName} did not pass.`);
        return [{ title: test.fullName, said }];
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

/** Joins the sentences the schemas cite with the stories that show them and the rows that produce them. */
export async function messageCoverage(): Promise<MessageCoverage> {
  const cited = new Set(find('**/*.schema.ts').flatMap((path) => [...citedRows(read(path))]));
  const stories = storiesByRow();
  const answered = await answers();
  const rowsByKey = new Map<string, string[]>();
  for (const { title, said } of answered) {
    for (const key of new Set(said.flatMap((text) => rowsSaying(text, messages)))) {
      rowsByKey.set(key, [...(rowsByKey.get(key) ?? []), title]);
    }
  }
  const all = templatesOf(messages).map(([key, sentence]) => ({
    key,
    sentence,
    stories: stories.get(key) ?? [],
    rows: rowsByKey.get(key) ?? [],
  }));
  return {
    validation: all.filter(({ key }) => cited.has(key) || rowsByKey.has(key)),
    failures: all.filter(({ key }) => key.startsWith('failures.')),
    rows: answered.length,
  };
}
