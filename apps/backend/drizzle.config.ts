import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './apps/backend/modules/**/tables.ts',
    './apps/backend/http/*/tables.ts',
    './apps/backend/customers/tables.ts',
  ],
  out: './apps/backend/db/migrations',
});
