import {
  accountTitleCheck,
  HELD_FOUR_EYES,
  HELD_NOT_AVAILABLE,
  HELD_PAID_TWICE,
  HELD_SCREENED,
  HELD_VANISHED,
  isBlank,
  nextPayoutActions,
  type PayoutStatus,
} from '@sarraf/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readSearch } from '../db/search-patterns.ts';
import type { Messages } from '../messages.ts';
import { payoutAccount, type TitledBank } from '../people/banks.ts';
import { SCREENING, type PayoutRow } from '../orders/payout-rows.ts';
import { payoutState } from '../payouts/payout-store.ts';
import { readSettings, type PlatformSettings } from '../settings/settings.ts';

const PAGE_SIZE = 20;

/** Filter of payouts. */
export interface PayoutFilter {
  status?: PayoutStatus | undefined;
  network?: string | undefined;
  method?: string | undefined;
  search?: string | undefined;
  /** Only payouts that the bank returned and that are neither paid again nor refunded. */
  returned?: boolean | undefined;
  /** From 1. */
  page: number;
}

interface Attempt {
  at: string;
  key: string;
  by: string | null;
  adapter: string | null;
  what: string;
  reference: string | null;
  result: string | null;
  reason: string | null;
}

/** Latest return of a payout. */
interface LatestReturn {
  rupees: string;
  reason: string;
  at: string;
  available: boolean;
  by: string | null;
  adapter: string | null;
  reference: string | null;
}

/** Payout with everything that its reply needs. */
type PayoutView = PayoutRow & {
  user_id: string;
  network_id: string;
  quantity: string;
  order_created_at: Date;
  seller_name: string | null;
  verified_name: string | null;
  seller_mobile: string;
  claimer_name: string | null;
  approver_name: string | null;
  bank: TitledBank | null;
  attempts: Attempt[];
  returned: LatestReturn | null;
};

const from = sql`from payouts
  join orders on orders.id = payouts.order_id
  join users seller on seller.id = orders.user_id
  left join banks on banks.id = orders.bank_account_id
  left join account_titles on account_titles.bank_id = banks.id`;

const columns = sql`payouts.*, orders.user_id, orders.network_id, orders.created_at as order_created_at,
  trim_scale(coalesce(orders.sold_amount, orders.quantity))::text as quantity,
  seller.name as seller_name, seller.verified_name, seller.mobile as seller_mobile,
  to_jsonb(banks) || jsonb_build_object('title', account_titles.title) as bank,
  (select coalesce(name, mobile) from users where id = payouts.claimed_by) as claimer_name,
  (select coalesce(name, mobile) from users where id = payouts.approval_by) as approver_name,
  (select coalesce(jsonb_agg(jsonb_build_object('at', to_char(tried.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'key', tried.key, 'by', coalesce(people.name, people.mobile), 'adapter', tried.adapter, 'what', tried.what,
      'reference', tried.reference, 'result', tried.result, 'reason', tried.reason) order by tried.id), '[]')
    from payout_attempts tried left join users people on people.id = tried.user_id
    where tried.order_id = payouts.order_id) as attempts,
  case when payouts.status <> 'completed' then (
    select jsonb_build_object('rupees', back.rupees::text, 'reason', back.reason,
      'at', to_char(back.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'available', back.available,
      'by', coalesce(people.name, people.mobile), 'adapter', back.reported_by, 'reference', back.reference)
    from payout_returns back left join users people on people.id = back.user_id
    where back.order_id = payouts.order_id and back.of_payout order by back.id desc limit 1) end as returned`;

const ADAPTERS: Record<string, string> = { sandbox: 'simulated' };

/** Who took a step: an administrator by name, or the service. */
const nameOf = (by: string | null, adapter: string | null): string => by ?? ADAPTERS[adapter ?? ''] ?? adapter ?? '';

/** Attempts as the contract shows them: a request and its reply are one entry; a later reply is an entry of its own. */
function attemptsReply(attempts: readonly Attempt[], { payouts }: Messages) {
  const entries: {
    at: string;
    by: string;
    what: string;
    reference: string | null;
    result: string | null;
    reason: string | null;
  }[] = [];
  const open = new Map<string, (typeof entries)[number]>();
  for (const { key, adapter, by, what, ...rest } of attempts) {
    const request = what === 'answered' ? open.get(key) : undefined;
    const { at, ...answer } = rest;
    if (request) {
      Object.assign(request, answer);
      open.delete(key);
      continue;
    }
    const entry = {
      at,
      by: nameOf(by, adapter),
      what: what === 'answered' ? 'asked' : what,
      ...answer,
      ...(adapter === SCREENING && { reason: payouts.screened }),
    };
    entries.push(entry);
    if (what === 'sent') open.set(key, entry);
  }
  return entries;
}

function whyHeld({ vanished, held_reason: reason }: PayoutView, { payouts }: Messages): string {
  if (vanished || reason === HELD_VANISHED) return payouts.vanished;
  if (reason === HELD_NOT_AVAILABLE) return payouts.notAvailable;
  if (reason === HELD_FOUR_EYES) return payouts.secondToResume;
  if (reason === HELD_PAID_TWICE) return payouts.mayHaveSecond;
  return reason === HELD_SCREENED ? payouts.screened : reason || payouts.held;
}

