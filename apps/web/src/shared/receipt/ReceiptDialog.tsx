import type { Order } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { Button, CopyButton, Dialog, ErrorPanel, Skeleton, SkeletonGroup } from '@sarraf/ui';
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useDialogRoute } from '../dialogs/use-dialog-route.ts';
import { saveFile } from '../files/save-file.ts';
import { canShare, share } from '../share/share.ts';
import { RECEIPT_DIALOG } from './receipt-dialog-id.ts';
import { receiptContent, receiptText } from './receipt-content.ts';
import { receiptMessages } from './receipt.messages.ts';
import { type ReceiptPicture, useReceiptPicture } from './use-receipt-picture.ts';

export interface ReceiptDialogProps {
  /** A completed order whose rupees the seller has. */
  order: Order;
}

/** Whether the browser can share pictures. Most desktop browsers cannot. Known before the picture is drawn, so that no button changes meanwhile. */
const canSharePictures = (): boolean =>
  canShare() && navigator.canShare?.({ files: [new File([], 'receipt.png', { type: 'image/png' })] }) === true;

interface DrawnReceipt {
  /** Undefined while it is being drawn, or if it cannot be drawn. */
  picture: ReceiptPicture | undefined;
  hasFailed: boolean;
  text: string;
}

/** The picture, or what became of it. The alternative text has every figure. */
function Preview({ picture, hasFailed, text, onRetry }: DrawnReceipt & { onRetry: () => void }) {
  const messages = useMessages(receiptMessages);
  if (hasFailed) {
    const { title, message, retry } = messages.failed;
    return <ErrorPanel title={title} message={message} retryLabel={retry} onRetry={onRetry} />;
  }
  if (picture) {
    return (
      <img
        src={picture.url}
        alt={text}
        translate="no"
        className="mx-auto w-full max-w-80 rounded-box border border-line"
      />
    );
  }
  // As large as most pictures, so that little moves.
  return (
    <SkeletonGroup label={messages.drawing} className="mx-auto aspect-4/5 w-full max-w-80">
      <Skeleton shape="block" className="size-full" />
    </SkeletonGroup>
  );
}

/** Buttons that share the picture, or where files cannot be shared save it, and copy the text. */
function Actions({ picture, hasFailed, text, title }: DrawnReceipt & { title: string }) {
  const messages = useMessages(receiptMessages);
  const [status, setStatus] = useState<'saving' | 'share-failed' | null>(null);
  const [shares] = useState(canSharePictures);

  const shareFile = async ({ file }: ReceiptPicture) => {
    setStatus(null);
    if (!(await share({ title, files: [file] }))) setStatus('share-failed');
  };
  const save = ({ file }: ReceiptPicture) => {
    saveFile(file.name, file);
    setStatus('saving');
  };

  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-center text-sm empty:hidden">
        {status === 'saving' && <span>{messages.saving}</span>}
        {status === 'share-failed' && <span className="text-negative">{messages.shareFailed}</span>}
      </p>
      {!hasFailed && (
        <Button
          fullWidth
          disabled={!picture}
          onClick={() => picture && (shares ? void shareFile(picture) : save(picture))}
        >
          {shares ? (
            <Share2 aria-hidden="true" className="size-5" />
          ) : (
            <Download aria-hidden="true" className="size-5" />
          )}
          <span>{shares ? messages.share : messages.save}</span>
        </Button>
      )}
      <div className="relative flex flex-wrap gap-3 *:min-w-[6rem] *:flex-1">
        {shares && !hasFailed && (
          <Button variant="secondary" disabled={!picture} onClick={() => picture && save(picture)}>
            <Download aria-hidden="true" className="size-4.5" />
            {messages.save}
          </Button>
        )}
        <CopyButton
          variant="secondary"
          size="md"
          value={text}
          label={messages.copy}
          copiedLabel={messages.copied}
          failedLabel={messages.copyFailed}
        />
      </div>
    </div>
  );
}

function OpenReceipt({ order, onClose }: ReceiptDialogProps & { onClose: () => void }) {
  const messages = useMessages(receiptMessages);
  const content = receiptContent(order);
  const text = receiptText(content);
  const name = `${content.brand}-${order._id}.png`.toLowerCase();
  const { data: picture, isError, isFetching, refetch } = useReceiptPicture(content, text, name);
  const drawn = { picture, hasFailed: isError && !isFetching, text };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.title}
      description={messages.intro}
      closeLabel={messages.close}
      footer={<Actions {...drawn} title={`${content.brand} · ${content.title}`} />}
    >
      <Preview {...drawn} onRetry={() => void refetch()} />
    </Dialog>
  );
}

/** Dialog with the receipt of a completed order as a picture, to be shared in a chat or saved (product.md R58). */
export function ReceiptDialog({ order }: ReceiptDialogProps) {
  const { open, close } = useDialogRoute(RECEIPT_DIALOG);
  return open && <OpenReceipt order={order} onClose={close} />;
}
