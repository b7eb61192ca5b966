import { statementRecords } from '@sarraf/domain';
import { ColumnsForm, type ColumnsFormProps } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { Notice, Slip, SlipSection } from '@sarraf/ui';
import { useMemo } from 'react';
import { calendarText } from '../../../shared/time/date-text.ts';
import { useStepHeading } from '../use-step-heading.ts';
import { rupeesMessages } from './rupees.messages.ts';
import type { ImportStep } from './use-statement-import.ts';

export interface StatementColumnsStepProps extends Pick<ColumnsFormProps, 'initialValues' | 'onSubmit' | 'onCancel'> {
  /** Text of the file. */
  csv: string;
  step: Extract<ImportStep, { name: 'columns' }>;
}

/** Step of the import in which the columns of the file are chosen: the first time, when they differ, or to change them. */
export function StatementColumnsStep({ csv, step: { setting, missing }, ...form }: StatementColumnsStepProps) {
  const messages = useMessages(rupeesMessages).importPage;
  const records = useMemo(() => statementRecords(csv), [csv]);
  const heading = useStepHeading('columns');
  return (
    <Slip className="max-w-180">
      <SlipSection className="flex flex-col gap-4">
        <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
          {messages.columnsTitle}
        </h3>
        {missing.length > 0 ? (
          <Notice tone="notice">{messages.columnsDiffer({ missing: missing.join(', ') })}</Notice>
        ) : (
          <p className="text-sm text-ink-2">{setting.columns ? messages.columnsChange : messages.columnsFirst}</p>
        )}
        <ColumnsForm records={records} current={setting.columns} dayText={(day) => calendarText(day)} {...form} />
      </SlipSection>
    </Slip>
  );
}
