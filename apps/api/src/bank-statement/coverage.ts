import { statementCoverage, type CoveringStatement, type StatementCoverage } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** What the imported statements cover; null before the first import. */
export async function coverage(db: Kysely<Database>): Promise<StatementCoverage | null> {
  const { rows } = await sql<CoveringStatement>`
    select first_day as "from", last_day as "to", imported_at as "importedAt", trim_scale(opening)::text as opening,
      trim_scale(closing)::text as closing,
      exists (
        select 1 from bank_statement_lines as lines
        where lines.statement_id <> statements.id and lines.balance = statements.opening and lines.day <= first_day
          and lines.day >= coalesce((select max(day) from bank_statement_lines where day < first_day), first_day)
      ) as "followsLine"
    from bank_statements as statements order by id`.execute(db);
  return statementCoverage(rows);
}

/** Whether the bank has told everything of a moment: then it must have booked what our books have of it. */
export const isCovered = ({ periods }: Pick<StatementCoverage, 'periods'>, moment: ReturnType<typeof sql.ref>) =>
  sql<boolean>`exists (
    select 1 from jsonb_to_recordset(${JSON.stringify(periods)}::jsonb) as period ("from" timestamptz, until timestamptz)
    where ${moment} between period."from" and period.until)`;
