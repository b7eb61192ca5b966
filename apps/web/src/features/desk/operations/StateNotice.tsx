import { useMessages } from '@sarraf/forms/language';
import { buttonClass, Notice } from '@sarraf/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLoadAdminApi } from '../../../shared/api/admin-api-context.ts';
import { deskSearch } from '../../../shared/desk/desk-address.ts';
import { overviewQuery } from '../../../shared/desk/overview.query.ts';
import { operationsMessages } from './operations.messages.ts';
import { knownState, STATE_TONES } from './overall-state.ts';

/** Notice of a state that is not `ok`, with a link to the Operations view. Renders nothing otherwise, and for a server that tells no state. */
export function StateNotice() {
  const messages = useMessages(operationsMessages);
  const { data } = useQuery(overviewQuery(useLoadAdminApi()));
  const state = knownState(data?.state);
  if (state === undefined || state === 'ok') return null;
  return (
    <Notice
      tone={STATE_TONES[state]}
      title={messages.states[state].title}
      action={
        <Link
          to={{ search: deskSearch({ tab: 'operations' }) }}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {messages.show}
        </Link>
      }
    />
  );
}
