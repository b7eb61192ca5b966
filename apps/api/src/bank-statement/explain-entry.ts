import { needsExplanation } from '@sarraf/domain';
import { record } from '../audit/audit.ts';
import { HttpError, notFound } from '../http-error.ts';
import type { Services } from '../services.ts';
import { lockMatching, matchIfStale } from './match-lines.ts';
import { entriesById } from './statement-page.ts';

/**
 * Explains an entry of the bank statement: it is open no longer, as long as its kind stays the same. A later explanation replaces the earlier one, and the same again changes
 * nothing. 409 with the entry if it is matched or a fee.
 */
export async function explainEntry(services: Services, by: string, id: string, reason: string) {
  const { db, clock } = services;
  const now = clock.now();
  await matchIfStale(db, now);
  return db.transaction().execute(async (trx) => {
    await lockMatching(trx);
    const [entry] = await entriesById(trx, [id]);
    if (!entry) throw notFound();
    if (!needsExplanation(entry.kind)) {
      throw new HttpError(409, ({ bankStatement }) => bankStatement.settled, { body: { data: entry } });
    }
    if (entry.explained?.reason === reason) return entry;
    await trx
      .insertInto('bank_statement_explanations')
      .values({ entry_id: id, kind: entry.kind, reason, at: now, user_id: by })
      .execute();
    await record(trx, by, { action: 'bank_statement_explained', subject: id, reason }, now);
    const [explained] = await entriesById(trx, [id]);
    return explained ?? entry;
  });
}
