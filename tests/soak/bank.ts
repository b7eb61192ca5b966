import { repeatable } from '../../apps/api/src/seed/random.ts';
import {
  startPayoutsStandIn,
  type PaymentBehaviour,
  type PayoutsStandIn,
} from '../../apps/api/src/testing/stand-ins/payouts.ts';

/** Fault of the whole bank. */
export type BankFault = 'down' | 'hangs' | 'cuts' | 'late';

/** Payout service of the run. */
export interface SoakBank {
  url: string;
  key: string;
  payments: PayoutsStandIn['payments'];
  /** Faults at the moment. */
  faults: Set<BankFault>;
  /** Does what has become due: completes, refuses and returns payments, and repeats webhooks that were not received. */
  work: () => Promise<void>;
  /** Returns so many completed payments, one in each round. */
  giveBack: (count: number) => void;
  close: () => Promise<void>;
}

const KEY = 'soak-key-of-both-sides-0123456789';
/** Rupees of the service: it never runs out. */
const MUCH = 1e12;
const LATE_MS = 2500;
const WEBHOOK_MS = 5000;
const SETTLE_MS = 4000;
/** Behaviours of payments, each as often as it stands here. */
const BEHAVIOURS = [
  ...Array.from({ length: 14 }, () => 'pays' as const),
  ...(['accepts', 'accepts', 'accepts', 'refuses', '500', 'cuts'] as const),
];

/** Starts the bank, whose webhooks go to the servers of `origins` in turn. */
export async function startBank(seed: number, origins: () => readonly string[]): Promise<SoakBank> {
  const random = repeatable(seed + 1);
  const faults = new Set<BankFault>();
  const behaviour = (): PaymentBehaviour => BEHAVIOURS[random.whole(0, BEHAVIOURS.length - 1)] ?? 'pays';
  const service = await startPayoutsStandIn({
    key: KEY,
    behaviour,
    delayMs: () => (faults.has('late') ? LATE_MS : 0),
    answer: () => {
      if (faults.has('down')) return { status: 503 };
      if (faults.has('hangs')) return 'hang';
      return faults.has('cuts') ? 'cut' : undefined;
    },
  });
  service.setBalance(MUCH);
  const { payments } = service;
  /** Keys whose webhook no server has received. */
  const untold = new Set<string>();
  let webhooks = 0;
  /** Payments to return. */
  let owed = 0;

  const tell = async (key: string): Promise<void> => {
    const { raw, headers } = service.webhook(key);
    const origin = origins()[(webhooks += 1) % origins().length];
    const reply = await fetch(`${origin}/api/webhooks/payouts`, {
      ...{ method: 'POST', headers, body: raw },
      signal: AbortSignal.timeout(WEBHOOK_MS),
    });
    await reply.arrayBuffer();
    if (reply.ok) untold.delete(key);
  };

  /** Returns a completed payment, if there is one. */
  const giveOneBack = (): void => {
    const paid = [...payments.values()].filter(({ status }) => status === 'completed');
    const payment = paid[random.whole(0, paid.length - 1)];
    if (!payment) return;
    service.giveBack(payment.key, { available: random.chance(0.8) });
    untold.add(payment.key);
    owed -= 1;
  };

  return {
    ...{ url: service.url, key: KEY, payments, faults },
    work: async () => {
      for (const { key, behaviour: how, status, at } of payments.values()) {
        if (how !== 'accepts' || status !== 'accepted' || Date.now() - at < SETTLE_MS) continue;
        if (random.chance(0.15)) service.refuse(key);
        else service.complete(key);
        untold.add(key);
      }
      if (owed > 0) giveOneBack();
      await Promise.all([...untold].map((key) => tell(key).catch(() => undefined)));
    },
    giveBack: (count) => void (owed += count),
    close: service.close,
  };
}
