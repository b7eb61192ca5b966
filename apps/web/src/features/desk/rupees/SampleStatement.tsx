import { useMessages } from '@sarraf/forms/language';
import { Button, Notice } from '@sarraf/ui';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { failureText } from '../../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { fileName, saveFile } from '../../../shared/files/save-file.ts';
import { now } from '../../../shared/time/clock.ts';
import { rupeesMessages } from './rupees.messages.ts';

/** Download of the statement of the sandbox's bank. */
export function SampleStatement() {
  const messages = useMessages(rupeesMessages).importPage;
  const api = useAdminApi();
  const sample = useExclusiveMutation({
    mutationFn: () => api.getSandboxBankStatement(),
    onSuccess: (content) => saveFile(fileName('statement', 'csv', new Date(now())), content),
  });
  return (
    <Notice
      tone="info"
      action={
        <Button variant="secondary" size="sm" busy={sample.isPending} onClick={() => sample.mutate()}>
          {messages.sample}
        </Button>
      }
    >
      <p>{messages.sampleMessage}</p>
      <p role="alert" className="text-negative empty:hidden">
        {sample.error && failureText(sample.error, messages.sampleFailed)}
      </p>
    </Notice>
  );
}
