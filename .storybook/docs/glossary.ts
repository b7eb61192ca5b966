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
      { en: 'to sell', ur: 'بیچیں', why: 'What a shopkeeper says; on buttons and in messages.' },
      { en: 'a sale', ur: 'فروخت', why: 'The noun, in headings and where a verb would be too long.' },
      { en: 'Sell Now', ur: 'ابھی بیچیں', why: 'The button that creates an order; used for nothing else.' },
      { en: 'You’ll receive', ur: 'آپ کو ملیں گے', why: 'Plural, because rupees are counted.' },
      { en: 'You send', ur: 'آپ بھیجیں گے', why: 'The polite plural fits men and women.' },
      { en: 'amount, of rupees', ur: 'رقم', why: 'Money that is paid out. Never of USDT.' },
      { en: 'amount, of USDT', ur: 'مقدار', why: 'A quantity: USDT are counted.' },
      { en: 'rupees', ur: 'روپے', why: 'In words; beside a figure Rs. stays, as on every bank slip.' },
      { en: 'price', ur: 'قیمت', why: 'Of one USDT in an order.' },
      { en: 'rate, quote', ur: 'ریٹ', why: 'What people ask for at a money changer. Only for prices; a share is شرح.' },
      { en: 'price range', ur: 'حد', why: 'From one amount to another; the message says of what.' },
      { en: 'limits', ur: 'حدود', why: 'The plural, for minimum and maximum together.' },
      { en: 'platform fee', ur: 'پلیٹ فارم فیس', why: 'People say فیس; معاوضہ would be a wage.' },
      { en: 'discount', ur: 'رعایت', why: 'The usual word in shop windows.' },
      {
        en: 'total',
        ur: 'مجموعی',
        why: 'Not کل, which also means yesterday and tomorrow.',
      },
      { en: 'slip', ur: 'سلپ', why: 'The word of banking apps. پرچی also means a note of extortion.' },
      { en: 'order', ur: 'آرڈر', why: 'Always said in English.' },
      {
        en: 'order ID',
        ur: 'آرڈر ID',
        why: 'Users spell it to support; آئی ڈی in full is too long for a slip on a phone.',
      },
      { en: 'due, of an amount', ur: 'مقررہ', why: 'Means fixed in advance; واجب sounds like a debt.' },
    ],
  },
  {
    title: 'Sending and being paid',
    terms: [
      { en: 'transaction', ur: 'ٹرانزیکشن', why: 'As in banking apps.' },
      { en: 'transfer', ur: 'ٹرانسفر', why: 'Of rupees between banks.' },
      { en: 'deposit', ur: 'ڈپازٹ', why: 'USDT received for an order; in messages also بھیجے گئے USDT.' },
      {
        en: 'deposit address',
        ur: 'ڈپازٹ ایڈریس',
        why: 'Where to send. والٹ ایڈریس could mean the seller’s own address.',
      },
      { en: 'wallet', ur: 'والٹ', why: 'For coins. بٹوہ is a leather wallet.' },
      { en: 'mobile wallet', ur: 'موبائل والٹ', why: 'Easypaisa, JazzCash, NayaPay: receives rupees.' },
      { en: 'balance', ur: 'بیلنس', why: 'As on prepaid phone cards.' },
      { en: 'to withdraw', ur: 'نکلوائیں', why: 'As at a bank counter and at a cash machine.' },
      { en: 'network, of coins', ur: 'نیٹ ورک', why: 'TRON, BSC. Never the internet, which is انٹرنیٹ.' },
      { en: 'confirmation', ur: 'کنفرمیشن', why: 'Counted by the network. تصدیق is only for people.' },
      { en: 'transaction hash', ur: 'ٹرانزیکشن ہیش', why: 'Not translated; users search for it under this name.' },
      { en: 'block explorer', ur: 'بلاک ایکسپلورر', why: 'A kind of website, known only by this name.' },
      { en: 'payout', ur: 'ادائیگی', why: 'Rupees that we pay to the seller.' },
      { en: 'bank', ur: 'بینک', why: 'With ی, as banks write it.' },
      { en: 'account', ur: 'اکاؤنٹ', why: 'کھاتہ is a ledger.' },
      { en: 'account holder', ur: 'اکاؤنٹ ہولڈر', why: 'As on cheques.' },
      { en: 'account number', ur: 'اکاؤنٹ نمبر', why: 'As on bank cards.' },
      { en: 'payment method', ur: 'طریقہ', why: 'Short for رقم وصول کرنے کا طریقہ, which the form uses once.' },
      { en: 'Receive in', ur: 'رقم یہاں آئے', why: 'Says what will happen instead of naming the field.' },
      { en: 'UTR number', ur: 'UTR نمبر', why: 'The bank finds a transfer by these letters.' },
      { en: 'support', ur: 'سپورٹ', why: 'The support team.' },
      { en: 'help', ur: 'مدد', why: 'Their help, and the help page.' },
    ],
  },
  {
    title: 'States',
    terms: [
      { en: 'status', ur: 'اسٹیٹس', why: 'حیثیت means a rank.' },
      { en: 'completed', ur: 'مکمل', why: 'The rupees have arrived.' },
      { en: 'pending', ur: 'زیرِ التوا', why: 'For an order in a list that has no problem.' },
      { en: 'in process', ur: 'جاری', why: 'Being worked on.' },
      { en: 'success', ur: 'کامیاب', why: 'The opposite of ناکام.' },
      { en: 'failed', ur: 'ناکام', why: 'For an order, never for a person.' },
      { en: 'expired', ur: 'وقت ختم', why: 'Says that the time has ended, not the money.' },
      { en: 'cancelled', ur: 'منسوخ', why: 'Who cancelled is shown beside it, where it matters.' },
      { en: 'received', ur: 'موصول', why: 'For USDT that are visible on the network.' },
      { en: 'in force', ur: 'لاگو', why: 'For the current setting or price.' },
      { en: 'As of', ur: 'آخری اپ ڈیٹ', why: 'As in other apps; بتاریخ is for contracts.' },
    ],
  },
  {
    title: 'Getting in',
    terms: [
      { en: 'log in', ur: 'لاگ اِن', why: 'With the zer; without it the word reads as “log this”.' },
      { en: 'log out', ur: 'لاگ آؤٹ', why: 'The opposite of log in.' },
      { en: 'OTP', ur: 'OTP', why: 'As in messages from banks; explained once as تصدیقی کوڈ (OTP).' },
      { en: 'by SMS', ur: 'SMS سے', why: 'As operators say; WhatsApp پر for the other channel.' },
      { en: 'code', ur: 'کوڈ', why: 'For the OTP in all further messages.' },
      { en: 'verify', ur: 'تصدیق کریں', why: 'For a number, a code or a person.' },
      { en: 'identity', ur: 'شناخت', why: 'As in شناختی کارڈ, the identity card.' },
      { en: 'mobile number', ur: 'موبائل نمبر', why: 'فون نمبر is the number of a payout account.' },
      { en: 'session', ur: 'سیشن', why: 'No Urdu word means a login that ends by itself.' },
      { en: 'profile', ur: 'پروفائل', why: 'Feminine: اپنی پروفائل.' },
    ],
  },
  {
    title: 'Acts and buttons',
    terms: [
      { en: 'Continue', ur: 'جاری رکھیں', why: 'A verb with کریں or رکھیں, like every button.' },
      { en: 'Cancel', ur: 'منسوخ کریں', why: 'For an order or a dialog.' },
      { en: 'Close', ur: 'بند کریں', why: 'For a dialog; nothing is lost.' },
      { en: 'Save', ur: 'محفوظ کریں', why: 'As on phones.' },
      { en: 'Edit', ur: 'تبدیل کریں', why: 'ترمیم is used for laws.' },
      { en: 'Delete', ur: 'حذف کریں', why: 'Permanent. ہٹائیں can be undone.' },
      { en: 'Discard', ur: 'چھوڑ دیں', why: 'For unsaved input.' },
      { en: 'Try again, Retry', ur: 'دوبارہ کوشش کریں', why: 'One message for both: the action is the same.' },
      { en: 'Copy', ur: 'کاپی کریں', why: 'نقل means cheating in an exam.' },
      {
        en: 'clipboard',
        ur: 'جو کچھ آپ نے کاپی کیا ہے',
        why: 'Users do not know the clipboard, but they know what they copied.',
      },
      { en: 'Share', ur: 'شیئر کریں', why: 'As on phones.' },
      { en: 'Loading', ur: 'لوڈ ہو رہا ہے', why: 'Says that the user need not do anything.' },
    ],
  },
  {
    title: 'Around the app',
    terms: [
      { en: 'Home', ur: 'ہوم', why: 'گھر is a house.' },
      { en: 'dashboard', ur: 'ڈیش بورڈ', why: 'Known from other apps.' },
      { en: 'History', ur: 'ہسٹری', why: 'تاریخ is also a date.' },
      { en: 'entry, in a list', ur: 'اندراج', why: 'For a stored record.' },
      { en: 'value', ur: 'ویلیو', why: 'For a setting. قدر is worth, قیمت a price.' },
      { en: 'settings', ur: 'سیٹنگز', why: 'With the English plural, as on phones.' },
      { en: 'statistics', ur: 'اعداد و شمار', why: 'As in newspapers.' },
      { en: 'success rate', ur: 'کامیابی کی شرح', why: 'ریٹ is only for prices.' },
      { en: 'notifications', ur: 'اطلاعات', why: 'Short and well known.' },
      { en: 'data saver', ur: 'ڈیٹا سیور', why: 'The name of the setting in browsers.' },
      { en: 'sandbox', ur: 'آزمائشی', why: 'Means for testing; فرضی sounds like a fraud.' },
      { en: 'encrypted', ur: 'خفیہ شکل', why: 'Describes the effect; few people know انکرپٹڈ.' },
      { en: 'fraud', ur: 'فراڈ', why: 'Stronger, shorter and more common than دھوکہ دہی.' },
      { en: 'customer', ur: 'صارف', why: 'Any user of the app; گاہک is a customer in a shop.' },
      { en: 'administrator', ur: 'ایڈمن', why: 'As in WhatsApp groups.' },
      {
        en: 'percent, in a sentence',
        ur: 'فیصد',
        why: 'The sign % would move to the other side after an Urdu letter.',
      },
      { en: 'USDT', ur: 'USDT', why: 'Latin letters, masculine plural: کتنے USDT بھیجنے ہیں.' },
    ],
  },
  {
    title: 'At the desk',
    terms: [
      { en: 'desk', ur: 'ڈیسک', why: 'Where the staff of Sarraf works; دفتر is a building.' },
      { en: 'queue', ur: 'قطار', why: 'As at a bank counter; کیو reads as a letter.' },
      {
        en: 'to claim',
        ur: 'ذمے لیں',
        why: 'To take responsibility for a payout or a withdrawal. دعویٰ is for courts.',
      },
      { en: 'assigned to you', ur: 'آپ کے ذمے', why: 'Claimed by the administrator; nobody else pays it meanwhile.' },
      {
        en: 'to export, a batch',
        ur: 'ایکسپورٹ',
        why: 'As in spreadsheets. The batch is called فائل: بیچ reads as “between” and as “to sell”.',
      },
      { en: 'to import', ur: 'امپورٹ', why: 'For a file, as in spreadsheets; درآمد is the import of goods.' },
      { en: 'file', ur: 'فائل', why: 'مسل is a court file.' },
      { en: 'line of a file', ur: 'سطر', why: 'For a text; لائن is a queue of people.' },
      { en: 'to apply', ur: 'لاگو کریں', why: 'Executes what the preview showed.' },
      {
        en: 'exception',
        ur: 'غیر معمولی ڈپازٹ',
        why: 'A transfer that matches no order. استثنا is a term of grammar.',
      },
      { en: 'withdrawal', ur: 'ودڈرال', why: 'As bank staff say it. واپسی could also be a refund.' },
      { en: 'refund', ur: 'ری فنڈ', why: 'As on bank statements and in shops.' },
      {
        en: 'return, by the bank',
        ur: 'بینک سے واپسی',
        why: 'Rupees that come back after they were paid. ری فنڈ credits USDT to the wallet.',
      },
      {
        en: 'reconciliation',
        ur: 'حساب کا ملان',
        why: 'As accountants say: incoming amounts compared with their use.',
      },
      { en: 'our books', ur: 'ہمارا حساب', why: 'Our own records, compared with the network.' },
      { en: 'bank statement', ur: 'اسٹیٹمنٹ', why: 'As banks call it; گوشوارہ is a tax return.' },
      { en: 'debit, credit', ur: 'ڈیبٹ', why: 'As on statements and cards; کریڈٹ likewise.' },
      {
        en: 'to explain, an entry',
        ur: 'وضاحت لکھیں',
        why: 'Why a line of the bank is right although no payment of ours matches it.',
      },
      { en: 'open, of an entry', ur: 'باقی', why: 'Still needs somebody; as for exceptions. کھلا is a door.' },
      { en: 'sweep', ur: 'منتقلی', why: 'USDT moved from one of our deposit addresses. جھاڑو is a broom.' },
      { en: 'approval', ur: 'منظوری', why: 'Given by a second administrator before money is sent.' },
      { en: 'to put on hold', ur: 'ہولڈ کریں', why: 'As bank staff say it. روکیں blocks a user.' },
      { en: 'to block, a person', ur: 'بلاک', why: 'As on WhatsApp: the user can read everything and sell nothing.' },
      { en: 'to reject', ur: 'رد کریں', why: 'For a withdrawal; the USDT return to the wallet.' },
      { en: 'to keep, of what arrived', ur: 'رکھ لیں', why: 'Not paid to anybody; ضبط sounds like an accusation.' },
      { en: 'screening list', ur: 'ممنوعہ فہرست', why: 'Addresses and names that we do not pay to.' },
      { en: 'reason', ur: 'وجہ', why: 'Why an administrator did something; stored in the audit log.' },
      { en: 'audit log', ur: 'آڈٹ لاگ', why: 'As auditors of banks call it.' },
      { en: 'note', ur: 'نوٹ', why: 'About a user, for administrators only.' },
    ],
  },
];
