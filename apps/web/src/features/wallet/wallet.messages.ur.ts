import { ltr } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { walletMessages as en } from './wallet.messages.en.ts';

export const walletMessages: typeof en = {
  title: 'والٹ',
  holds: ({ balance }) => `آپ کے پاس ${ltr(`${balance} USDT`)} ہیں، بیچیں یا نکلوائیں`,
  holdsNothing: 'دیر سے یا زیادہ آنے والے USDT یہاں جمع ہوتے ہیں۔ انہیں بیچیں یا نکلوائیں۔',
  withdraw: common.withdraw,
  loading: 'آپ کا والٹ لوڈ ہو رہا ہے…',
  failed: { title: 'آپ کا والٹ لوڈ نہیں ہو سکا', message: 'آپ کا بیلنس محفوظ ہے۔', retry: common.tryAgain },
  empty: { title: 'ابھی کوئی ٹرانزیکشن نہیں', message: 'دیر سے یا زیادہ آنے والے USDT یہاں نظر آئیں گے۔' },
  movements: 'والٹ کی ٹرانزیکشنز',
  onTheWay: 'نکلوانے کی جاری درخواستیں',
  showMore: 'پرانی ٹرانزیکشنز دکھائیں',
  notShown: ({ n }) =>
    n === 1 ? 'والٹ کی 1 ٹرانزیکشن دکھائی نہیں جا سکتی۔' : `والٹ کی ${n} ٹرانزیکشنز دکھائی نہیں جا سکتیں۔`,
  unit: common.unit,
  reasons: {
    deposit: 'ڈپازٹ',
    refund: 'ری فنڈ، آرڈر کی ادائیگی نہیں ہوئی',
    credit: 'سپورٹ نے جمع کیے',
    sale: 'فروخت',
    withdrawal: 'نکلوائے گئے',
    'withdrawal-refused': 'ودڈرال واپس',
    adjustment: 'درستی',
    other: 'دیگر ٹرانزیکشن',
  },
  states: { requested: common.requested, claimed: 'بھیجے جا رہے ہیں', paid: common.sent, refused: 'واپس' },
  hash: 'ہیش',
  opensExplorer: common.opensExplorer,
  dialog: {
    title: 'اپنے USDT نکلوائیں',
    description: 'ہماری ٹیم ہر درخواست دیکھتی ہے۔ اس میں چند گھنٹے لگ سکتے ہیں۔',
    close: common.close,
    networksFailed: 'نیٹ ورکس لوڈ نہیں ہو سکے۔',
    requested: ({ amount }) => `نکلوانے کی درخواست موصول ہو گئی: ${ltr(`${amount} USDT`)}`,
  },
};
