import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./apps/backend/modules/**/tables.ts', './apps/backend/frame/*/tables.ts'],
  out: './apps/backend/db/migrations',
});
