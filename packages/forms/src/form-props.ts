import type { SubmitResult } from './server-errors.ts';

/** What every form takes, whatever it asks. */
export interface FormProps<Values, Initial> {
  /** What the fields hold at first; the rest is empty. Read once. */
  initialValues?: Partial<Initial>;
  /** Called with parsed values, once however often the button is pressed. Resolve to what became of it; whatever that is, everything typed stays in place. */
  onSubmit: (values: Values) => Promise<SubmitResult>;
  /** Work the form does not know of is under way: the button turns and nothing is submitted. */
  busy?: boolean;
  /** Nothing can be typed or pressed. */
  disabled?: boolean;
  /** Called when leaving would lose something typed, and when it no longer would; `false` when the form goes away. */
  onDirtyChange?: (dirty: boolean) => void;
}
