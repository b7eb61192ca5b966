import { useMessages } from '@sarraf/forms/language';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAdminApi } from '../../../shared/api/admin-api-context.ts';
import { deskAddress, deskSearch } from '../../../shared/desk/desk-address.ts';
import { DeskList } from '../DeskList.tsx';
import { deskMessages } from '../desk.messages.ts';
import { usersQuery } from '../desk.queries.ts';
import { SearchBox } from '../SearchBox.tsx';
import { UserCard } from './UserCard.tsx';
import { usersMessages } from './users.messages.ts';

/** Tab of the users, with a search (product.md S17). */
export function UsersTab() {
  const messages = useMessages(usersMessages);
  const { search: searchLabel } = useMessages(deskMessages);
  const api = useAdminApi();
  const navigate = useNavigate();
  const { search } = deskAddress(useLocation().search);
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-form">
        <SearchBox
          label={searchLabel}
          hint={messages.searchHint}
          value={search}
          onSearch={(text) => void navigate({ search: deskSearch({ tab: 'users', search: text }) }, { replace: true })}
        />
      </div>
      <DeskList
        label={messages.title}
        query={usersQuery(api, search)}
        rowKey={({ _id }) => _id}
        empty={messages.empty}
        className="grid items-start gap-4 lg:grid-cols-2"
      >
        {(user) => <UserCard user={user} />}
      </DeskList>
    </div>
  );
}
