import { useMessages } from '@sarraf/forms/language';
import { SwitchRow } from '@sarraf/ui';
import { BellRing } from 'lucide-react';
import { failureText } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { useSession, useUser } from '../../shared/session/session-context.ts';
import { profileMessages } from './profile.messages.ts';

/** Switch for the messages about the user's orders (product.md S13), saved at once. After a failure it goes back and says so. */
export function OrderMessagesSwitch() {
  const messages = useMessages(profileMessages).orderMessages;
  const api = useApi();
  const session = useSession();
  const user = useUser();
  const saving = useExclusiveMutation({
    mutationFn: (orderMessages: boolean) => api.updateNotifications({ orderMessages }),
    onSuccess: ({ user: { orderMessages } }) => session.updateUser({ orderMessages }),
  });
  return (
    <div>
      <SwitchRow
        icon={<BellRing />}
        label={messages.label}
        help={messages.help}
        // The state that was asked for, while it is being saved.
        checked={saving.isPending ? saving.variables : user.orderMessages}
        busy={saving.isPending}
        onCheckedChange={saving.mutate}
        className="min-h-13 text-ink!"
      />
      {/* Always mounted: a live region that is mounted with its text is not announced. */}
      <div role="alert">
        {saving.isError && (
          <p className="mx-3 my-2 rounded-box bg-negative-soft px-3 py-2 text-sm font-medium text-negative">
            <bdi>{failureText(saving.error, messages.failed)}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}
