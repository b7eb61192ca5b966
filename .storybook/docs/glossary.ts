/** A term in both languages. */
export interface Term {
  /** English term, with a note when it has several meanings. */
  en: string;
  /** Urdu term, as in the message tables. */
  ur: string;
  /** Why this term was chosen, or when to use it. */
  why: string;
}

/** Terms of one subject. */
export interface Subject {
  title: string;
  terms: readonly Term[];
}

/** All terms that needed a decision. `glossary.test.ts` looks each of them up in the Urdu message tables. */
export const GLOSSARY: readonly Subject[] = [
  {
    title: 'Selling',
    terms: [
      { en: 'to sell', ur: 'بیچیں', why: 'What a shopkeeper says; on buttons and in sentences.' },
      { en: 'a sale', ur: 'فروخت', why: 'The noun, in headings and where a verb would make the sentence long.' },
      { en: 'Sell Now', ur: 'ابھی بیچیں', why: 'The act that makes an order; nothing else is called so.' },
      { en: 'You’ll receive', ur: 'آپ کو ملیں گے', why: 'Rupees are many, hence the plural.' },
      { en: 'You send', ur: 'آپ بھیجیں گے', why: 'The polite plural tells nothing about who reads.' },
      { en: 'amount, of rupees', ur: 'رقم', why: 'Money that is paid out. Never of USDT.' },
      { en: 'amount, of USDT', ur: 'مقدار', why: 'A quantity: USDT are counted, rupees are paid.' },
      { en: 'rupees', ur: 'روپے', why: 'In words; beside a figure Rs. stays, as on every bank slip.' },
      { en: 'price', ur: 'قیمت', why: 'Of one USDT in an order.' },
      { en: 'rate, quote', ur: 'ریٹ', why: 'What is asked at a money changer. Kept for prices; a share is شرح.' },
      { en: 'price range', ur: 'حد', why: 'From one amount to another, as a limit is; the sentence says of what.' },
      { en: 'limits', ur: 'حدود', why: 'The plural, where the least and the most are meant together.' },
      { en: 'platform fee', ur: 'پلیٹ فارم فیس', why: 'People say فیس; معاوضہ would be a wage.' },
      { en: 'discount', ur: 'رعایت', why: 'The word on every shop window.' },
      {
        en: 'total',
        ur: 'مجموعی',
        why: 'Not کل, which also means yesterday and tomorrow.',
      },
      { en: 'slip', ur: 'سلپ', why: 'The word of banking apps. پرچی also means a note of extortion.' },
      { en: 'order', ur: 'آرڈر', why: 'Said in English everywhere.' },
      {
        en: 'order ID',
        ur: 'آرڈر ID',
        why: 'Read out letter by letter to support; آئی ڈی in full breaks the row of a slip on a phone.',
      },
      { en: 'due, of an amount', ur: 'مقررہ', why: 'Set beforehand; واجب sounds like a debt.' },
    ],
  },
  {
    title: 'Sending and being paid',
    terms: [
      { en: 'transaction', ur: 'ٹرانزیکشن', why: 'As banking apps write it.' },
      { en: 'transfer', ur: 'ٹرانسفر', why: 'Of rupees between banks.' },
      { en: 'deposit', ur: 'ڈپازٹ', why: 'USDT that arrive for an order; in sentences also بھیجے گئے USDT.' },
      { en: 'deposit address', ur: 'ڈپازٹ ایڈریس', why: 'Where to send. والٹ ایڈریس alone could be one’s own.' },
      { en: 'wallet', ur: 'والٹ', why: 'Of coins. بٹوہ is leather.' },
      { en: 'mobile wallet', ur: 'موبائل والٹ', why: 'Easypaisa, JazzCash, NayaPay: where rupees arrive.' },
      { en: 'balance', ur: 'بیلنس', why: 'As on a phone card.' },
      { en: 'network, of coins', ur: 'نیٹ ورک', why: 'TRON, BSC. The internet is انٹرنیٹ, never this.' },
      { en: 'confirmation', ur: 'کنفرمیشن', why: 'Counted by the network. تصدیق is kept for people.' },
      { en: 'transaction hash', ur: 'ٹرانزیکشن ہیش', why: 'Nobody translates it; it is looked up under this name.' },
      { en: 'block explorer', ur: 'بلاک ایکسپلورر', why: 'A kind of page, known by this name alone.' },
      { en: 'payout', ur: 'ادائیگی', why: 'Ours to them.' },
      { en: 'bank', ur: 'بینک', why: 'With ی, as banks write themselves.' },
      { en: 'account', ur: 'اکاؤنٹ', why: 'کھاتہ is said of old ledgers.' },
      { en: 'account holder', ur: 'اکاؤنٹ ہولڈر', why: 'On every cheque.' },
      { en: 'account number', ur: 'اکاؤنٹ نمبر', why: 'As on a bank card.' },
      { en: 'payment method', ur: 'طریقہ', why: 'Short for رقم وصول کرنے کا طریقہ, which the form says once.' },
      { en: 'Receive in', ur: 'رقم یہاں آئے', why: 'Says what will happen rather than what the field is.' },
      { en: 'UTR number', ur: 'UTR نمبر', why: 'The bank finds a transfer by these letters.' },
      { en: 'support', ur: 'سپورٹ', why: 'The people one writes to.' },
      { en: 'help', ur: 'مدد', why: 'What they give, and the page with the answers.' },
    ],
  },
  {
    title: 'States',
    terms: [
      { en: 'status', ur: 'اسٹیٹس', why: 'حیثیت reads as somebody’s rank.' },
      { en: 'completed', ur: 'مکمل', why: 'The rupees are there.' },
      { en: 'pending', ur: 'زیرِ التوا', why: 'Of an order in a list; nothing is wrong with it.' },
      { en: 'in process', ur: 'جاری', why: 'Somebody is at work on it.' },
      { en: 'success', ur: 'کامیاب', why: 'The pair of ناکام.' },
      { en: 'failed', ur: 'ناکام', why: 'Of an order, never of a person.' },
      { en: 'expired', ur: 'وقت ختم', why: 'Says what ended: the time, not the money.' },
      { en: 'cancelled', ur: 'منسوخ', why: 'By whom is said beside it, where it matters.' },
      { en: 'received', ur: 'موصول', why: 'Of USDT that the network shows.' },
      { en: 'in force', ur: 'لاگو', why: 'Of a setting or a price that counts now.' },
      { en: 'As of', ur: 'آخری اپ ڈیٹ', why: 'What apps say; بتاریخ is for contracts.' },
    ],
  },
  {
    title: 'Getting in',
    terms: [
      { en: 'log in', ur: 'لاگ اِن', why: 'With the zer, or it reads as “log this”.' },
      { en: 'log out', ur: 'لاگ آؤٹ', why: 'The pair of the other.' },
      { en: 'OTP', ur: 'OTP', why: 'Written so in every message of a bank; explained once as تصدیقی کوڈ (OTP).' },
      { en: 'code', ur: 'کوڈ', why: 'The same thing in every sentence after that.' },
      { en: 'verify', ur: 'تصدیق کریں', why: 'Of a number, a code or a person.' },
      { en: 'identity', ur: 'شناخت', why: 'As in شناختی کارڈ, which everybody carries.' },
      { en: 'mobile number', ur: 'موبائل نمبر', why: 'فون نمبر is that of an account.' },
      { en: 'session', ur: 'سیشن', why: 'No word of Urdu says that a login ends by itself.' },
      { en: 'profile', ur: 'پروفائل', why: 'Feminine: اپنی پروفائل.' },
    ],
  },
  {
    title: 'Acts and buttons',
    terms: [
      { en: 'Continue', ur: 'جاری رکھیں', why: 'A verb with کریں or رکھیں, as every button.' },
      { en: 'Cancel', ur: 'منسوخ کریں', why: 'Of an order or a question.' },
      { en: 'Close', ur: 'بند کریں', why: 'Of a dialog; nothing is lost.' },
      { en: 'Save', ur: 'محفوظ کریں', why: 'As phones say it.' },
      { en: 'Edit', ur: 'تبدیل کریں', why: 'ترمیم is the word of a parliament.' },
      { en: 'Delete', ur: 'حذف کریں', why: 'For good. ہٹائیں takes away what can be put back.' },
      { en: 'Discard', ur: 'چھوڑ دیں', why: 'Of what was typed and not saved.' },
      { en: 'Try again, Retry', ur: 'دوبارہ کوشش کریں', why: 'One sentence for both: they ask for the same.' },
      { en: 'Copy', ur: 'کاپی کریں', why: 'نقل is what one does in an exam.' },
      {
        en: 'clipboard',
        ur: 'جو کچھ آپ نے کاپی کیا ہے',
        why: 'Nobody knows the clipboard; everybody knows what they copied.',
      },
      { en: 'Share', ur: 'شیئر کریں', why: 'As on every phone.' },
      { en: 'Loading', ur: 'لوڈ ہو رہا ہے', why: 'Says who does it: nobody has to do anything.' },
    ],
  },
  {
    title: 'Around the app',
    terms: [
      { en: 'Home', ur: 'ہوم', why: 'گھر is where one lives.' },
      { en: 'dashboard', ur: 'ڈیش بورڈ', why: 'Known from cars and from apps.' },
      { en: 'History', ur: 'ہسٹری', why: 'تاریخ is also a date.' },
      { en: 'entry, in a list', ur: 'اندراج', why: 'Of a record that is kept.' },
      { en: 'value', ur: 'ویلیو', why: 'Of a setting. قدر is worth, قیمت a price.' },
      { en: 'settings', ur: 'سیٹنگز', why: 'With the English plural, as phones do.' },
      { en: 'statistics', ur: 'اعداد و شمار', why: 'The word of newspapers.' },
      { en: 'success rate', ur: 'کامیابی کی شرح', why: 'ریٹ is kept for prices.' },
      { en: 'notifications', ur: 'اطلاعات', why: 'Short, and everybody’s.' },
      { en: 'data saver', ur: 'ڈیٹا سیور', why: 'The name of the switch in browsers.' },
      { en: 'sandbox', ur: 'آزمائشی', why: 'Made for trying; فرضی sounds like a fraud.' },
      { en: 'encrypted', ur: 'خفیہ شکل', why: 'Says what it does; انکرپٹڈ says it to nobody.' },
      { en: 'fraud', ur: 'فراڈ', why: 'Stronger and shorter than دھوکہ دہی, and said by all.' },
      { en: 'customer', ur: 'صارف', why: 'Whoever uses the app; گاہک is in a shop.' },
      { en: 'administrator', ur: 'ایڈمن', why: 'As in every WhatsApp group.' },
      { en: 'percent, in a sentence', ur: 'فیصد', why: 'The sign changes sides after an Urdu letter.' },
      { en: 'USDT', ur: 'USDT', why: 'Latin letters, masculine plural: کتنے USDT بھیجنے ہیں.' },
    ],
  },
  {
    title: 'At the desk',
    terms: [
      { en: 'desk', ur: 'ڈیسک', why: 'Where the people of Sarraf work; دفتر is a building.' },
      { en: 'queue', ur: 'قطار', why: 'As at a bank counter; کیو is read as a letter.' },
      {
        en: 'to claim',
        ur: 'لے لیں',
        why: 'Takes one out of the queue, as a bank clerk takes the next slip. دعویٰ is for courts.',
      },
      { en: 'in somebody’s hands', ur: 'ہاتھ میں', why: 'Who has claimed it; nobody else pays it meanwhile.' },
      { en: 'batch of payouts', ur: 'اکٹھی ادائیگی', why: 'Many at once. بیچ is read as “between” and as “to sell”.' },
      { en: 'to import', ur: 'امپورٹ', why: 'Of a file, as spreadsheets say it; درآمد is at a harbour.' },
      { en: 'file', ur: 'فائل', why: 'مسل is a court’s.' },
      { en: 'line of a file', ur: 'سطر', why: 'Of a text; لائن is where people stand.' },
      { en: 'to apply', ur: 'لاگو کریں', why: 'Makes what was shown happen.' },
      { en: 'exception', ur: 'غیر معمولی ڈپازٹ', why: 'A transfer that fits no order. استثنا is a word of grammar.' },
      { en: 'withdrawal', ur: 'واپسی', why: 'USDT that go back to who owns them; نکلوانا is done at a machine.' },
      {
        en: 'reconciliation',
        ur: 'حساب کا ملان',
        why: 'As accountants say it: what came in against what became of it.',
      },
      { en: 'our books', ur: 'ہمارا حساب', why: 'What we wrote down, beside what the network says.' },
      { en: 'sweep', ur: 'منتقلی', why: 'USDT moved on from an address of ours. جھاڑو is a broom.' },
      { en: 'approval', ur: 'منظوری', why: 'The yes of a second administrator, before the money leaves.' },
      { en: 'to put on hold', ur: 'روک دیں', why: 'Until it is resumed; nothing is lost.' },
      { en: 'to block, a person', ur: 'بلاک', why: 'As on WhatsApp: reads everything, sells nothing.' },
      { en: 'to refuse', ur: 'انکار', why: 'Of a withdrawal; the USDT stay in the wallet.' },
      { en: 'to keep, of what arrived', ur: 'رکھ لیں', why: 'Nobody gets it; ضبط would accuse.' },
      { en: 'screening list', ur: 'ممنوعہ فہرست', why: 'Addresses and names that nobody is paid at.' },
      { en: 'reason', ur: 'وجہ', why: 'Why the desk did something; it stays in the record.' },
      { en: 'note', ur: 'نوٹ', why: 'About a person, for administrators alone.' },
    ],
  },
];
