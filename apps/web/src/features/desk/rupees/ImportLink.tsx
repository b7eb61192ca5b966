import { useMessages } from '@sarraf/forms/language';
import { buttonClass } from '@sarraf/ui';
import { Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { deskSearch } from '../../../shared/desk/desk-address.ts';
import { rupeesMessages } from './rupees.messages.ts';

/** Link to the import of a bank statement. */
export function ImportLink({ className = '' }: { className?: string }) {
  const messages = useMessages(rupeesMessages);
  return (
    <Link
      to={{ search: deskSearch({ tab: 'reconciliation', books: 'rupees', importing: true }) }}
      className={buttonClass({ size: 'sm', className })}
    >
      <Upload aria-hidden="true" className="size-4.5" />
      {messages.import}
    </Link>
  );
}
