import { Button } from '../button/Button.tsx';
import { DialogPicture } from '../internal/DialogPicture.tsx';
import { WindowPicture } from '../internal/WindowPicture.tsx';
import { KeyValueList, LeaderRow } from '../leader-row/LeaderRow.tsx';
import { Notice } from '../notice/Notice.tsx';

const failure = <Notice tone="negative">Failed to cancel order. Please try again.</Notice>;

export const ReasonInTheDialog = () => (
  <DialogPicture
    title="Cancel this order?"
    footer={
      <>
        <Button size="sm" variant="secondary">
          Keep it
        </Button>
        <Button size="sm" variant="danger">
          Yes, cancel it
        </Button>
      </>
    }
  >
    <p className="mb-4">The deposit address is given up.</p>
    {failure}
  </DialogPicture>
);

export const ReasonAfterTheDialog = () => (
  <WindowPicture className="flex flex-col items-start gap-5 p-5">
    <div className="w-full">{failure}</div>
    <KeyValueList>
      <LeaderRow label="You send" value="500 USDT" />
      <LeaderRow label="Network" value="TRON · TRC20" />
    </KeyValueList>
    <Button size="sm" variant="secondary">
      Cancel order
    </Button>
  </WindowPicture>
);
