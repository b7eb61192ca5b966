import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { vNewNetwork, vNewPriceRange } from '@sarraf/api-client/contract';
import {
  DEFAULT_FEE_RATE,
  DEFAULT_MIN_QUANTITY,
  MAX_NETWORK_NAME,
  MAX_SELL_USDT,
  MAX_SETTING_AMOUNT,
  MAX_SETTING_PRICE,
  ORDER_EXPIRY_MS,
  RESEND_SECONDS,
  isNetworkId,
  isOwnPicture,
  DEFAULT_LANGUAGE,
  isPauseKey,
  NOT_PAUSED,
  PAUSE_KEYS,
  type Language,
  type StatementColumns,
  type Pause,
  type PauseKey,
} from '@sarraf/domain';
import type { Database } from '../db/schema.ts';
import { messagesByLanguage, type Messages } from '../messages.ts';
import { DEFAULT_NETWORKS, DEFAULT_PRICE_RANGES } from './default-market.ts';
import { vPause, vPauseReason } from './pauses.ts';
import { vStatementColumns } from './statement-columns.ts';
import { settingMessage as say } from './setting-message.ts';

const decimals = (places: number) => {
  const pattern = new RegExp(`^\\d+(\\.\\d{1,${places}})?$`);
  return v.check(
    (value: number) => pattern.test(String(value)),
    say((messages) => messages.mostDecimals({ places })),
  );
};

const vAmount = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_SETTING_AMOUNT), decimals(6));
const vRanges = v.pipe(
  v.array(
    v.object({
      ...vNewPriceRange.entries,
      min: vAmount,
      max: v.nullable(vAmount),
      price: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_SETTING_PRICE), decimals(6)),
    }),
  ),
  v.minLength(
    1,
    say(({ noRanges }) => noRanges),
  ),
  v.maxLength(100),
);

const vNetworks = v.pipe(
  v.array(
    v.pipe(
      v.object({
        ...vNewNetwork.entries,
        id: v.pipe(
          v.string(),
          v.check(
            isNetworkId,
            say(({ networkId }) => networkId),
          ),
        ),
        name: v.pipe(
          v.string(),
          v.trim(),
          v.minLength(
            1,
            say(({ networkName }) => networkName),
          ),
          v.maxLength(MAX_NETWORK_NAME),
        ),
        logo: v.nullish(v.string(), null),
        minAmount: vAmount,
        maxAmount: vAmount,
        pausedReason: v.nullish(vPauseReason, null),
      }),
      v.check(
        (network) => network.minAmount <= network.maxAmount,
        say(({ networkLimits }) => networkLimits),
      ),
      v.check(
        (network) => !network.logo || isOwnPicture(network.logo),
        say(({ networkLogo }) => networkLogo),
      ),
    ),
  ),
  v.minLength(
    1,
    say(({ noNetworks }) => noNetworks),
  ),
  v.maxLength(50),
  v.check(
    (networks) => new Set(networks.map(({ id }) => id)).size === networks.length,
    say(({ sameNetwork }) => sameNetwork),
  ),
);

/** Price of one USDT for quantities between two amounts, both inclusive. */
export type PriceRange = v.InferOutput<typeof vRanges>[number];
/** A network that deposits may use. */
export type Network = v.InferOutput<typeof vNetworks>[number];

/** Limit in rupees, off by default. */
const NO_LIMIT = { value: 0, min: 0, max: 1_000_000_000, decimals: 6 } as const;

/** Number settings with defaults and limits (product.md R34). */
const NUMBER_SETTINGS = {
  platform_fee: { value: DEFAULT_FEE_RATE, min: 0, max: 1, decimals: 6 },
  platform_fee_discount: { value: 0.002, min: 0, max: 1, decimals: 6 },
  min_quantity: { value: DEFAULT_MIN_QUANTITY, min: 1, max: MAX_SELL_USDT, decimals: 6 },
  min_deposit: { value: 1, min: 0, max: 1000, decimals: 6 },
  approve_above: { value: 1_000_000, min: 0, max: 100_000_000, decimals: 6 },
  title_check: { value: 1, min: 0, max: 2, decimals: 0 },
  daily_limit: NO_LIMIT,
  monthly_limit: NO_LIMIT,
  transaction_exp_time: { value: ORDER_EXPIRY_MS, min: 60_000, max: 7_200_000, decimals: 0 },
  otp_resend_seconds: { value: RESEND_SECONDS, min: 5, max: 600, decimals: 0 },
  max_per_transfer_nayapay: NO_LIMIT,
  max_per_transfer_sadapay: NO_LIMIT,
  max_per_transfer_easypaisa: NO_LIMIT,
  max_per_transfer_raast: NO_LIMIT,
  max_per_transfer_bank: NO_LIMIT,
  max_per_transfer_others: NO_LIMIT,
} as const;

type NumberKey = keyof typeof NUMBER_SETTINGS;
const NUMBER_KEYS = [
  'platform_fee',
  'platform_fee_discount',
  'min_quantity',
  'min_deposit',
  'approve_above',
  'title_check',
  'daily_limit',
  'monthly_limit',
  'transaction_exp_time',
  'otp_resend_seconds',
  'max_per_transfer_nayapay',
  'max_per_transfer_sadapay',
  'max_per_transfer_easypaisa',
  'max_per_transfer_raast',
  'max_per_transfer_bank',
  'max_per_transfer_others',
] as const satisfies NumberKey[];

/** Current values of all settings. */
export type PlatformSettings = Record<NumberKey, number> &
  Record<PauseKey, Pause> & {
    price_ranges: PriceRange[];
    networks: Network[];
    /** Null until an administrator maps them: no bank's columns are a default. */
    statement_columns: StatementColumns | null;
  };
