/** Fault that a check must find on a page without other faults. */
interface PlantedFault {
  /** Name of the check that must find it. */
  check: string;
  /** Markup with the fault. */
  html: string;
  /** Part of the message of the check. */
  message: string;
}

/** One fault of each kind that the checks find. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  { check: 'targets at 1280 px', html: '<button>x</button>', message: 'a target of' },
  { check: 'targets at 320 px', html: '<a href="#x">A link that stands alone</a>', message: 'a target of' },
  { check: 'targets at 320 px', html: '<p>Words before <button>it</button> and after</p>', message: 'a target of' },
  {
    check: 'text at 320 px',
    html: '<div style="width: 321px; height: 1px"></div>',
    message: 'px wide in a window of 320',
  },
  {
    check: 'text at 320 px, right to left',
    html: '<div style="width: 321px; height: 1px"></div>',
    message: 'px wide in a window of 320',
  },
  {
    check: 'text 40 % longer at 360 px',
    html: '<div style="width: 361px; height: 1px"></div>',
    message: 'px wide in a window of 360',
  },
  {
    check: 'text at 320 px',
    html: '<p style="overflow: hidden; width: 3rem">Incomprehensibilities</p>',
    message: 'text is clipped at the side',
  },
  {
    check: 'text at 200 %',
    html: '<p style="overflow: hidden; height: 24px">Words</p>',
    message: 'text is clipped above or below',
  },
  {
    check: 'text at 200 %',
    html: '<p style="width: 120px; border: 1px solid">Incomprehensibilities</p>',
    message: 'text leaves its box',
  },
  {
    check: 'text at 200 %',
    html: '<p style="position: fixed; top: 765px">Words at the very bottom</p>',
    message: 'cannot be scrolled to',
  },
  {
    check: 'text at 320 px',
    html: '<p style="position: fixed; left: 250px; white-space: nowrap">Words at the very side</p>',
    message: 'beyond the side of the window',
  },
  {
    check: 'text at 320 px',
    html: '<p style="overflow: hidden auto; width: 3rem; height: 3rem; border: 1px solid">Incomprehensibilities</p>',
    message: 'text is clipped at the side',
  },
  { check: 'text at 320 px', html: '<input size="3" placeholder="A long placeholder">', message: 'the placeholder' },
  { check: 'growth of text', html: '<p style="font-size: 16px">Words</p>', message: 'text does not grow' },
  {
    check: 'growth of text',
    html: '<p aria-hidden="true" style="font-size: 16px">12</p>',
    message: 'text does not grow',
  },
  { check: 'growth of text', html: '<p style="font-size: 32px">1,000</p>', message: 'text does not grow' },
  {
    check: 'forced colours',
    html: '<div><input aria-label="x" style="border: 0"></div>',
    message: 'invisible in forced colours',
  },
  {
    check: 'forced colours',
    html: '<div role="radiogroup"><b role="radio" aria-checked="true">One</b><b role="radio" aria-checked="false">Two</b></div>',
    message: 'does not look selected',
  },
  {
    check: 'forced colours',
    html: '<style>#planted div::after { border: 1px solid }</style><div data-component="x"><input aria-label="x" style="border: 0"></div>',
    message: 'invisible in forced colours',
  },
  {
    check: 'forced colours',
    html: '<ol><li>One</li><li aria-current="step">Two</li><li>Three</li></ol>',
    message: 'does not look selected',
  },
  {
    check: 'focus rings',
    html: '<div data-pointer="rest"><button style="outline: none">Words</button></div>',
    message: 'no ring shows the focus',
  },
  {
    check: 'focus rings',
    html: '<div><button style="outline: none">Words</button></div>',
    message: 'no ring shows the focus',
  },
  {
    check: 'focus rings',
    html: '<div style="overflow: hidden; width: fit-content"><button>Words</button></div>',
    message: 'the focus ring is cut off',
  },
];
