import { eventually } from './eventually';
import type { TestApp } from './test-app';

/** The mail that a job sends after this action. */
export async function mailAfter({ ports }: Pick<TestApp, 'ports'>, act: () => Promise<unknown>) {
  const before = ports.sentMails.length;
  await act();
  return eventually(() => ports.sentMails[before]);
}
