/** One fault a look must object to, on a page that has no other. */
interface Planted {
  /** The way of looking that must see it. */
  look: string;
  /** The fault itself. */
  html: string;
  /** A part of the objection. */
  says: string;
}

/** One fault of each kind the reach check knows. */
export const PLANTED: readonly Planted[] = [
  { look: 'targets at 1280 px', html: '<button>x</button>', says: 'a target of' },
  { look: 'targets at 320 px', html: '<a href="#x">A link that stands alone</a>', says: 'a target of' },
  { look: 'targets at 320 px', html: '<p>Words before <button>it</button> and after</p>', says: 'a target of' },
  {
    look: 'words at 320 px',
    html: '<div style="width: 321px; height: 1px"></div>',
    says: 'px wide in a window of 320',
  },
  {
    look: 'words at 320 px, right to left',
    html: '<div style="width: 321px; height: 1px"></div>',
    says: 'px wide in a window of 320',
  },
  {
    look: 'words 40 % longer at 360 px',
    html: '<div style="width: 361px; height: 1px"></div>',
    says: 'px wide in a window of 360',
  },
  {
    look: 'words at 320 px',
    html: '<p style="overflow: hidden; width: 3rem">Incomprehensibilities</p>',
    says: 'words are cut off at the side',
  },
  {
    look: 'words at 200 %',
    html: '<p style="overflow: hidden; height: 24px">Words</p>',
    says: 'words are cut off above or below',
  },
  {
    look: 'words at 200 %',
    html: '<p style="width: 120px; border: 1px solid">Incomprehensibilities</p>',
    says: 'words leave their box',
  },
  {
    look: 'words at 200 %',
    html: '<p style="position: fixed; top: 765px">Words at the very bottom</p>',
    says: 'where nobody can scroll',
  },
  {
    look: 'words at 320 px',
    html: '<p style="position: fixed; left: 250px; white-space: nowrap">Words at the very side</p>',
    says: 'beyond the side of the window',
  },
  {
    look: 'words at 320 px',
    html: '<p style="overflow: hidden auto; width: 3rem; height: 3rem; border: 1px solid">Incomprehensibilities</p>',
    says: 'words are cut off at the side',
  },
  { look: 'words at 320 px', html: '<input size="3" placeholder="A long placeholder">', says: 'the placeholder' },
  { look: 'growth of words', html: '<p style="font-size: 16px">Words</p>', says: 'words do not grow' },
  { look: 'growth of words', html: '<p aria-hidden="true" style="font-size: 16px">12</p>', says: 'words do not grow' },
  { look: 'growth of words', html: '<p style="font-size: 32px">1,000</p>', says: 'words do not grow' },
  {
    look: 'forced colours',
    html: '<div><input aria-label="x" style="border: 0"></div>',
    says: 'it cannot be seen',
  },
  {
    look: 'forced colours',
    html: '<div role="radiogroup"><b role="radio" aria-checked="true">One</b><b role="radio" aria-checked="false">Two</b></div>',
    says: 'it does not look chosen',
  },
  {
    look: 'forced colours',
    html: '<style>#planted div::after { border: 1px solid }</style><div data-component="x"><input aria-label="x" style="border: 0"></div>',
    says: 'it cannot be seen',
  },
  {
    look: 'forced colours',
    html: '<ol><li>One</li><li aria-current="step">Two</li><li>Three</li></ol>',
    says: 'it does not look chosen',
  },
  {
    look: 'focus rings',
    html: '<div data-pointer="rest"><button style="outline: none">Words</button></div>',
    says: 'no ring shows the focus',
  },
  {
    look: 'focus rings',
    html: '<div><button style="outline: none">Words</button></div>',
    says: 'no ring shows the focus',
  },
  {
    look: 'focus rings',
    html: '<div style="overflow: hidden; width: fit-content"><button>Words</button></div>',
    says: 'the focus ring is cut off',
  },
];
