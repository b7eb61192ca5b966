import { useMessages } from '@sarraf/forms/language';
import { Button, CopyButton, Notice } from '@sarraf/ui';
import { Download } from 'lucide-react';
import { saveFile } from '../../shared/files/save-file.ts';
import { secondFactorMessages } from './second-factor.messages.ts';
import { BRAND } from '../../shared/layout/brand.ts';

const FILE_NAME = `${BRAND.name.toLowerCase().replaceAll(/\s+/g, '-')}-recovery-codes.txt`;

/** Text of the file with the codes. */
const fileOf = (codes: readonly string[]): Blob => {
  const { fileTitle, fileNote } = secondFactorMessages.current.codes;
  return new Blob([[fileTitle, fileNote, '', ...codes, ''].join('\r\n')], { type: 'text/plain;charset=utf-8' });
};

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called when the user says that the codes are kept. */
  onKept: () => void;
}

/** New recovery codes with the ways to keep them. They are shown once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const messages = useMessages(secondFactorMessages).codes;
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="notice">{messages.once}</Notice>
      <ol
        aria-label={messages.list}
        dir="ltr"
        translate="no"
        className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-x-3 gap-y-1 rounded-box bg-sunken px-3 py-3.5 text-center font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2.5 *:flex-auto">
        <CopyButton
          variant="secondary"
          value={codes.join('\n')}
          label={messages.copy}
          copiedLabel={messages.copied}
          failedLabel={messages.copyFailed}
        />
        <Button variant="secondary" size="sm" onClick={() => saveFile(FILE_NAME, fileOf(codes))}>
          <Download aria-hidden="true" className="size-4.5 shrink-0" />
          {messages.download}
        </Button>
      </div>
      <Button fullWidth onClick={onKept}>
        {messages.kept}
      </Button>
    </div>
  );
}
