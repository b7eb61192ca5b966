import type { Order } from '@sarraf/api-client';
import { useMessages } from '@sarraf/forms/language';
import { Button, CopyButton, Dialog, ErrorPanel, Notice, Skeleton, SkeletonGroup } from '@sarraf/ui';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { failureText } from '../../shared/api/failure.ts';
import { canShare, share } from '../../shared/share/share.ts';
import { proofMessages } from './proof.messages.ts';
import { ProofLink, RevokeButton } from './ProofLink.tsx';
import { useProof, type ProofState } from './use-proof.ts';

export interface ProofDialogProps {
  /** The seller's own completed order. */
  order: Order;
  onClose: () => void;
}

/** The one primary button of a ready link: the share sheet, or copying where the device has none. */
function ShareButton({ url }: { url: string }) {
  const messages = useMessages(proofMessages);
  const [failed, setFailed] = useState(false);
  if (!canShare()) {
    return (
      <div className="relative">
        <CopyButton
          size="md"
          fullWidth
          value={url}
          label={messages.copyLink}
          copiedLabel={messages.copied}
          failedLabel={messages.copyFailed}
        />
      </div>
    );
  }
  const shareNow = async () => {
    setFailed(false);
    setFailed(!(await share({ title: messages.title, url })));
  };
  return (
    <>
      <Button fullWidth onClick={() => void shareNow()}>
        <Send aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
        {messages.share}
      </Button>
      <p role="status" className="mt-2 text-center text-sm text-negative empty:hidden">
        {failed ? messages.shareFailed : ''}
      </p>
    </>
  );
}

/** Dialog with the link to the proof of payment of an order (product.md R56): being made, ready, turned off, or why there is none. */
export function ProofDialog({ order, onClose }: ProofDialogProps) {
  const messages = useMessages(proofMessages);
  const { state, make, revoke } = useProof(order);
  const again = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone then.
  useEffect(() => {
    if (state.is === 'revoked') again.current?.focus();
  }, [state.is]);
  const renderBody = (current: ProofState): ReactNode => {
    switch (current.is) {
      case 'making':
        return (
          <SkeletonGroup label={messages.making} className="flex flex-col gap-4">
            <Skeleton shape="block" className="h-28 w-full" />
            <Skeleton shape="block" className="h-13 w-full" />
          </SkeletonGroup>
        );
      case 'ready':
        return <ProofLink url={current.url} expiresAt={current.expiresAt} onRevoke={() => void revoke()} />;
      case 'failed':
        return (
          <div className="flex flex-col gap-4">
            <ErrorPanel
              title={failureText(current.error, messages.failed.title)}
              retryLabel={messages.failed.retry}
              onRetry={make}
            />
            {/* There may be a link from before. */}
            <RevokeButton onRevoke={() => void revoke()} />
          </div>
        );
      case 'revoked':
        return (
          <Notice tone="neutral" live="polite" title={messages.revoked.title}>
            {messages.revoked.detail}
          </Notice>
        );
      case 'returned':
        return (
          <Notice tone="notice" live="polite" title={messages.returned.title}>
            {messages.returned.detail}
          </Notice>
        );
      default:
        return current satisfies never;
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.title}
      description={messages.description}
      closeLabel={messages.close}
      {...(state.is === 'ready' && { footer: <ShareButton url={state.url} /> })}
      {...(state.is === 'revoked' && {
        footer: (
          <Button ref={again} fullWidth variant="secondary" onClick={make}>
            {messages.revoked.again}
          </Button>
        ),
      })}
    >
      <div className="pb-2">{renderBody(state)}</div>
    </Dialog>
  );
}
