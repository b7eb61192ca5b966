import { controlBox, controlText } from '../internal/control.ts';
import { Field } from './Field.tsx';

export const LabelAboveTheControl = () => (
  <div className="flex flex-col gap-4">
    <Field label="Full Name" hint="As on your bank account">
      {(control) => (
        <span className={controlBox()}>
          <input {...control} className={controlText} />
        </span>
      )}
    </Field>
    <Field label="City">
      {(control) => (
        <span className={controlBox()}>
          <input {...control} defaultValue="Lahore" className={controlText} />
        </span>
      )}
    </Field>
  </div>
);

export const LabelInTheControl = () => (
  <div className="flex flex-col gap-4">
    <span className={controlBox()}>
      <input aria-label="Full Name" placeholder="Full Name" className={controlText} />
    </span>
    <span className={controlBox()}>
      <input aria-label="City" placeholder="City" defaultValue="Lahore" className={controlText} />
    </span>
  </div>
);
