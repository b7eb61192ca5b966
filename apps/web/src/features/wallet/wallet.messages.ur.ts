import { ltr } from '@sarraf/domain';
import { commonMessages as common } from '@sarraf/forms/common.ur';
import type { walletMessages as en } from './wallet.messages.en.ts';

export const walletMessages: typeof en = {
  title: 'والٹ',
  holds: ({ balance }) => `آپ کے پاس ${ltr(`${balance} USDT`)} ہیں، بیچیں یا نکالیں`,
  holdsNothing: 'جو USDT دیر سے یا زیادہ آئیں وہ یہاں رہتے ہیں۔ انہیں بیچیں یا نکالیں۔',
  withdraw: 'نکالیں',
  loading: 'آپ کا والٹ لوڈ ہو رہا ہے…',
  failed: { title: 'آپ کا والٹ لوڈ نہیں ہو سکا', message: 'اس سے کچھ ضائع نہیں ہوا۔', retry: common.tryAgain },
  empty: { title: 'ابھی کچھ نہیں آیا', message: 'جو USDT دیر سے یا مقررہ سے زیادہ پہنچیں وہ یہاں نظر آئیں گے۔' },
  movements: 'آمد و رفت',
  onTheWay: 'آپ کی طرف آ رہے ہیں',
  showMore: 'پرانی آمد و رفت دکھائیں',
  notShown: ({ n }) => (n === 1 ? 'والٹ کی 1 سطر نہیں دکھائی جا سکتی۔' : `والٹ کی ${n} سطریں نہیں دکھائی جا سکتیں۔`),
  unit: common.unit,
  reasons: {
    deposit: 'ڈپازٹ',
    refund: 'واپس ملے، آرڈر کی ادائیگی نہیں ہوئی',
    credit: 'سپورٹ نے جمع کیے',
    sale: 'فروخت',
    withdrawal: 'نکالے گئے',
    'withdrawal-refused': 'واپس ملے، بھیجے نہیں گئے',
    adjustment: 'درستی',
    other: 'تبدیلی',
  },
  states: { requested: 'درخواست موصول', claimed: 'بھیجے جا رہے ہیں', paid: 'روانہ', refused: 'واپس' },
  hash: 'ہیش',
  opensExplorer: common.opensExplorer,
  dialog: {
    title: 'والٹ سے USDT نکالیں',
    description: 'ہر درخواست کوئی شخص دیکھتا ہے، اس لیے چند گھنٹے لگ سکتے ہیں۔',
    close: common.close,
    networksFailed: 'نیٹ ورکس لوڈ نہیں ہو سکے۔',
    requested: ({ amount }) => `آپ کے ${ltr(`${amount} USDT`)} بھیجے جا رہے ہیں۔`,
  },
};
