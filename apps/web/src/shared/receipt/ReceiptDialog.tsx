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

/** Whether the browser can share this file. Most desktop browsers cannot. */
const canShareFile = (file: File): boolean => canShare() && navigator.canShare?.({ files: [file] }) === true;

/** The picture, or what became of it. The alternative text has every figure. */
function Preview({ picture, text, onRetry }: { picture: ReceiptPicture; text: string; onRetry: () => void }) {
  const messages = useMessages(receiptMessages);
  if (picture.state === 'failed') {
    const { title, message, retry } = messages.failed;
    return <ErrorPanel title={title} message={message} retryLabel={retry} onRetry={onRetry} />;
  }
  if (picture.state === 'ready') {
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
function Actions({ picture, text, title }: { picture: ReceiptPicture; text: string; title: string }) {
  const messages = useMessages(receiptMessages);
  const [status, setStatus] = useState<'saved' | 'share-failed' | null>(null);
  const file = picture.state === 'ready' ? picture.file : null;
  const shares = file !== null && canShareFile(file);

  const shareFile = async (shared: File) => {
    setStatus(null);
    if (!(await share({ title, files: [shared] }))) setStatus('share-failed');
  };
  const save = (saved: File) => {
    saveFile(saved.name, saved);
    setStatus('saved');
  };

  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-center text-sm empty:hidden">
        {status === 'saved' && <span>{messages.saved}</span>}
        {status === 'share-failed' && <span className="text-negative">{messages.shareFailed}</span>}
      </p>
      {picture.state !== 'failed' && (
        <Button fullWidth disabled={file === null} onClick={() => file && (shares ? void shareFile(file) : save(file))}>
          {shares ? (
            <Share2 aria-hidden="true" className="size-5" />
          ) : (
            <Download aria-hidden="true" className="size-5" />
          )}
          <span>{shares ? messages.share : messages.save}</span>
        </Button>
      )}
      <div className="relative flex flex-wrap gap-3 *:min-w-[6rem] *:flex-1">
        {shares && (
          <Button variant="secondary" onClick={() => save(file)}>
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
  const { picture, retry } = useReceiptPicture(content, text, `${content.brand}-${order._id}.png`.toLowerCase());
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.title}
      description={messages.intro}
      closeLabel={messages.close}
      footer={<Actions picture={picture} text={text} title={`${content.brand} · ${content.title}`} />}
    >
      <Preview picture={picture} text={text} onRetry={retry} />
    </Dialog>
  );
}

/** Dialog with the receipt of a completed order as a picture, to be shared in a chat or saved (product.md R58). */
export function ReceiptDialog({ order }: ReceiptDialogProps) {
  const { open, close } = useDialogRoute(RECEIPT_DIALOG);
  return open && <OpenReceipt order={order} onClose={close} />;
}