function returnReply({ returned }: PayoutView) {
  if (!returned) return null;
  const { by, adapter, ...told } = returned;
  return { ...told, by: nameOf(by, adapter) };
}

const NOBODY = { name: '', method: '' };

/** Account as the contract shows it at a payout, with the result of its title check. */
const accountReply = (bank: TitledBank, verifiedName: string | null, settings: PlatformSettings) => ({
  ...payoutAccount(bank),
  title: bank.title,
  titleCheck: accountTitleCheck(bank, verifiedName, settings.title_check),
});

/** Payout as the contract shows it to an administrator, in their language. While payouts are paused no payment may begin. */
function payoutReply(view: PayoutView, settings: PlatformSettings, { caller, now, messages }: Reader) {
  const state = payoutState(view);
  const { claim, approval, problem } = state;
  const person = (id: string, name: string | null) => ({ _id: id, name: name ?? '' });
  return {
    orderId: view.order_id,
    status: view.status,
    amount: view.amount,
    currency: 'PKR',
    account: view.bank ? accountReply(view.bank, view.verified_name, settings) : NOBODY,
    sellerName: view.seller_name,
    sellerNameVerified: view.verified_name !== null,
    seller: { _id: view.user_id, name: view.seller_name ?? '', mobile: view.seller_mobile },
    order: {
      _id: view.order_id,
      network: view.network_id,
      quantity: view.quantity,
      created_ts: view.order_created_at.toISOString(),
    },
    createdAt: view.created_at.toISOString(),
    ageSeconds: Math.max(0, Math.floor((now.getTime() - view.created_at.getTime()) / 1000)),
    claim: claim && {
      by: person(claim.by, view.claimer_name),
      at: new Date(claim.at).toISOString(),
      mine: claim.by === caller,
    },
    approval: approval && {
      by: person(approval.by, view.approver_name),
      at: new Date(approval.at).toISOString(),
      action: approval.of,
    },
    utr: view.utr,
    heldReason: view.status === 'held' ? whyHeld(view, messages) : null,
    vanished: view.vanished,
    refundedAt: view.status === 'failed' ? (view.finished_at?.toISOString() ?? null) : null,
    problem: problem && { reason: problem.reason, at: new Date(problem.at).toISOString() },
    returned: returnReply(view),
    attempts: attemptsReply(view.attempts, messages),
    nextActions: nextPayoutActions(state, caller, now.getTime(), settings.payouts_paused.paused),
  };
}

/** Administrator who gets the reply. */
export interface Reader {
  caller: string;
  now: Date;
  messages: Messages;
}

/** Payout by order id, as the contract shows it. */
export async function payoutById(db: Kysely<Database>, orderId: string, reader: Reader) {
  const { rows } = await sql<PayoutView>`select ${columns} ${from} where payouts.order_id = ${orderId}`.execute(db);
  const view = rows[0];
  return view && payoutReply(view, await readSettings(db), reader);
}

const all = (conditions: RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

/** Conditions of a search: a payout that fulfils any of them is found. */
const searchConditions = (search: ReturnType<typeof readSearch>): RawBuilder<unknown>[] => [
  sql`payouts.order_id ilike ${search.orderIdPart}`,
  sql`payouts.utr like ${search.utr}`,
  sql`seller.name ~* ${search.name}`,
  sql`banks.name ~* ${search.name}`,
  sql`banks.account_number ilike ${search.accountNumber}`,
  sql`banks.iban like ${search.iban}`,
  sql`banks.nayapay_id ilike ${search.nayapayId}`,
  ...search.mobiles.flatMap((mobile) => [sql`seller.mobile like ${mobile}`, sql`banks.phone_number like ${mobile}`]),
  ...(search.account === null ? [] : [sql`orders.account = ${search.account}`]),
  ...(search.address === null ? [] : [sql`lower(orders.address) like ${search.address}`]),
  ...(search.hashPart === null
    ? []
    : [
        sql`exists (select 1 from deposits where deposits.order_id = orders.id and deposits.exception_id is null
          and lower(deposits.hash) like ${search.hashPart})`,
      ]),
];

/** Page of payouts, oldest first. */
export async function payoutPage(db: Kysely<Database>, filter: PayoutFilter, reader: Reader) {
  const { status, network, method, returned, page } = filter;
  const search = isBlank(filter.search ?? '') ? undefined : readSearch(filter.search ?? '');
  const where = all([
    ...(status ? [sql`payouts.status = ${status}`] : []),
    ...(network ? [sql`orders.network_id = ${network}`] : []),
    ...(method ? [sql`banks.method = ${method}`] : []),
    ...(returned ? [sql`orders.returned_at is not null and orders.refunded_at is null`] : []),
    ...(search ? [sql`(${sql.join(searchConditions(search), sql` or `)})`] : []),
  ]);
  // The joins are needed for counting only with a filter on the other tables.
  const counting = network || method || returned || search ? from : sql`from payouts`;
  const counted = await sql<{ total: string }>`select count(*) as total ${counting} ${where}`.execute(db);
  const { rows } = await sql<PayoutView>`select ${columns} ${from} ${where}
    order by payouts.created_at, payouts.order_id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db);
  const settings = await readSettings(db);
  return {
    data: rows.map((view) => payoutReply(view, settings, reader)),
    total: Number(counted.rows[0]?.total ?? 0),
  };
}
