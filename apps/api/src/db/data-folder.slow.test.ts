import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { userByMobile } from '../people/users.ts';
import { connect } from './connect.ts';
import { DataFolderInUse } from './data-folder-lock.ts';
import { migrate } from './migrate.ts';

test('the data folder keeps its rows over a restart, and takes one server at a time', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sarraf-data-'));
  try {
    const first = await connect({ dataDir });
    await migrate(first.db);
    const { id } = await userByMobile(first.db, '+923001234567', new Date());
    await expect(connect({ dataDir })).rejects.toThrow(DataFolderInUse);
    await first.close();
    const second = await connect({ dataDir });
    await migrate(second.db);
    expect((await userByMobile(second.db, '+923001234567', new Date())).id).toBe(id);
    await second.close();
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
