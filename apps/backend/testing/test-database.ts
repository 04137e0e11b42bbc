import { randomBytes } from 'node:crypto';
import { runStatement, withDatabase } from './test-server';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database for one spec: a clone of the migrated template, or empty. */
export async function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = process.env['EMSAL_TEST_SERVER'];
  if (!server) throw new Error('No test server: run the tests with the configuration at the workspace’s root.');
  const name = `emsal_test_${randomBytes(6).toString('hex')}`;
  await runStatement(
    server,
    `CREATE DATABASE ${name}${empty ? '' : ` TEMPLATE ${process.env['EMSAL_TEST_TEMPLATE']}`}`,
  );
  return {
    url: withDatabase(server, name),
    drop: () => runStatement(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
