import { sql, type Kysely } from 'kysely';

const statements = [
  // Who did it is told by the row itself. The rows there are get the name of today, which is the oldest one known.
  `alter table audit add column user_name text, add column user_mobile text`,
  `alter table audit disable trigger audit_only_grows`,
  `update audit set user_name = users.name, user_mobile = users.mobile from users where users.id = audit.user_id`,
  `alter table audit enable always trigger audit_only_grows`,
  `alter table audit alter column user_mobile set not null`,
  // One id has one name: what the field calls \`bankAccountId\`.
  `alter table orders rename column bank_id to bank_account_id`,
];

/** The record tells names as they were, and an order's account has the name it has everywhere. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
