import { Button } from '../button/Button.tsx';
import { DialogPicture } from '../internal/DialogPicture.tsx';

export const TwoVerbs = () => (
  <DialogPicture
    title="Cancel this order?"
    footer={
      <>
        <Button size="sm" variant="secondary">
          Keep order
        </Button>
        <Button size="sm" variant="danger">
          Cancel order
        </Button>
      </>
    }
  >
    <p>The deposit address is given up.</p>
  </DialogPicture>
);

export const YesAndNo = () => (
  <DialogPicture
    title="Cancel"
    footer={
      <>
        <Button size="sm" variant="secondary">
          No
        </Button>
        <Button size="sm" variant="danger">
          Yes
        </Button>
      </>
    }
  >
    <p>Are you sure?</p>
  </DialogPicture>
);
