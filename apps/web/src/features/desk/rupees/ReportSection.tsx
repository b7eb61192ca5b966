import { ReportForm, type StatementDays } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Notice, PageSection, Slip, SlipSection } from '@sarraf/ui';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { submitResult } from '../../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../../shared/api/use-exclusive-mutation.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import { now } from '../../../shared/time/clock.ts';
import { rupeesMessages } from './rupees.messages.ts';

/** Report of a period (product.md S17): a form for its days, and the download. */
export function ReportSection() {
  const messages = useMessages(rupeesMessages).report;
  const api = useAdminApi();
  const report = useExclusiveMutation({
    mutationFn: async (days: StatementDays) => ({
      file: `report-${days.from}-to-${days.to}.csv`,
      content: await api.exportReport(days),
    }),
    onSuccess: ({ file, content }) => saveFile(file, content),
  });
  return (
    <PageSection title={messages.title} description={messages.description}>
      <div role="status" className="mb-4 max-w-140 empty:hidden">
        {report.isSuccess && <Notice tone="positive">{messages.saved({ file: report.data.file })}</Notice>}
      </div>
      <Slip className="max-w-140">
        <SlipSection>
          <ReportForm now={now} onSubmit={(days) => submitResult(report.mutateAsync(days), '')} />
        </SlipSection>
      </Slip>
    </PageSection>
  );
}
