import { type CodeChannel, formatMobile, isCodeChannel } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { CopyButton } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api-context.ts';
import { useSandboxContext } from '../../shared/sandbox/sandbox-context.ts';
import { useSessionState } from '../../shared/session/session-context.ts';
import { SandboxDeposit } from './SandboxDeposit.tsx';
import { sandboxMessages } from './sandbox.messages.ts';
import { sentMessagesQuery } from './sandbox.queries.ts';

/** Mobile number whose messages are shown: that of the signed-in user, else the one that last got a code. */
function useMobile(): string | null {
  const session = useSessionState();
  const { mobile } = useSandboxContext();
  return session.status === 'signed-in' ? session.user.mobile : mobile;
}

/** Names of the channels, the same in every language. */
const CHANNELS: Record<CodeChannel, string> = { whatsapp: 'WhatsApp', sms: 'SMS' };

/** Name of a channel; one that this build does not know keeps its name of the API. */
const channelName = (channel: string): string => (isCodeChannel(channel) ? CHANNELS[channel] : channel);

function MessageList({ mobile }: { mobile: string }) {
  const texts = useMessages(sandboxMessages);
  const { data: messages, isError } = useQuery(sentMessagesQuery(useApi(), mobile));
  return (
    <div>
      <p translate="no" className="text-xs font-semibold text-ink-2">
        {texts.messagesFor({ mobile: formatMobile(mobile) })}
      </p>
      {isError && <p className="text-xs text-notice">{texts.failed}</p>}
      {messages.length === 0 && !isError && <p className="mt-2 text-sm text-ink-2">{texts.none}</p>}
      <ul className="mt-2 flex max-h-36 flex-col gap-2 overflow-y-auto" aria-live="polite" tabIndex={-1}>
        {messages.map(({ id, text, code, channel }) => (
          <li key={id} className="flex items-center gap-3 rounded-box border border-line bg-surface py-1.5 ps-3 pe-1.5">
            <div className="min-w-0 flex-1">
              <p translate="no" className="text-xs font-semibold text-ink-2">
                <bdi dir="ltr">{channelName(channel)}</bdi>
              </p>
              <p dir="auto" translate="no" className="text-sm wrap-anywhere">
                {text}
              </p>
            </div>
            {code && (
              <CopyButton
                variant="secondary"
                value={code}
                label={texts.copy}
                accessibleLabel={texts.copyCode({ code })}
                copiedLabel={texts.copied}
                failedLabel={texts.copyFailed}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Content of the open Sandbox phone: the deposit form for the order in step 3, and the messages. */
export function SandboxMessages() {
  const texts = useMessages(sandboxMessages);
  const { order } = useSandboxContext();
  const mobile = useMobile();
  return (
    <div className="grid items-start gap-4 text-ink lg:grid-cols-2">
      {order && <SandboxDeposit key={order.id} order={order} />}
      {mobile === null ? <p className="text-sm text-ink-2">{texts.noNumber}</p> : <MessageList mobile={mobile} />}
    </div>
  );
}
