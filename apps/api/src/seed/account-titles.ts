import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Account whose title is another person's, so that the desk has an example. */
const OF_ANOTHER_PERSON = '5eed0000000000000001b003';
/** Account whose holder typed an Urdu name. */
const TYPED_IN_URDU = '5eed0000000000000001b006';

/** Inserts the titles that the simulated bank has told of the seeded accounts; Easypaisa has told none. */
export const seedTitles = (trx: Transaction<Database>) =>
  sql`insert into account_titles (bank_id, title, reference, at)
    select id, case id when ${OF_ANOTHER_PERSON} then 'TARIQ MEHMOOD' when ${TYPED_IN_URDU} then 'MUHAMMAD ALI' else left(upper(name), 40) end,
      'sandbox-title', created_at
    from banks where method not in ('others', 'easypaisa')`.execute(trx);
