import { createHash } from 'node:crypto';
import {
  csvText,
  newStatementLines,
  readStatement,
  statementSums,
  type NewStatementLine,
  type StatementColumns,
  type StatementFault,
  type StatementLine,
} from '@sarraf/domain';
import { sql, type Transaction } from 'kysely';
import { record } from '../audit/audit.ts';
import type { Database } from '../db/schema.ts';
import { fieldError, HttpError } from '../http-error.ts';
import type { Messages, MessageOf } from '../messages.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import { firstFutureDay, lockMatching, matchLines } from './match-lines.ts';
import { kindSums } from './statement-page.ts';

/** Faults that a reply lists; more are only counted. */
const MAX_FAULTS = 100;

/** A line that cannot be stored: unreadable, or outside the statement's days. */
type Fault = Omit<StatementFault, 'kind'> & { kind: StatementFault['kind'] | 'outside' | 'future' };

/** Request of an administrator to import a file. */
export interface ImportRequest {
  file: Uint8Array;
  /** Period of the statement, `YYYY-MM-DD`; the days of its first and last line if undefined. */
  from: string | undefined;
  to: string | undefined;
  dryRun: boolean;
}

/** Text of a file; 400 if it is no text. */
function textOf(file: Uint8Array): string {
  const text = csvText(file);
  if (text === null) throw fieldError('general', ({ payouts }) => payouts.isWorkbook);
  if (text.includes('\0')) throw fieldError('general', ({ payouts }) => payouts.notText);
  return text;
}

function faultReply({ line, column, kind, value }: Fault, columns: StatementColumns, messages: Messages) {
  const message = messages.bankStatement.faults[kind];
  return {
    line,
    column: columns[column] ?? null,
    message: typeof message === 'string' ? message : message({ cell: value, format: columns.dateFormat }),
  };
}

/** 400 with the faults of a file, in the caller's language. */
const refused = (faults: readonly Fault[], columns: StatementColumns, messages: Messages): HttpError => {
  const count = faults.length;
  const message: MessageOf = ({ bankStatement }) => bankStatement.unreadable({ count });
  const listed = faults.slice(0, MAX_FAULTS).map((fault) => faultReply(fault, columns, messages));
  const body = { faults: listed, faultCount: count };
  return new HttpError(400, message, { errors: { general: message }, body });
};

/** Bookings of a file; 400 with every fault. */
function readLines(request: ImportRequest, columns: StatementColumns, now: Date, messages: Messages) {
  const read = readStatement(textOf(request.file), columns);
  if ('missing' in read) {
    const missing = read.missing.join(', ');
    throw fieldError('general', ({ bankStatement }) => bankStatement.noColumns({ missing }));
  }
  if ('faults' in read) throw refused(read.faults, columns, messages);
  const { lines } = read;
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) throw fieldError('general', ({ bankStatement }) => bankStatement.empty);
  const days = lines.map(({ day }) => day).toSorted();
  const [from, to] = [request.from ?? days[0] ?? first.day, request.to ?? days.at(-1) ?? last.day];
  if (from > to) throw fieldError('to', ({ bankStatement }) => bankStatement.fields.to);
  const future = firstFutureDay(now);
  if (to >= future) {
    const late = lines.filter(({ day }) => day >= future);
    if (late.length === 0) throw fieldError('to', ({ bankStatement }) => bankStatement.fields.to);
    throw refused(
      late.map(({ line, day }) => ({ line, column: 'date', kind: 'future', value: day })),
      columns,
      messages,
    );
  }
  const outside = lines.filter(({ day }) => day < from || day > to);
  if (outside.length > 0) {
    throw refused(
      outside.map(({ line, day }) => ({ line, column: 'date', kind: 'outside', value: day })),
      columns,
      messages,
    );
  }
  return { ...read, from, to };
}

/** Stored lines of the days of a file. */
const storedLines = (trx: Transaction<Database>, from: string, to: string) =>
  trx
    .selectFrom('bank_statement_lines')
    .select(['day', 'direction', 'amount', 'reference', 'description', 'account', 'balance'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();

/** Hash of a line and of its number among equal ones, so that the database refuses to store it again. */
const identityOf = ({ text, number }: NewStatementLine<StatementLine>): string =>
  createHash('sha256').update(`${text} ${number}`).digest('base64url');

async function storeLines(
  trx: Transaction<Database>,
  statementId: number,
  added: readonly NewStatementLine<StatementLine>[],
) {
  const rows = added.map((one) => ({
    ...one.line,
    amount: one.line.amount.toString(),
    balance: one.line.balance?.toString() ?? null,
    identity: identityOf(one),
  }));
  await sql`insert into bank_statement_lines
      (statement_id, line, day, direction, amount, reference, description, account, balance, identity, kind)
    select ${statementId}, line, day, direction, amount, reference, description, account, balance, identity, 'unknown-' || direction
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (line integer, day text, direction text, amount numeric,
      reference text, description text, account text, balance numeric, identity text)`.execute(trx);
}

/** Thrown to roll a dry run back. */
class DryRun extends Error {}

/**
 * Imports a statement of the payout account (product.md R55): every line is stored or none. Lines that an earlier import has are not stored
 * again, but the import is: a file without new lines says that nothing more happened. Then all lines are matched again.
 */
export async function importStatement(services: Services, by: string, request: ImportRequest, messages: Messages) {
  const { db, clock } = services;
  const now = clock.now();
  const columns = (await readSettings(db)).statement_columns;
  if (columns === null) throw new HttpError(409, ({ bankStatement }) => bankStatement.noMapping);
  const { lines, opening, closing, from, to } = readLines(request, columns, now, messages);
  const { debits, credits } = statementSums(lines);

  const store = async (trx: Transaction<Database>) => {
    await lockMatching(trx);
    const { added, equal } = newStatementLines(await storedLines(trx, from, to), lines);
    const facts = {
      imported_at: now,
      user_id: by,
      first_day: from,
      last_day: to,
      lines: lines.length,
      added: added.length,
      opening: opening?.toString() ?? null,
      closing: closing?.toString() ?? null,
    };
    const { id } = await trx.insertInto('bank_statements').values(facts).returning('id').executeTakeFirstOrThrow();
    await storeLines(trx, id, added);
    await record(trx, by, { action: 'bank_statement_imported', subject: String(id) }, now);
    await matchLines(trx, now);
    const { name } = await trx.selectFrom('users').select('name').where('id', '=', by).executeTakeFirstOrThrow();
    return {
      statement: {
        _id: request.dryRun ? null : String(id),
        importedAt: now.toISOString(),
        by: { _id: by, name },
        from,
        to,
        lines: lines.length,
        added: added.length,
        opening: opening?.toString() ?? null,
        closing: closing?.toString() ?? null,
      },
      repeated: lines.length - added.length,
      equalLines: equal.map(({ line }) => line),
      debits: debits.toString(),
      credits: credits.toString(),
      kinds: await kindSums(trx),
    };
  };
  let result: Awaited<ReturnType<typeof store>> | undefined;
  try {
    await db.transaction().execute(async (trx) => {
      result = await store(trx);
      if (request.dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  if (!result) throw new Error('an import without a result');
  return result;
}
