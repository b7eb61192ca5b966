import { controlBox, controlText } from '../internal/control.ts';
import { TextField } from './TextField.tsx';

export const LabelAbove = () => <TextField label="Account holder name" defaultValue="Ayesha" />;

export const PlaceholderAsLabel = () => (
  <div className="flex flex-col gap-3">
    <span className={controlBox()}>
      <input aria-label="Account holder name" placeholder="Account holder name" className={controlText} />
    </span>
    <span className={controlBox()}>
      <input aria-label="Account number" defaultValue="0123456789" className={controlText} />
    </span>
  </div>
);
