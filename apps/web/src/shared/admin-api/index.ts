export {
  AdminApiProvider,
  LoadAdminApiProvider,
  useAdminApi,
  useLoadAdminApi,
  type LoadAdminApi,
} from './admin-api-context.ts';
