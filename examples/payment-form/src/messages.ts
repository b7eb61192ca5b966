/** Languages of the page. */
export type Language = 'en' | 'ur';

/** Direction of a language. */
export const DIRECTIONS = { en: 'ltr', ur: 'rtl' } as const;

const en = {
  title: 'Sell your USDT',
  otherLanguage: 'اردو',
  darkTheme: 'Dark theme',
  amount: 'Amount to sell',
  amountTooSmall: 'Enter at least 10 USDT',
  network: 'Network',
  networkMissing: 'Choose a network',
  limit: 'Limit: 10 - 50,000 USDT',
  youSend: 'You send',
  rate: 'Rate',
  youReceive: 'You’ll receive',
  continue: 'Continue',
  pending: 'Pending',
  code: '6-digit code',
  anyCode: 'In this example every code is correct.',
  scan: 'QR code of the deposit address',
  keepNetwork: 'Send on this network only.',
  startAgain: 'Start again',
  chart: 'Rates of the last days',
  ourRate: 'Our rate',
  marketRate: 'Market rate',
  noRates: 'There are no rates yet',
  chartWords: {
    view: 'Show as',
    chart: 'Chart',
    table: 'Table',
    point: 'Date',
    instructions: 'Left and right arrow keys go from day to day.',
  },
};

const ur: typeof en = {
  title: 'اپنے USDT بیچیں',
  otherLanguage: 'English',
  darkTheme: 'گہری تھیم',
  amount: 'فروخت کی مقدار',
  amountTooSmall: 'کم از کم 10 USDT لکھیں',
  network: 'نیٹ ورک',
  networkMissing: 'نیٹ ورک منتخب کریں',
  limit: 'حد: 10 سے 50,000 تک',
  youSend: 'آپ بھیجیں گے',
  rate: 'ریٹ',
  youReceive: 'آپ کو ملیں گے',
  continue: 'جاری رکھیں',
  pending: 'زیرِ التوا',
  code: '6 ہندسوں کا کوڈ',
  anyCode: 'اس مثال میں ہر کوڈ درست ہے۔',
  scan: 'ڈپازٹ ایڈریس کا QR کوڈ',
  keepNetwork: 'صرف اسی نیٹ ورک پر بھیجیں۔',
  startAgain: 'دوبارہ شروع کریں',
  chart: 'پچھلے دنوں کے ریٹ',
  ourRate: 'ہمارا ریٹ',
  marketRate: 'مارکیٹ کا ریٹ',
  noRates: 'ابھی کوئی ریٹ نہیں',
  chartWords: {
    view: 'دکھائیں',
    chart: 'چارٹ',
    table: 'ٹیبل',
    point: 'دن',
    instructions: 'دائیں اور بائیں تیر والے بٹن ایک دن سے دوسرے دن پر لے جاتے ہیں۔',
  },
};

/** All texts of the page. */
export type Messages = typeof en;
export const MESSAGES: Record<Language, Messages> = { en, ur };
