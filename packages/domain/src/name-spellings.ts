/** Spellings of one name that do not sound alike by rule, one name a line. A spelling stands in one line only. */
export const SPELLINGS = [
  'muhammad mohammad mohammed muhammed mohamed mohamad muhamad muhamed mohamod mahomed mohd muhd mohmd mohammd muhammd md mhd mohamm',
  'syed sayed sayyed sayyid sayid saiyed saiyid saiyad sayyad syd',
  'syeda sayeda sayyeda sayyida sayida saiyeda',
  'saeed said sayeed saied saeid',
  'hussain husain hussein husein husen hussian hossain hosain hussin hussaini',
  'hassan hasan hasaan hassaan hasnan',
  'ahmed ahmad ahmd ahamed ahmet ahemd ahmmed',
  'rehman rahman rehmaan rahmaan rhman reman rehmn',
  'chaudhry chaudhary chaudhri choudhry choudhary chowdhury chaudry chudhary choudry ch chaudhery',
  'sheikh shaikh shaykh sheik shaik sh sk shiekh',
  'yousaf yousuf yusuf yousif yusaf yousef yusef yosuf yousof',
  'dawood daud dawud daood dawod daoud',
  'javed javaid jawed javid jawaid javeed jawid',
  'usman osman uthman othman usmaan',
  'hamza humza hamzah humzah',
  'begum begam baigum bagum',
  'khanum khanam khanim',
  'khurram khuram khurrum khurem',
  'kalsoom kulsoom kulsum kalsum kulsom',
  'iram irum erum eram',
  'maryam mariam mariyam maryum marium mariyum',
  'mudassar mudassir mudasir mudasar mudaser',
  'mubashir mubashar mubasher mubashr mubbashir',
  'muzammil muzamil muzammal muzamal',
  'kausar kosar kawsar kauser kousar kosser',
  'ejaz ijaz aijaz eijaz ajaz',
  'ashfaq ishfaq ashfaaq',
  'rukhsana ruksana rukhsanah rukshana',
  'jafri jaffery jafari jaffri jaafri jafry jaffary',
  'hashmi hashimi hashmy',
  'baloch baluch balouch baloach bloch',
  'zulfiqar zulfikar zulfqar zulfiqer zulfeqar',
  'riaz riyaz reyaz reaz riaaz',
  'siddiqui siddiqi siddiquee sidiqui siddqui sidique siddiquie',
  'siddique siddiq siddeeq siddeeque sidiq',
  'farooq faruq farouk farooque faruk farook farooqi farooqui',
  'gul gull',
  'khan khn khann',
  'bibi bibee beebi',
  'bano banu banoo',
  'ullah allah ulla',
  'din deen uddin',
  'haq haque huq hak',
  'jan jaan',
  'taimoor taimur temoor taymur taimour',
  'shoaib shuaib shoib shoeb shuayb',
  'ayub ayyub ayoub ayoob ayyoub',
  'tayyab tayab tayyib taiyab tayeb tayyeb',
  'zeeshan zishan zeshan zeeshaan',
  'younis younus yunus yunis younas yonus',
  'liaqat liaquat liaqut liyaqat',
  'awais owais awes ovais avais',
  'khawaja khwaja khuwaja kh',
  'mustafa mustufa mustapha',
  'bakhsh baksh bux bukhsh buksh bakhash',
  'mughal mugal moghul moghal mogul',
];

/** Names that rules of sound would take for each other, one pair a line. */
const DIFFERENT = [
  'adil adeel',
  'nasir naseer',
  'rashid rasheed',
  'hamid hameed',
  'majid majeed',
  'shahid shaheed',
  'wahid waheed',
  'javed jawad',
  'zahid zaheed',
  'sadia saeeda',
  'amna amana',
];

const NAME_OF = new Map(SPELLINGS.flatMap((line, at) => line.split(' ').map((word): [string, number] => [word, at])));
const PAIRS = new Set(DIFFERENT.flatMap((line) => [line, line.split(' ').reverse().join(' ')]));

/** Whether two words are spellings of one name by the list; undefined if only their sound can say. Words in lower case. */
export function areListedSpellings(one: string, other: string): boolean | undefined {
  if (one === other) return true;
  if (PAIRS.has(`${one} ${other}`)) return false;
  const [first, second] = [NAME_OF.get(one), NAME_OF.get(other)];
  return first === undefined || second === undefined ? undefined : first === second;
}

/** Words that many people write or leave out: a name with one and without it are the same. */
const PREFIXES = new Set(['muhammad', 'syed', 'syeda'].map((word) => NAME_OF.get(word)));
/** Whether a name is often written without this word: Muhammad and Syed in every spelling. */
export const isOftenLeftOut = (word: string): boolean => {
  const name = NAME_OF.get(word);
  return name !== undefined && PREFIXES.has(name);
};

const COMMON = new Set(
  'khan ali ahmed hussain hassan malik shah butt chaudhry sheikh bibi begum raja rana mirza baig akhtar abbas jan gul bano noor kumar din haq ullah iqbal khatoon parveen rehman'.split(
    ' ',
  ),
);
const COMMON_NAMES = new Set([...COMMON].flatMap((word) => NAME_OF.get(word) ?? []));
/** Whether so many people have this word in their name that it alone says nothing about a person. */
export const isCommonWord = (word: string): boolean => {
  const name = NAME_OF.get(word);
  return COMMON.has(word) || (name !== undefined && COMMON_NAMES.has(name)) || isOftenLeftOut(word);
};

const BUSINESS = new Set(
  'traders trader trading enterprises enterprise store stores brothers bros sons company co pvt ltd limited corporation corp industries services boutique fabrics mobile mobiles shop center centre foundation trust school college medical pharmacy motors builders estate associates international agency solutions technologies foods hotel travels textiles jewellers electronics cloth house welfare society'.split(
    ' ',
  ),
);
/** Whether a word belongs to the name of a business. */
export const isBusinessWord = (word: string): boolean => BUSINESS.has(word);
