import type { AuditEntry, User } from '@sarraf/api-client';
import type { FakeServer } from './server.ts';

/** Adds a row to the audit log, if the server has one. */
export function addAuditEntry(server: FakeServer, user: User, entry: Omit<AuditEntry, '_id' | 'at' | 'user'>) {
  const { _id, name, mobile } = user;
  const at = new Date(server.now()).toISOString();
  server.audit?.unshift({ _id: server.nextId('audit'), at, user: { _id: _id ?? '', name, mobile }, ...entry });
}
