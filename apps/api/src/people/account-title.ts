import { normaliseName } from '@sarraf/domain';
import type { Kysely } from 'kysely';
import { hitLimit, isWithinLimit } from '../codes/rate-limit.ts';
import type { Database } from '../db/schema.ts';
import { MAX_TITLE_LENGTH, type TitleAnswer } from '../providers/providers.ts';
import type { Services } from '../services.ts';
import { payoutAccount, type BankDetails } from './banks.ts';

const DAY_MS = 86_400_000;
/** Titles that one user may ask for within a day. A title tells the name of a stranger to any user who types the number. */
const TITLES_PER_DAY = 20;

/** Title as it is stored: without invisible and control characters, cut at the length that banks transmit. */
const tidyTitle = (title: string): string =>
  [...normaliseName(title.replace(/\p{Cc}/gu, ' '))].slice(0, MAX_TITLE_LENGTH).join('').trim();

/**
 * Asks the payout provider for the bank's title of an account. A slow or failing provider is `unclear`; never rejects for one. Above the limit
 * of a day the answer is `unclear` too, or 429 if the account is not saved without a title (`isRequired`).
 */
export async function askTitle(
  { db, clock, config, payouts, log }: Services,
  userId: string,
  account: Omit<BankDetails, 'id'>,
  { isRequired }: { isRequired: boolean },
): Promise<TitleAnswer> {
  const limit = { key: `title:${userId}`, limit: TITLES_PER_DAY, windowMs: DAY_MS };
  if (!payouts.resolve) return { status: 'none' };
  if (isRequired) await hitLimit(db, limit, clock.now(), ({ bank }) => bank.tooManyTitles);
  else if (!(await isWithinLimit(db, limit, clock.now())))
    return { status: 'unclear', reason: 'too many titles asked for' };
  try {
    const answer = await payouts.resolve(payoutAccount(account), AbortSignal.timeout(config.payouts.titleTimeoutMs));
    if (answer.status === 'unclear') log.warn({ reason: answer.reason }, 'no title of an account');
    if (answer.status !== 'found') return answer;
    const title = tidyTitle(answer.title);
    return title === '' ? { status: 'none' } : { ...answer, title };
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    log.warn({ reason }, 'no title of an account');
    return { status: 'unclear', reason };
  }
}

/** Stores the title of an account, once. */
export async function storeTitle(
  db: Kysely<Database>,
  bankId: string,
  { title, reference }: { title: string; reference: string | null },
  now: Date,
): Promise<void> {
  await db
    .insertInto('account_titles')
    .values({ bank_id: bankId, title, reference, at: now })
    .onConflict((conflict) => conflict.column('bank_id').doNothing())
    .execute();
}

/** Copies the title of an account, if it has one, to another row of the same number. */
export async function copyTitle(db: Kysely<Database>, from: string, to: string): Promise<void> {
  await db
    .insertInto('account_titles')
    .columns(['bank_id', 'title', 'reference', 'at'])
    .expression((query) =>
      query
        .selectFrom('account_titles')
        .select(({ val }) => [val(to).as('bank_id'), 'title', 'reference', 'at'])
        .where('bank_id', '=', from),
    )
    .onConflict((conflict) => conflict.column('bank_id').doNothing())
    .execute();
}
