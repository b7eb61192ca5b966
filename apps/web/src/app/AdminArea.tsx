import type { AdminApi } from '@sarraf/api-client/admin';
import { Outlet } from 'react-router-dom';
import { AdminApiProvider } from '../shared/api/admin-api-context.ts';

/** The component around administrators' pages, which gives them their client. It has no header or menu of its own. */
export const adminArea = (api: AdminApi) =>
  function AdminArea() {
    return (
      <AdminApiProvider value={api}>
        <Outlet />
      </AdminApiProvider>
    );
  };