type SettingKey = keyof PlatformSettings;

/** Result of a check: the stored value, or a message and the field that it is about, a column or the whole `value`. */
type CheckedSetting = { ok: true; value: unknown } | { ok: false; field: string; message: string };

const refused = (message: string, field = 'value'): CheckedSetting => ({ ok: false, field, message });

/** Validates a new value; on failure returns a message in `language`. */
export function checkSetting(key: SettingKey, value: unknown, language: Language = DEFAULT_LANGUAGE): CheckedSetting {
  const messages = messagesByLanguage[language].settings;
  if (key === 'price_ranges' || key === 'networks' || key === 'statement_columns' || isPauseKey(key)) {
    // For checks without a message of ours, Valibot's own messages are used; they are English only.
    const unnamed = language === DEFAULT_LANGUAGE ? {} : { message: messages.fields.value };
    const schemas = { price_ranges: vRanges, networks: vNetworks, statement_columns: vStatementColumns };
    const schema = isPauseKey(key) ? vPause : schemas[key];
    const parsed = v.safeParse(schema, value, { lang: language, ...unnamed });
    if (parsed.success) return { ok: true, value: parsed.output };
    const [{ message, path }] = parsed.issues;
    const at = key === 'statement_columns' ? path?.[0]?.key : undefined;
    return refused(message, typeof at === 'string' ? at : undefined);
  }
  const { min, max, decimals: places } = NUMBER_SETTINGS[key];
  if (typeof value !== 'number' || !Number.isFinite(value) || value < min || value > max) {
    return refused(messages.numberBetween({ min, max }));
  }
  if (places === 0 && !Number.isInteger(value)) return refused(messages.wholeNumber);
  return String(value).includes('e') || !v.is(v.pipe(v.number(), decimals(6)), value)
    ? refused(messages.mostDecimals({ places: 6 }))
    : { ok: true, value };
}

/** Stored settings with their versions. */
export interface StoredSettings {
  values: PlatformSettings;
  /** Number of changes by key; a missing key was never changed. */
  versions: ReadonlyMap<string, number>;
}

/** Setting as in a reply. */
export function settingReply(key: SettingKey, { values, versions }: StoredSettings, messages: Messages) {
  const version = versions.get(key) ?? 0;
  const value = values[key];
  const common = { key, description: messages.settings.descriptions[key], value, version };
  if (key === 'price_ranges') return { ...common, dataType: 'PRICE_RANGES', minValue: null, maxValue: null };
  if (key === 'networks') return { ...common, dataType: 'NETWORKS', minValue: null, maxValue: null };
  if (key === 'statement_columns') return { ...common, dataType: 'STATEMENT_COLUMNS', minValue: null, maxValue: null };
  if (isPauseKey(key)) return { ...common, dataType: 'PAUSE', minValue: null, maxValue: null };
  const { min, max } = NUMBER_SETTINGS[key];
  return { ...common, dataType: 'NUMBER', minValue: min, maxValue: max };
}

/** Keys of all settings, in the order of the settings page. */
export const SETTING_KEYS: readonly SettingKey[] = [
  ...PAUSE_KEYS,
  'price_ranges',
  'networks',
  ...NUMBER_KEYS,
  'statement_columns',
];

/** Reads all settings with their versions in one query. A missing or no longer valid value is replaced by its default. */
export async function readStoredSettings(db: Kysely<Database>): Promise<StoredSettings> {
  const rows = await db.selectFrom('settings').select(['key', 'value', 'version']).execute();
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const number = (key: NumberKey): number => {
    const checked = checkSetting(key, stored.get(key));
    return checked.ok && typeof checked.value === 'number' ? checked.value : NUMBER_SETTINGS[key].value;
  };
  const ranges = v.safeParse(vRanges, stored.get('price_ranges'));
  const networks = v.safeParse(vNetworks, stored.get('networks'));
  const pause = (key: PauseKey): Pause => {
    const parsed = v.safeParse(vPause, stored.get(key));
    return parsed.success ? parsed.output : NOT_PAUSED;
  };
  const columns = v.safeParse(vStatementColumns, stored.get('statement_columns'));
  const values = {
    statement_columns: columns.success ? columns.output : null,
    sales_paused: pause('sales_paused'),
    payouts_paused: pause('payouts_paused'),
    price_ranges: ranges.success ? ranges.output : DEFAULT_PRICE_RANGES,
    networks: networks.success ? networks.output : DEFAULT_NETWORKS,
    platform_fee: number('platform_fee'),
    platform_fee_discount: number('platform_fee_discount'),
    min_quantity: number('min_quantity'),
    min_deposit: number('min_deposit'),
    approve_above: number('approve_above'),
    title_check: number('title_check'),
    daily_limit: number('daily_limit'),
    monthly_limit: number('monthly_limit'),
    transaction_exp_time: number('transaction_exp_time'),
    otp_resend_seconds: number('otp_resend_seconds'),
    max_per_transfer_nayapay: number('max_per_transfer_nayapay'),
    max_per_transfer_sadapay: number('max_per_transfer_sadapay'),
    max_per_transfer_easypaisa: number('max_per_transfer_easypaisa'),
    max_per_transfer_raast: number('max_per_transfer_raast'),
    max_per_transfer_bank: number('max_per_transfer_bank'),
    max_per_transfer_others: number('max_per_transfer_others'),
  };
  return { values, versions: new Map(rows.map((row) => [row.key, row.version])) };
}

/** Reads the current values of all settings. */
export const readSettings = async (db: Kysely<Database>): Promise<PlatformSettings> =>
  (await readStoredSettings(db)).values;
