import { defineConfig } from '@hey-api/openapi-ts';

/** Types and valibot schemas only; the client is ours (`src/client.ts`). */
export default defineConfig({
  input: './openapi.yaml',
  output: { path: process.env['CONTRACT_OUTPUT'] ?? './src/gen', entryFile: false, importFileExtension: '.ts' },
  logs: { level: 'silent', file: false },
  plugins: ['@hey-api/typescript', 'valibot'],
});
