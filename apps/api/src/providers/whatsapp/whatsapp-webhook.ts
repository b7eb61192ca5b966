import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { ruleOf } from './error-rules.ts';

const orNothing = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullish(schema), undefined);

const vStatus = v.object({
  id: orNothing(v.string()),
  status: v.string(),
  biz_opaque_callback_data: orNothing(v.string()),
  errors: orNothing(v.array(v.object({ code: v.number() }))),
});
// Other fields of Meta's events may change or be absent, and one unreadable part does not hide the others.
const vEvents = v.object({
  entry: v.array(
    v.object({
      changes: v.fallback(
        v.array(
          v.object({
            value: v.fallback(v.object({ statuses: v.fallback(v.array(v.unknown()), []) }), { statuses: [] }),
          }),
        ),
        [],
      ),
    }),
  ),
});

/** Delivery report in an event of WhatsApp. */
export interface WhatsappReport {
  /** Our id of the message; null where the event does not contain it. */
  id: string | null;
  /** Meta's id of the message. */
  providerId: string | null;
  status: 'accepted' | 'delivered' | 'failed';
  reason?: string;
  refusal?: string;
  /** Whether the next channel may take the message. */
  otherChannel: boolean;
}

const STATUSES = new Map<string, WhatsappReport['status']>([
  ['sent', 'accepted'],
  ['delivered', 'delivered'],
  ['read', 'delivered'],
  ['failed', 'failed'],
]);

/** Delivery reports in an event, in its order; statuses that we do not know are left out. Undefined if it is no event of WhatsApp. */
export function whatsappReports(body: unknown): WhatsappReport[] | undefined {
  const events = v.safeParse(vEvents, body);
  if (!events.success) return undefined;
  const statuses = events.output.entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses));
  return statuses.flatMap((each): WhatsappReport[] => {
    const parsed = v.safeParse(vStatus, each);
    const status = parsed.success ? STATUSES.get(parsed.output.status) : undefined;
    if (!parsed.success || !status) return [];
    const code = parsed.output.errors?.[0]?.code;
    const rule = code === undefined ? undefined : ruleOf(code);
    const failure =
      status === 'failed'
        ? {
            reason: code === undefined ? 'no code' : `${code}: ${rule?.says ?? 'unknown'}`,
            refusal: rule?.isAccount ? 'account' : (rule?.refusal ?? 'recipient'),
          }
        : {};
    return [
      {
        id: parsed.output.biz_opaque_callback_data ?? null,
        providerId: parsed.output.id ?? null,
        status,
        ...failure,
        otherChannel: rule?.otherChannel ?? true,
      },
    ];
  });
}

const same = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/** Whether `X-Hub-Signature-256` is the signature of the raw bytes under the app secret. */
export const isSignedByMeta = (appSecret: string, header: string | undefined, body: Uint8Array): boolean =>
  same(`sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`, header?.trim().toLowerCase() ?? '');

/** Whether a verification token is ours. */
export const isVerifyToken = (ours: string, given: string | undefined): boolean => same(ours, given ?? '');
