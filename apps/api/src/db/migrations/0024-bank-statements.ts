import { sql, type Kysely } from 'kysely';

const DAY = `check (day ~ '^\\d{4}-\\d{2}-\\d{2}$')`;

const STEPS = [
  // Days are text (YYYY-MM-DD) in Asia/Karachi: a statement has days and no moments.
  `create table bank_statements (
    id bigint generated always as identity primary key,
    imported_at timestamptz not null,
    user_id text not null references users (id),
    first_day text not null,
    last_day text not null,
    lines integer not null check (lines > 0),
    added integer not null check (added between 0 and lines),
    opening numeric(20,2),
    closing numeric(20,2),
    check (first_day <= last_day)
  )`,
  `create index bank_statements_days on bank_statements (first_day, last_day)`,
  `create table bank_statement_lines (
    id bigint generated always as identity primary key,
    statement_id bigint not null references bank_statements (id),
    line integer not null,
    day text not null ${DAY},
    direction text not null check (direction in ('debit', 'credit')),
    amount numeric(20,2) not null check (amount > 0),
    reference text not null,
    description text not null,
    account text not null,
    balance numeric(20,2),
    -- Hash of day, reference, direction, amount, balance and the number among equal lines: a line is stored once, however often imported.
    identity text not null unique,
    kind text not null check (kind in ('matched', 'twice', 'unknown-debit', 'unknown-credit', 'fee')),
    way text check (way in ('utr', 'amount')),
    payment_id text,
    order_id text,
    utr text,
    check ((kind = 'matched') = (way is not null)),
    check (kind <> 'matched' or payment_id is not null)
  )`,
  `create index bank_statement_lines_day on bank_statement_lines (day, id)`,
  `create index bank_statement_lines_unsettled on bank_statement_lines (id) where way is distinct from 'utr'`,
  // A payment has at most one line.
  `create unique index bank_statement_lines_payment on bank_statement_lines (payment_id) where kind = 'matched'`,
  `create index bank_statement_lines_utr on bank_statement_lines (utr) where kind = 'matched' and utr is not null`,
  // What the bank wrote is never changed; what a line was matched with may be.
  `create function bank_statements_only_grow() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
    end $$`,
  `create trigger bank_statements_only_grow before update or delete or truncate on bank_statements
    for each statement execute function bank_statements_only_grow()`,
  `alter table bank_statements enable always trigger bank_statements_only_grow`,
  `create trigger bank_statement_lines_only_grow before delete or truncate on bank_statement_lines
    for each statement execute function bank_statements_only_grow()`,
  `alter table bank_statement_lines enable always trigger bank_statement_lines_only_grow`,
  `create trigger bank_statement_lines_as_written before update of
      id, statement_id, line, day, direction, amount, reference, description, account, balance, identity on bank_statement_lines
    for each statement execute function bank_statements_only_grow()`,
  `alter table bank_statement_lines enable always trigger bank_statement_lines_as_written`,

  // Payments and returns of covered days that no line has; worked out again with each matching.
  `create table bank_statement_missing (
    payment_id text primary key,
    order_id text not null,
    day text not null ${DAY},
    direction text not null check (direction in ('debit', 'credit')),
    amount numeric(20,2) not null check (amount > 0)
  )`,
  `create table bank_statement_explanations (
    id bigint generated always as identity primary key,
    entry_id text not null,
    reason text not null check (reason <> ''),
    at timestamptz not null,
    user_id text not null references users (id)
  )`,
  `create index bank_statement_explanations_entry on bank_statement_explanations (entry_id, id desc)`,
  `create trigger bank_statement_explanations_only_grow before update or delete or truncate on bank_statement_explanations
    for each statement execute function bank_statements_only_grow()`,
  `alter table bank_statement_explanations enable always trigger bank_statement_explanations_only_grow`,

  // One row: its lock makes matchings and imports wait for each other.
  `create table bank_statement_matching (
    id boolean primary key default true check (id),
    last_attempt bigint not null,
    matched_at timestamptz not null
  )`,
  `insert into bank_statement_matching (last_attempt, matched_at) values (-1, 'epoch')`,
];

/** Bank statements of the payout account: lines, what they were matched with, missing payments, explanations. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db);
}
