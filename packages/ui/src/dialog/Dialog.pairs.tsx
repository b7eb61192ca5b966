import { Button } from '../button/Button.tsx';
import { DialogPicture } from '../internal/DialogPicture.tsx';
import { TextField } from '../text-field/TextField.tsx';

const fields = (
  <div className="flex flex-col gap-4">
    <TextField label="Account holder name" defaultValue="Ayesha Khan" />
    <TextField label="Account number" defaultValue="0123456789" />
    <TextField label="IBAN" />
  </div>
);

export const ButtonsInTheFooter = () => (
  <DialogPicture title="Add Payment Method" footer={<Button size="sm">Save Details</Button>}>
    {fields}
  </DialogPicture>
);

export const ButtonsInTheBody = () => (
  <DialogPicture title="Add Payment Method">
    {fields}
    <Button size="sm">Save Details</Button>
  </DialogPicture>
);
