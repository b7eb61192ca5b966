import { normaliseAccountNumber, normaliseIban, normaliseName, normaliseNayapayId, readMobile } from '@sarraf/domain';
import { sql, type Kysely } from 'kysely';

interface Account {
  id: string;
  name: string;
  account_number: string | null;
  phone_number: string | null;
  nayapay_id: string | null;
  iban: string | null;
}

const spelled = (value: string | null, spell: (text: string) => string): string | null =>
  value && (spell(value) || value);

/** Normalises a Pakistani mobile number; any other number stays as it was typed. */
function phoneOf(typed: string): string {
  const digits = readMobile(typed);
  return digits === null ? typed : `0${digits}`;
}

const BATCH = 1000;

/** Normalises payment accounts that were stored as typed (product.md R12). */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (let after = ''; ;) {
    const { rows } = await sql<Account>`
      select id, name, account_number, phone_number, nayapay_id, iban from banks
      where id > ${after} order by id limit ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const changed = rows
      .map((row) => ({
        id: row.id,
        name: spelled(row.name, normaliseName),
        account_number: spelled(row.account_number, normaliseAccountNumber),
        phone_number: spelled(row.phone_number, phoneOf),
        nayapay_id: spelled(row.nayapay_id, normaliseNayapayId),
        iban: spelled(row.iban, normaliseIban),
      }))
      .filter((row, at) => JSON.stringify(row) !== JSON.stringify(rows[at]));
    if (changed.length === 0) continue;
    await sql`update banks set name = told.name, account_number = told.account_number, phone_number = told.phone_number,
        nayapay_id = told.nayapay_id, iban = told.iban
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as told (id text, name text, account_number text, phone_number text, nayapay_id text, iban text)
      where banks.id = told.id`.execute(db);
  }
};
