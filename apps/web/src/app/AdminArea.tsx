import type { AdminApi } from '@sarraf/api-client/admin';
import { Outlet } from 'react-router-dom';
import { AdminApiProvider } from '../shared/api/admin-api-context.ts';

/** Creates the route component around administrators' pages, which provides their API client. It renders no frame of its own. */
export const adminArea = (api: AdminApi) =>
  function AdminArea() {
    return (
      <AdminApiProvider value={api}>
        <Outlet />
      </AdminApiProvider>
    );
  };
