/** Pairs of an Urdu text, without its blanks, and its Latin letters. */
const tableOf = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs.split(/[|\n]/).map((pair): [string, string] => {
      const at = pair.lastIndexOf(' ');
      return [pair.slice(0, at).replaceAll(' ', ''), pair.slice(at + 1)];
    }),
  );

/** Urdu words of names and their usual Latin spelling: those that the letters alone do not give. */
const WORDS = tableOf(
  `محمد muhammad|احمد ahmed|علی ali|سید syed|سیدہ syeda|حسین hussain|حسن hassan|عائشہ ayesha|فاطمہ fatima|خان khan|بی بی bibi|بیگم begum
خدیجہ khadija|عثمان usman|عمر umar|عمران imran|طارق tariq|محمود mehmood|ملک malik|شیخ sheikh|چوہدری chaudhry|چودھری chaudhry|شاہ shah|بٹ butt
جاوید javed|یوسف yousaf|داؤد dawood|داود dawood|نواز nawaz|وقاص waqas|وقار waqar|نعیم naeem|سعید saeed|سعد saad|معین moeen|یاسر yasir|یاسین yasin
ایوب ayub|طیب tayyab|شعیب shoaib|زینب zainab|مریم maryam|صائمہ saima|سائرہ saira|نائلہ naila|ثناء sana|ثنا sana|حفصہ hafsa|رضا raza|عباس abbas
اللہ ullah|عبداللہ abdullah|رحمان rehman|رحمن rehman|دین din|حق haq|صدیقی siddiqui|صدیق siddique|فاروق farooq|قریشی qureshi|انصاری ansari|اعجاز ejaz
اقبال iqbal|اسلم aslam|اکرم akram|اکبر akbar|ارشد arshad|اشرف ashraf|افضل afzal|انور anwar|اختر akhtar|اصغر asghar|امجد amjad|ابراہیم ibrahim
اسماعیل ismail|الیاس ilyas|احسان ehsan|احسن ahsan|ارم iram|اسماء asma|امینہ amina|آمنہ amna|بشری bushra|یحیی yahya|عیسی isa|موسی musa|غلام ghulam`,
);

const LETTERS = tableOf(
  `ا a|آ a|ب b|پ p|ت t|ٹ t|ث s|ج j|چ ch|ح h|خ kh|د d|ڈ d|ذ z
ر r|ڑ r|ز z|ژ z|س s|ش sh|ص s|ض z|ط t|ظ z|ع a|غ gh|ف f|ق q
ک k|گ g|ل l|م m|ن n|ں n|و o|ہ h|ی i`,
);

/** Whether a text has letters of the Arabic script. */
export const isUrduWord = (word: string): boolean => /\p{Script=Arabic}/u.test(word);

/** An Urdu word of a name in Latin letters, as far as its letters tell: short vowels are missing. Expects the form of `comparableName`. */
export const transliterate = (word: string): string =>
  WORDS.get(word) ??
  [...word]
    .map((letter) => LETTERS.get(letter) ?? '')
    .join('')
    .replace(/^o/, 'w')
    .replace(/(?<=[^aeiou])h$/, 'a')
    .replaceAll('aa', 'a');
